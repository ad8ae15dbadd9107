import { useId } from 'react';
import { NativeSelect } from '@stoa/shared/kit';
import { useQuizText } from '../../../messages/quiz.ts';
import { OptionLabel } from './option-label.tsx';
import type { AnswerFieldProps } from './question.tsx';
import classes from './quiz.module.css';

/** A partner for each option; one may belong to several, and some to none. */
export function MatchField({ number, question, given, onChange }: AnswerFieldProps) {
  const t = useQuizText();
  const id = useId();
  const choiceOf = (option: string): string =>
    given.pairs.find(({ option_id }) => option_id === option)?.choice_id ?? '';
  function choose(option_id: string, choice_id: string): void {
    const others = given.pairs.filter((pair) => pair.option_id !== option_id);
    onChange({ ...given, pairs: choice_id === '' ? others : [...others, { option_id, choice_id }] });
  }
  return (
    <ul className={classes.pairs} aria-label={t('form.answers', { number })}>
      {question.options.map((option) => (
        <li key={option.id} className={classes.pair}>
          <label htmlFor={`${id}-${option.id}`} className={classes.words}>
            <OptionLabel option={option} />
          </label>
          <NativeSelect
            id={`${id}-${option.id}`}
            data={[
              { value: '', label: t('match.choose') },
              ...question.choices.map((choice) => ({ value: choice.id, label: choice.text })),
            ]}
            value={choiceOf(option.id)}
            onChange={(event) => choose(option.id, event.currentTarget.value)}
          />
        </li>
      ))}
    </ul>
  );
}
