import { Checkbox, Radio } from '@stoa/shared/kit';
import { useQuizText } from '../../../messages/quiz.ts';
import { OptionLabel } from './option-label.tsx';
import type { AnswerFieldProps } from './question.tsx';
import classes from './quiz.module.css';

/** One or several of the options; side by side where they are pictures and there is room. */
export function ChoiceField({ number, question, given, onChange }: AnswerFieldProps) {
  const t = useQuizText();
  const label = t('form.answers', { number });
  const choices = { className: classes.choices, 'data-pictured': question.options.some(({ picture }) => picture) };
  if (question.kind === 'multiple') {
    return (
      <Checkbox.Group value={given.chosen} onChange={(chosen) => onChange({ ...given, chosen })} aria-label={label}>
        <div {...choices}>
          {question.options.map((option) => (
            <Checkbox
              key={option.id}
              value={option.id}
              className={classes.choice ?? ''}
              label={<OptionLabel option={option} />}
            />
          ))}
        </div>
      </Checkbox.Group>
    );
  }
  return (
    <Radio.Group
      value={given.chosen[0] ?? ''}
      onChange={(option) => onChange({ ...given, chosen: [option] })}
      aria-label={label}
    >
      <div {...choices}>
        {question.options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={classes.choice ?? ''}
            label={<OptionLabel option={option} />}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
