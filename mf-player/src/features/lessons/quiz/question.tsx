import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import type { Given } from './answers.ts';
import { ChoiceField } from './choice-field.tsx';
import { Hint } from './hint.tsx';
import { MatchField } from './match-field.tsx';
import { OrderField } from './order-field.tsx';
import { TypedField } from './typed-field.tsx';
import classes from './quiz.module.css';

/** What every kind of answer is given by. */
export interface AnswerFieldProps {
  number: number;
  question: QuizQuestion;
  given: Given;
  onChange(given: Given): void;
}

interface QuestionProps extends AnswerFieldProps {
  attemptId: string;
}

const fields = {
  single: ChoiceField,
  multiple: ChoiceField,
  true_false: ChoiceField,
  numeric: TypedField,
  short_text: TypedField,
  order: OrderField,
  match: MatchField,
};

export const fieldsetId = (questionId: string): string => `question-${questionId}`;

/** A question with its picture and its hint, and the field that it is answered in. */
export function Question({ attemptId, ...props }: QuestionProps) {
  const t = useQuizText();
  const { number, question } = props;
  const Field = fields[question.kind];
  return (
    <fieldset id={fieldsetId(question.id)} tabIndex={-1} className={classes.question}>
      <legend className={classes.legend}>{t('form.question', { number, points: question.points })}</legend>
      <Markdown text={question.prompt} headingOrder={3} />
      {question.picture && <img src={question.picture.url} alt={question.picture.alt} className={classes.picture} />}
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(`form.how.${question.kind}`)}
        </Text>
        <Field {...props} />
      </Stack>
      {question.has_hint && <Hint attemptId={attemptId} question={question} number={number} />}
    </fieldset>
  );
}
