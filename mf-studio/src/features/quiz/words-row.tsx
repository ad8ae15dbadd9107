import { Checkbox, TextInput } from '@stoa/shared/kit';
import { useQuizText } from '../../messages/quiz.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import type { AnswersProps, RowProps } from './answers-field.tsx';
import { withMoved, withOption } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';
import { RemoveAnswer } from './remove-answer.tsx';

/** Words that are accepted; of an order, an item at its place. */
export function WordsRow(props: RowProps) {
  const t = useQuizText();
  const { question, number, place, problems, onChange } = props;
  const isOrder = question.kind === 'order';
  const named = { place: place + 1, number };
  return (
    <>
      <TextInput
        className={classes.text ?? ''}
        aria-label={t('answer.name', named)}
        value={question.options[place]?.text ?? ''}
        error={problems[`options.${place}.text`]}
        onChange={(event) => onChange(withOption(question, place, { text: event.currentTarget.value }))}
      />
      <div className={classes.buttons}>
        {props.picture}
        {isOrder && (
          <MoveButtons
            up={t('answer.up', named)}
            down={t('answer.down', named)}
            canRise={place > 0}
            canSink={place < question.options.length - 1}
            onMove={(direction) => onChange(withMoved(question, place, direction))}
          />
        )}
        <RemoveAnswer {...props} least={isOrder ? 2 : 1} />
      </div>
    </>
  );
}

export function WordCase({ question, onChange }: Omit<AnswersProps, 'pictureOf'>) {
  const t = useQuizText();
  return (
    <Checkbox
      mt="sm"
      label={t('answers.case')}
      checked={question.case_sensitive}
      onChange={(event) => onChange({ ...question, case_sensitive: event.currentTarget.checked })}
    />
  );
}
