import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LessonOutline } from '@stoa/shared/contract/teaching/course-card.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { letGoOfVideo } from '@stoa/shared/ui/let-go-of-video.ts';
import classes from './trailer.module.css';

/** No taller than the place it plays in asks for. */
const MOST_LINES = 720;

interface TrailerFilmProps {
  lesson: LessonOutline;
  /** Stands there until the film does. */
  cover: ReactNode;
}

/** Plays at once, for it was asked for; nothing is recorded of it. */
export function TrailerFilm({ lesson, cover }: TrailerFilmProps) {
  const api = useApi();
  const film = useQuery({
    queryKey: ['trailer', lesson.id],
    queryFn: ({ signal }) => api.getLesson({ params: { id: lesson.id }, signal }),
    // Its addresses expire after an hour.
    staleTime: 30 * 60_000,
  });
  if (film.isError) return <LoadFailed query={film} />;
  const content = film.data?.content;
  if (content?.kind !== 'video') return <div aria-busy="true">{cover}</div>;
  const lighter = content.rungs.find(({ height }) => height <= MOST_LINES);
  return <Film title={lesson.title} content={{ ...content, video_url: lighter?.url ?? content.video_url }} />;
}

interface FilmProps {
  title: string;
  content: {
    video_url: string;
    poster_url: string | null;
    captions: readonly { language: string; label: string; url: string }[];
  };
}

function Film({ title, content: { video_url, poster_url, captions } }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    // The button that was pressed is gone: whoever came by key goes on here.
    element?.focus();
    // A browser may want to be asked once more, on its own button.
    element?.play().catch(() => undefined);
    return letGoOfVideo(element);
  }, []);
  const [first, ...others] = captions;
  return (
    <video
      ref={video}
      className={classes.film}
      src={video_url}
      poster={poster_url ?? undefined}
      aria-label={title}
      controls
      playsInline
    >
      <track kind="captions" src={first?.url} srcLang={first?.language} label={first?.label} default />
      {others.map((track, index) => (
        <track key={index} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
      ))}
    </video>
  );
}
