import { TextInput } from '@stoa/shared/kit';
import { useQuizText } from '../../../messages/quiz.ts';
import type { AnswerFieldProps } from './question.tsx';
import classes from './quiz.module.css';

/** The longest answer that the server takes, in characters. */
const MOST = 500;

/** A number or words. A number is no `type="number"`: browsers understand one decimal sign each, people two. */
export function TypedField({ number, question, given, onChange }: AnswerFieldProps) {
  const t = useQuizText();
  return (
    <TextInput
      className={classes.typed ?? ''}
      aria-label={t('form.answer', { number })}
      inputMode={question.kind === 'numeric' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={MOST}
      value={given.text}
      onChange={(event) => onChange({ ...given, text: event.currentTarget.value })}
    />
  );
}
