import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { QuizQuestion, QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Stack, Text, Title } from '@stoa/shared/kit';
import { InlineMarkdown, Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import classes from './quiz.module.css';

interface QuizResultProps {
  result: QuizResult;
  /** As they were asked. */
  questions: readonly QuizQuestion[];
  bestScore: number | null;
}

export function QuizResultView({ result, questions, bestScore }: QuizResultProps) {
  const t = useQuizText();
  const { percent } = useFormat();
  return (
    <Stack gap="xl">
      <div className={classes.score} data-passed={result.passed} role="status">
        <Title order={2}>{result.passed ? t('result.passed') : t('result.notPassed')}</Title>
        <Text>
          {t('result.score', { score: percent(result.score), needed: percent(result.pass_mark) })}
          {bestScore !== null && bestScore > result.score && ` ${t('result.best', { score: percent(bestScore) })}`}
        </Text>
      </div>
      <ol className={classes.answers}>
        {questions.map((question) => (
          <Answer key={question.id} question={question} result={result} />
        ))}
      </ol>
    </Stack>
  );
}

function Answer({ question, result }: { question: QuizQuestion; result: QuizResult }) {
  const t = useQuizText();
  const answer = result.answers.find(({ question_id }) => question_id === question.id);
  const words = (ids: readonly string[]) =>
    question.options
      .filter(({ id }) => ids.includes(id))
      .map(({ text }) => text)
      .join(', ');
  const chosen = words(answer?.chosen ?? []);
  return (
    <li className={classes.answer}>
      {answer?.correct ? (
        <IconCircleCheck className={classes.right} role="img" aria-label={t('result.right')} />
      ) : (
        <IconCircleX className={classes.wrong} role="img" aria-label={t('result.wrong')} />
      )}
      <Stack gap="xs">
        <Markdown text={question.prompt} headingOrder={3} />
        <Text size="sm" component="div">
          {chosen ? <InlineMarkdown text={t('result.answer', { answers: chosen })} /> : t('result.none')}
        </Text>
        {answer?.right && !answer.correct && (
          <Text size="sm" component="div">
            <InlineMarkdown text={t('result.solution', { answers: words(answer.right) })} />
          </Text>
        )}
        {answer?.explanation && <Markdown text={answer.explanation} headingOrder={3} />}
      </Stack>
    </li>
  );
}
