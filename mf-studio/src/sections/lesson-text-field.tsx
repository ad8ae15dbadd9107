import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Input } from '@stoa/shared/kit';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useBuilder } from '../builder/builder-context.tsx';
import type { LessonValues } from '../features/curriculum/use-lesson-form.ts';
import { UploadProgress } from '../features/uploads/upload-progress.tsx';
import { useCurriculumText } from '../messages/curriculum.ts';
import { MarkdownEditor } from '../ui/markdown-editor.tsx';
import { useTextPictures } from './use-text-pictures.ts';

const PictureModal = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "lesson-more" */ '../features/uploads/picture-modal.tsx')).PictureModal,
);

/** What the text of a lesson is for. */
const labelOf = { text: 'content.text', live: 'content.about', embed: 'content.embed.about' } as const;

interface LessonTextFieldProps {
  lesson: BuilderLesson;
  form: UseFormReturn<LessonValues>;
}

/** The text of a lesson, and the pictures in it. */
export function LessonTextField({ lesson, form }: LessonTextFieldProps) {
  const t = useCurriculumText();
  const ruleText = useRuleText();
  const { isReadOnly } = useBuilder();
  const { tool, asked, sending, refusals, answer } = useTextPictures(lesson);
  return (
    <>
      <Controller
        control={form.control}
        name="markdown"
        render={({ field, fieldState }) => (
          <MarkdownEditor
            id="lesson-markdown"
            label={t(labelOf[lesson.kind as keyof typeof labelOf])}
            minRows={lesson.kind === 'text' ? 14 : 8}
            value={field.value}
            onChange={field.onChange}
            error={ruleText(fieldState.error?.message)}
            {...(!isReadOnly && { pictures: tool })}
          />
        )}
      />
      {sending.map(({ slot, name, state }) => (
        <UploadProgress key={slot} slot={slot} name={name} state={state} />
      ))}
      {refusals.map((refusal) => (
        <Input.Error key={refusal} role="alert">
          {refusal}
        </Input.Error>
      ))}
      {asked && (
        <PictureModal
          key={asked.slot}
          file={asked.toSend.file}
          onInsert={(words) => answer(words)}
          onCancel={() => answer(undefined)}
        />
      )}
    </>
  );
}
