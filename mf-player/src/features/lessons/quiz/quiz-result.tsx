import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { QuizQuestion, QuizResult } from '@stoa/shared/contract/learning.ts';
import { Stack, Text, Title } from '@stoa/shared/ui/kit.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import classes from './quiz.module.css';

interface QuizResultProps {
  result: QuizResult;
  /** Known right after an attempt; later only the score is shown. */
  questions: readonly QuizQuestion[] | undefined;
  bestScore: number | null;
}

export function QuizResultView({ result, questions, bestScore }: QuizResultProps) {
  return (
    <Stack gap="xl">
      <div className={classes.score} data-passed={result.passed} role="status">
        <Title order={2}>{result.passed ? 'Passed' : 'Not passed yet'}</Title>
        <Text>
          You reached {result.score}%; you need {result.pass_mark}% to pass.
          {bestScore !== null && bestScore > result.score && ` Your best so far is ${bestScore}%.`}
        </Text>
      </div>
      {questions && (
        <ol className={classes.answers}>
          {questions.map((question) => (
            <Answer key={question.id} question={question} result={result} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

function Answer({ question, result }: { question: QuizQuestion; result: QuizResult }) {
  const answer = result.answers.find(({ question_id }) => question_id === question.id);
  const words = (ids: readonly string[]) =>
    question.options
      .filter(({ id }) => ids.includes(id))
      .map(({ text }) => text)
      .join(', ');
  return (
    <li className={classes.answer}>
      {answer?.correct ? (
        <IconCircleCheck className={classes.right} role="img" aria-label="Right" />
      ) : (
        <IconCircleX className={classes.wrong} role="img" aria-label="Wrong" />
      )}
      <Stack gap="xs">
        <Markdown text={question.prompt} headingOrder={3} />
        <Text size="sm">Your answer: {words(answer?.chosen ?? []) || 'none'}</Text>
        {answer?.right && !answer.correct && <Text size="sm">Right: {words(answer.right)}</Text>}
        {answer?.explanation && (
          <Text size="sm" c="dimmed">
            {answer.explanation}
          </Text>
        )}
      </Stack>
    </li>
  );
}
