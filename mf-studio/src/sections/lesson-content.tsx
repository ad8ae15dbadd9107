import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { Anchor, Skeleton } from '@stoa/shared/kit';
import { Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useBuilder } from '../builder/builder-context.tsx';
import { emptyAssignment } from '../builder/target-fields.ts';
import type { LessonValues } from '../features/curriculum/use-lesson-form.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { useCurriculumText } from '../messages/curriculum.ts';
import { EmbedContent } from './embed-content.tsx';
import { LessonTextField } from './lesson-text-field.tsx';
import { PlayedContent } from './played-content.tsx';

const QuizContent = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "quiz" */ './quiz-content.tsx')).QuizContent,
}));
const AssignmentEditor = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "assignment" */ '../features/assignment/assignment-editor.tsx'))
    .AssignmentEditor,
}));

const ScormEditor = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "lesson-more" */ './scorm-editor.tsx')).ScormEditor,
}));
interface LessonContentProps {
  lesson: BuilderLesson;
  form: UseFormReturn<LessonValues>;
}

/** Where curriculum, uploads, quiz and assignment meet: each kind of lesson has its own editor. */
export function LessonContent({ lesson, form }: LessonContentProps) {
  switch (lesson.kind) {
    case 'video':
    case 'audio':
      return <PlayedContent lesson={lesson} />;
    case 'document':
      return <DocumentContent lesson={lesson} />;
    case 'scorm':
      return (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <ScormEditor lesson={lesson} />
        </Suspense>
      );
    case 'text':
    case 'live':
    case 'embed':
      return (
        <>
          {lesson.kind === 'embed' && <EmbedContent lesson={lesson} />}
          <LessonTextField lesson={lesson} form={form} />
        </>
      );
    case 'quiz':
      return (
        <Suspense fallback={<Skeleton height="12rem" />}>
          <QuizContent lesson={lesson} />
        </Suspense>
      );
    case 'assignment':
      return (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <AssignmentEditor target={`lesson:${lesson.id}`} assignment={lesson.assignment ?? emptyAssignment} />
        </Suspense>
      );
  }
}

function DocumentContent({ lesson }: { lesson: BuilderLesson }) {
  const t = useCurriculumText();
  const { saver, isReadOnly } = useBuilder();
  const save = (id: string | null) => {
    saver.change(`lesson:${lesson.id}`, 'file_id', id);
    void saver.flush();
  };
  return (
    <UploadField
      id="lesson-file"
      slot={`document:${lesson.id}`}
      purpose="document"
      label={t('content.document')}
      description={t('content.document.hint')}
      file={lesson.file}
      isReadOnly={isReadOnly}
      onReady={({ id }) => save(id)}
      onRemove={() => save(null)}
    >
      {lesson.file?.url && (
        <Anchor href={lesson.file.url} target="_blank" rel="noreferrer">
          {t('content.document.open')}
        </Anchor>
      )}
    </UploadField>
  );
}
