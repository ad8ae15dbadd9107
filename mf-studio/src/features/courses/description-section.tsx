import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Stack } from '@stoa/shared/kit';
import { Controller } from 'react-hook-form';
import { useBuilderText } from '../../messages/builder.ts';
import { MarkdownEditor } from '../../ui/markdown-editor.tsx';
import { wordCount } from '../../ui/word-count.ts';
import { useCourseForm, useFieldNames } from './use-course-form.ts';

const fields = ['description'] as const;
const MIN_WORDS = 50;

export function DescriptionSection() {
  const form = useCourseForm(fields);
  const t = useBuilderText();
  const rule = useRuleText();
  const names = useFieldNames();
  const wordsText = (words: number) =>
    words < MIN_WORDS ? t('description.short', { words, least: MIN_WORDS }) : t('description.words', { words });
  return (
    <Stack gap="lg">
      <Controller
        control={form.control}
        name="description"
        render={({ field, fieldState }) => (
          <MarkdownEditor
            id="description"
            label={names.description}
            description={t('description.hint')}
            value={field.value}
            onChange={field.onChange}
            error={rule(fieldState.error?.message)}
            footnote={wordsText(wordCount(field.value))}
          />
        )}
      />
    </Stack>
  );
}
