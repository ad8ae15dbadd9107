import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { Skeleton } from '@stoa/shared/kit';
import { Suspense, useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import { ChaptersEditor } from '../features/chapters/chapters-editor.tsx';
import { AudioPreview } from '../features/uploads/audio-preview.tsx';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { VideoPreview } from '../features/uploads/video-preview.tsx';
import { useCourseVideo } from '../features/videos/use-course-videos.ts';
import { AlsoUsedBy } from '../features/videos/used-by.tsx';
import { useCurriculumText } from '../messages/curriculum.ts';
import { CaptionTracks } from './caption-tracks.tsx';
import { PosterField } from './poster-field.tsx';

const FilmCopies = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "lesson-more" */ '../features/rungs/film-copies.tsx')).FilmCopies,
}));

/** A film or a recording, what is said in it, and its chapters. */
export function PlayedContent({ lesson }: { lesson: BuilderLesson }) {
  const t = useCurriculumText();
  const { saver, isReadOnly } = useBuilder();
  const video = useCourseVideo(lesson);
  // Of the lesson, which its whole team may read; of the file alone a co-instructor gets none.
  const open = async () => (await video.refetch()).data?.file?.url ?? null;
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const [uploaded, setUploaded] = useState<string>();
  const kind = lesson.kind === 'audio' ? 'audio' : 'video';
  const save = (field: string, id: string | null) => {
    saver.change(`lesson:${lesson.id}`, field, id);
    void saver.flush();
  };
  return (
    <>
      <UploadField
        id="lesson-file"
        slot={`${kind}:${lesson.id}`}
        purpose={kind}
        label={t(`content.${kind}`)}
        description={t(`content.${kind}.hint`)}
        file={lesson.file}
        isReadOnly={isReadOnly}
        onReady={({ id }) => {
          setUploaded(id);
          save('file_id', id);
        }}
        onRemove={() => save('file_id', null)}
      >
        {lesson.file && <Preview lesson={lesson} file={lesson.file} onFilm={setFilm} onLinkExpired={open} />}
      </UploadField>
      {video.data && <AlsoUsedBy uses={video.data.used_by} />}
      {kind === 'video' && lesson.file?.state === 'ready' && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <FilmCopies
            key={lesson.file.id}
            film={lesson.file}
            isReadOnly={isReadOnly}
            isNew={uploaded === lesson.file.id}
            open={async () => (await open()) ?? ''}
          />
        </Suspense>
      )}
      {kind === 'video' && <PosterField lesson={lesson} film={film} />}
      <CaptionTracks lesson={lesson} />
      <ChaptersEditor lesson={lesson} />
    </>
  );
}

interface PreviewProps {
  lesson: BuilderLesson;
  file: NonNullable<BuilderLesson['file']>;
  onFilm(film: HTMLVideoElement | null): void;
  onLinkExpired(): Promise<string | null>;
}

function Preview({
  lesson: { kind, captions_file: captions, poster_file: poster },
  file,
  onFilm,
  onLinkExpired,
}: PreviewProps) {
  return kind === 'audio' ? (
    <AudioPreview key={file.id} {...{ file, captions, onLinkExpired }} />
  ) : (
    <VideoPreview key={file.id} {...{ file, captions, poster, onFilm, onLinkExpired }} />
  );
}
