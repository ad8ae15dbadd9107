import { Checkbox, Radio, TextInput } from '@stoa/shared/kit';
import { useQuizText } from '../../messages/quiz.ts';
import type { RowProps } from './answers-field.tsx';
import { withOption, withRight } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';
import { RemoveAnswer } from './remove-answer.tsx';

/** An answer to choose, and whether it is right. */
export function ChoiceRow(props: RowProps) {
  const t = useQuizText();
  const { question, number, place, problems, onChange } = props;
  const option = question.options[place];
  const Mark = question.kind === 'multiple' ? Checkbox : Radio;
  const isFixed = question.kind === 'true_false';
  return (
    <>
      <Mark
        className={classes.mark ?? ''}
        aria-label={t('answer.right', { place: place + 1, number })}
        checked={option?.correct ?? false}
        onChange={(event) => onChange(withRight(question, place, event.currentTarget.checked))}
      />
      <TextInput
        className={classes.text ?? ''}
        aria-label={t('answer.name', { place: place + 1, number })}
        value={option?.text ?? ''}
        readOnly={isFixed}
        error={problems[`options.${place}.text`]}
        onChange={(event) => onChange(withOption(question, place, { text: event.currentTarget.value }))}
      />
      {!isFixed && (
        <div className={classes.buttons}>
          {props.picture}
          <RemoveAnswer {...props} least={2} />
        </div>
      )}
    </>
  );
}
