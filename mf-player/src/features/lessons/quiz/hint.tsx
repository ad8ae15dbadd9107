import { useMutation } from '@tanstack/react-query';
import { IconBulb } from '@tabler/icons-react';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Button, Text } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import classes from './quiz.module.css';

interface HintProps {
  attemptId: string;
  question: QuizQuestion;
  number: number;
}

/** Fetched when it is opened, for the server notes who opens one. It costs no points, and says so. */
export function Hint({ attemptId, question, number }: HintProps) {
  const t = useQuizText();
  const api = useApi();
  const errorText = useErrorText();
  const open = useMutation({
    mutationFn: () => api.openQuizHint({ params: { id: attemptId }, body: { question_id: question.id } }),
  });
  const hint = open.data?.hint ?? question.hint;
  return (
    <div className={classes.hint} aria-live="polite">
      {hint === null ? (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconBulb size={18} aria-hidden="true" />}
          aria-label={t('hint.open.of', { number })}
          loading={open.isPending}
          onClick={() => open.mutate()}
        >
          {t('hint.open')}
        </Button>
      ) : (
        <>
          <Text size="sm" fw={600}>
            {t('hint.title')}
          </Text>
          <Markdown text={hint} headingOrder={3} />
        </>
      )}
      <FormProblem text={open.isError && errorText(open.error, { quiz_attempt_closed: t('hint.closed') })} />
    </div>
  );
}
