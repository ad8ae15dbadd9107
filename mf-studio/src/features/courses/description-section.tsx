import { Stack } from '@stoa/shared/ui/kit.ts';
import { Controller } from 'react-hook-form';
import { FieldConflicts } from '../../builder/field-conflicts.tsx';
import { MarkdownEditor } from '../../ui/markdown-editor.tsx';
import { wordCount } from '../../ui/word-count.ts';
import { fieldNames, useCourseForm } from './use-course-form.ts';

const fields = ['description'] as const;
const MIN_WORDS = 50;

export function DescriptionSection() {
  const { form, ...conflicts } = useCourseForm(fields);
  return (
    <Stack gap="lg">
      <FieldConflicts {...conflicts} names={fieldNames} />
      <Controller
        control={form.control}
        name="description"
        render={({ field, fieldState }) => (
          <MarkdownEditor
            id="description"
            label="Description"
            description="What the course covers and why it is worth the time. At least 50 words."
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            footnote={wordsText(wordCount(field.value))}
          />
        )}
      />
    </Stack>
  );
}

const wordsText = (words: number): string =>
  words < MIN_WORDS ? `${words} of at least ${MIN_WORDS} words` : `${words} words`;
