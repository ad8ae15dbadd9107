import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useBuilder } from '../builder/builder-context.tsx';
import { ScormContent } from '../features/scorm/scorm-content.tsx';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { useScormText } from '../messages/scorm.ts';

/** Where uploads and packages meet: the file of a SCORM lesson, and what is in it. */
export function ScormEditor({ lesson }: { lesson: BuilderLesson }) {
  const t = useScormText();
  const { saver, isReadOnly } = useBuilder();
  const save = (id: string | null) => {
    saver.change(`lesson:${lesson.id}`, 'file_id', id);
    void saver.flush();
  };
  return (
    <>
      <UploadField
        id="lesson-file"
        slot={`scorm:${lesson.id}`}
        purpose="scorm"
        label={t('file')}
        description={t('file.hint')}
        file={lesson.file}
        isReadOnly={isReadOnly}
        onReady={({ id }) => save(id)}
        onRemove={() => save(null)}
      />
      <ScormContent lesson={lesson} />
    </>
  );
}
