import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useBuilder } from '../builder/builder-context.tsx';
import { ChaptersEditor } from '../features/chapters/chapters-editor.tsx';
import { AudioPreview } from '../features/uploads/audio-preview.tsx';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { VideoPreview } from '../features/uploads/video-preview.tsx';
import { useCurriculumText } from '../messages/curriculum.ts';
import { CaptionTracks } from './caption-tracks.tsx';

/** A film or a recording, what is said in it, and its chapters. */
export function PlayedContent({ lesson }: { lesson: BuilderLesson }) {
  const t = useCurriculumText();
  const { saver, isReadOnly, reload } = useBuilder();
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
        onReady={({ id }) => save('file_id', id)}
        onRemove={() => save('file_id', null)}
      >
        {lesson.file && <Preview lesson={lesson} file={lesson.file} onLinkExpired={() => void reload()} />}
      </UploadField>
      <CaptionTracks lesson={lesson} />
      <ChaptersEditor lesson={lesson} />
    </>
  );
}

interface PreviewProps {
  lesson: BuilderLesson;
  file: NonNullable<BuilderLesson['file']>;
  onLinkExpired(): void;
}

function Preview({ lesson: { kind, captions_file: captions }, file, onLinkExpired }: PreviewProps) {
  return kind === 'audio' ? (
    <AudioPreview key={file.id} {...{ file, captions, onLinkExpired }} />
  ) : (
    <VideoPreview key={file.id} {...{ file, captions, onLinkExpired }} />
  );
}
