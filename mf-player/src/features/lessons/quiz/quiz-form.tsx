import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Alert, Button, Group, Progress, Stack, Text } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import { isAnswered, noAnswer, type Answers, type Given } from './answers.ts';
import { fieldsetId, Question } from './question.tsx';
import classes from './quiz.module.css';

interface QuizFormProps {
  attemptId: string;
  questions: readonly QuizQuestion[];
  answers: Answers;
  onAnswer(questionId: string, given: Given): void;
  onSubmit(): void;
  pending: boolean;
  error: Error | null;
}

/** All questions on one page. Handing in with gaps asks once more. */
export function QuizForm({ attemptId, questions, answers, onAnswer, onSubmit, pending, error }: QuizFormProps) {
  const t = useQuizText();
  const errorText = useErrorText();
  const [warned, setWarned] = useState(false);
  const counted = useRef<HTMLDivElement>(null);
  // The button that began it is gone.
  useEffect(() => counted.current?.focus(), []);
  const gaps = questions.flatMap((question, index) =>
    isAnswered(question, answers[question.id]) ? [] : [{ id: question.id, number: index + 1 }],
  );
  const open = gaps.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (open > 0 && !warned) return setWarned(true);
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xl">
        <div ref={counted} tabIndex={-1} className={classes.counted}>
          <Text size="sm" role="status">
            {t('form.answered', { done: questions.length - open, count: questions.length })}
          </Text>
          <Progress value={((questions.length - open) / questions.length) * 100} size="sm" mt="xs" aria-hidden="true" />
        </div>
        {questions.map((question, index) => (
          <Question
            key={question.id}
            number={index + 1}
            question={question}
            attemptId={attemptId}
            given={answers[question.id] ?? noAnswer}
            onChange={(given) => onAnswer(question.id, given)}
          />
        ))}
        {warned && open > 0 && (
          <Alert color="yellow" role="alert">
            {t('form.gaps', { count: open })}
            <Group gap="xs" mt="xs">
              {gaps.map(({ id, number }) => (
                <Button key={id} variant="default" size="compact-sm" onClick={() => goTo(id)}>
                  {t('form.gap', { number })}
                </Button>
              ))}
            </Group>
          </Alert>
        )}
        <FormProblem
          text={error && t('form.kept', { reason: errorText(error, { quiz_attempt_closed: t('quiz.closed') }) })}
        />
        <Button type="submit" loading={pending} className={classes.action ?? ''}>
          {t('form.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** The legend is read there, and the next key is in the answers. */
const goTo = (questionId: string): void => document.getElementById(fieldsetId(questionId))?.focus();
