import { TextInput } from '@stoa/shared/kit';
import { useQuizText } from '../../messages/quiz.ts';
import type { RowProps } from './answers-field.tsx';
import { withOption } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';
import { RemoveAnswer } from './remove-answer.tsx';

/** What belongs together, or an answer that belongs to nothing. */
export function PairRow(props: RowProps) {
  const t = useQuizText();
  const { question, number, place, problems, onChange } = props;
  const option = question.options[place];
  const named = { place: place + 1, number };
  return (
    <>
      <div className={classes.pair}>
        {option?.correct && (
          <TextInput
            aria-label={t('pair.text', named)}
            placeholder={t('pair.text.short')}
            value={option.text}
            error={problems[`options.${place}.text`]}
            onChange={(event) => onChange(withOption(question, place, { text: event.currentTarget.value }))}
          />
        )}
        <TextInput
          aria-label={t(option?.correct ? 'pair.match' : 'pair.alone', named)}
          placeholder={t(option?.correct ? 'pair.match.short' : 'pair.alone.short')}
          value={option?.match ?? ''}
          error={problems[`options.${place}.match`]}
          onChange={(event) => onChange(withOption(question, place, { match: event.currentTarget.value }))}
        />
      </div>
      <div className={classes.buttons}>
        {option?.correct && props.picture}
        <RemoveAnswer {...props} least={2} />
      </div>
    </>
  );
}
