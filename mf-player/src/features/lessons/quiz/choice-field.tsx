import { Checkbox, Radio, Stack } from '@stoa/shared/kit';
import { InlineMarkdown } from '@stoa/shared/ui/markdown.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import type { AnswerFieldProps } from './question.tsx';

/** One or several of the options. */
export function ChoiceField({ number, question, given, onChange }: AnswerFieldProps) {
  const t = useQuizText();
  const label = t('form.answers', { number });
  if (question.kind === 'multiple') {
    return (
      <Checkbox.Group value={given.chosen} onChange={(chosen) => onChange({ ...given, chosen })} aria-label={label}>
        <Stack gap="sm">
          {question.options.map((option) => (
            <Checkbox key={option.id} value={option.id} label={<InlineMarkdown text={option.text} />} />
          ))}
        </Stack>
      </Checkbox.Group>
    );
  }
  return (
    <Radio.Group
      value={given.chosen[0] ?? ''}
      onChange={(option) => onChange({ ...given, chosen: [option] })}
      aria-label={label}
    >
      <Stack gap="sm">
        {question.options.map((option) => (
          <Radio key={option.id} value={option.id} label={<InlineMarkdown text={option.text} />} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
