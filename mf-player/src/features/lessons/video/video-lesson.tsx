import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { Chapters } from '../media/chapters.tsx';
import { MediaFailed } from '../media/media-failed.tsx';
import { ResumedNote } from '../media/resumed-note.tsx';
import { savesData } from '../media/saves-data.ts';
import { useMedia, type MediaLessonProps } from '../media/use-media.ts';
import { useQuality } from '../media/use-quality.ts';
import { WatchedParts } from '../media/watched-parts.tsx';
import { FilmPlayer } from './film-player.tsx';
import classes from './video-lesson.module.css';

export type VideoContent = Extract<LessonContent, { kind: 'video' }>;

interface VideoLessonProps extends MediaLessonProps {
  content: VideoContent;
}

/** A film, what of it was watched, its chapters, and what is said in it. */
export function VideoLesson({ content, next, onNext, ...given }: VideoLessonProps) {
  const { lesson, progress, isEnrolled } = given;
  const [captions, ...otherCaptions] = content.captions;
  const { hold, events, media } = useMedia({ ...given, duration: content.duration_s });
  const { measure, quality } = useQuality(content);
  const { playing } = quality;
  const onError = () => quality.skip() || events.onError();
  return (
    <div ref={measure} className={classes.lesson}>
      <FilmPlayer media={media} content={content} quality={quality} next={next} onNext={onNext}>
        <video
          ref={hold}
          key={playing.url}
          playsInline
          preload={savesData() || !quality.isSettled ? 'none' : 'metadata'}
          poster={content.poster_url ?? undefined}
          aria-label={lesson.title}
          {...events}
          onError={onError}
        >
          <source src={playing.url} type={playing.type} onError={onError} />
          <track kind="captions" src={captions?.url} srcLang={captions?.language} label={captions?.label} />
          {otherCaptions.map((track, index) => (
            // By its place: a language may have several, and an address is signed anew with each answer.
            <track key={index} kind="captions" src={track.url} srcLang={track.language} label={track.label} />
          ))}
        </video>
      </FilmPlayer>
      {media.failed && <MediaFailed onAgain={media.reload} />}
      <ResumedNote media={media} />
      {isEnrolled && !progress.completed && (
        <WatchedParts
          watched={progress.watched}
          duration={content.duration_s}
          threshold={content.watch_threshold}
          isEnded={media.isEnded}
          onJump={(to) => {
            media.jump(to);
            media.play();
          }}
        />
      )}
      <Chapters chapters={content.chapters} second={media.second} onJump={media.jump} />
    </div>
  );
}
