import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { isTyped } from '@stoa/shared/contract/teaching/question-kinds.ts';
import type { AnsweredQuestion, QuizQuestion, QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Stack, Text, Title } from '@stoa/shared/kit';
import { InlineMarkdown, Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useQuizText } from '../../../messages/quiz.ts';
import { answerWords, chosenWords, pairWords, picturesAt } from './answers.ts';
import { LookAgain } from './look-again.tsx';
import classes from './quiz.module.css';

interface QuizResultProps {
  result: QuizResult;
  /** As they were asked. */
  questions: readonly QuizQuestion[];
  bestScore: number | null;
  /** Just handed in. */
  isNew: boolean;
}

export function QuizResultView({ result, questions, bestScore, isNew }: QuizResultProps) {
  const t = useQuizText();
  const score = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isNew) score.current?.focus();
  }, [isNew]);
  const { percent } = useFormat();
  return (
    <Stack gap="xl">
      <div ref={score} className={classes.score} data-passed={result.passed} role="status" tabIndex={-1}>
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
  const given = answerWords(question, answer);
  const solution = useSolutionWords(question, answer);
  const isShown = solution !== '' && !answer?.correct;
  return (
    <li className={classes.answer}>
      {answer?.correct ? (
        <IconCircleCheck className={classes.right} role="img" aria-label={t('result.right')} />
      ) : (
        <IconCircleX className={classes.wrong} role="img" aria-label={t('result.wrong')} />
      )}
      <Stack gap="xs">
        <Markdown text={question.prompt} headingOrder={3} />
        {question.picture && <img src={question.picture.url} alt={question.picture.alt} className={classes.picture} />}
        <Text size="sm" component="div">
          {given === '' ? (
            t('result.none')
          ) : (
            <Words label="result.answer" words={given} isPlain={isTyped(question.kind)} />
          )}
        </Text>
        <Pictures question={question} ids={chosenIn(answer)} />
        {isShown && (
          <>
            <Text size="sm" component="div">
              <Words label="result.solution" words={solution} isPlain={isTyped(question.kind)} />
            </Text>
            <Pictures question={question} ids={rightIn(answer)} />
          </>
        )}
        {answer?.look_again && <LookAgain place={answer.look_again} />}
        {answer?.explanation && <Markdown text={answer.explanation} headingOrder={3} />}
      </Stack>
    </li>
  );
}

const optionsOf = (pairs: AnsweredQuestion['pairs']): string[] => pairs.map(({ option_id }) => option_id);
const chosenIn = (answer: AnsweredQuestion | undefined): string[] => [
  ...(answer?.chosen ?? []),
  ...optionsOf(answer?.pairs ?? []),
];
const rightIn = (answer: AnsweredQuestion | undefined): string[] => [
  ...(answer?.right ?? []),
  ...optionsOf(answer?.solution?.pairs ?? []),
];

/** Of options that are pictures, or have some; small, below the line that names them. */
function Pictures({ question, ids }: { question: QuizQuestion; ids: readonly string[] }) {
  const pictures = picturesAt(question, ids);
  if (pictures.length === 0) return null;
  return (
    <div className={classes.answerPictures}>
      {pictures.map(({ id, url, alt }) => (
        <img key={id} src={url} alt={alt} />
      ))}
    </div>
  );
}

/** What somebody typed is shown as it was typed; authors write Markdown. */
function Words({
  label,
  words,
  isPlain,
}: {
  label: 'result.answer' | 'result.solution';
  words: string;
  isPlain: boolean;
}) {
  const t = useQuizText();
  const text = t(label, { answers: words });
  return isPlain ? <span>{text}</span> : <InlineMarkdown text={text} />;
}

/** What is right, once it is shown; '' before. */
function useSolutionWords(question: QuizQuestion, answer: AnsweredQuestion | undefined): string {
  const t = useQuizText();
  const { number } = useFormat();
  if (answer?.right == null) return '';
  const { solution } = answer;
  if (solution?.number) {
    const { value, tolerance } = solution.number;
    const words = { value: number(value), tolerance: number(tolerance) };
    return tolerance === 0 ? words.value : t('result.within', words);
  }
  if (question.kind === 'match') return pairWords(question, solution?.pairs ?? []);
  if (question.kind === 'short_text') return (solution?.texts ?? []).join(t('result.or'));
  return chosenWords(question, answer.right);
}
