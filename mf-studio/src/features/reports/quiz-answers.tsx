import type { QuestionStatistics } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { useFigureText } from './use-figure-text.ts';
import { useQuizAnswers } from './use-reports.ts';

/** How hard each question of a quiz is, and whether it tells who knows more. */
export function QuizAnswers({ lessonId }: { lessonId: string }) {
  const t = useReportsText();
  const answers = useQuizAnswers(lessonId);
  if (answers.isPending) return <RowSkeleton label={t('quiz.loading')} />;
  if (answers.isError) return <LoadFailed query={answers} expected={{ not_found: t('quiz.draft') }} />;
  const { learners, questions } = answers.data;
  if (learners < LEAST_LEARNERS) {
    return <Text role="status">{t('quiz.few', { learners, least: LEAST_LEARNERS })}</Text>;
  }
  return (
    <>
      <Text size="sm">{t('quiz.about', { learners })}</Text>
      <QuestionTable questions={questions} />
      <Text size="sm" c="dimmed">
        {t('quiz.discrimination.hint')}
      </Text>
    </>
  );
}

function QuestionTable({ questions }: { questions: readonly QuestionStatistics[] }) {
  const t = useReportsText();
  const { number } = useFormat();
  const text = useFigureText();
  return (
    <RecordTable
      label={t('quiz.table')}
      rows={questions}
      keyOf={({ question_id }) => question_id}
      columns={[
        {
          name: t('question'),
          cell: (told) => (
            <span dir="auto">{t('quiz.question', { number: questions.indexOf(told) + 1, prompt: told.prompt })}</span>
          ),
        },
        {
          name: t('quiz.answered'),
          isNumber: true,
          cell: ({ answered, asked }) => t('quiz.of', { part: answered, all: asked }),
        },
        { name: t('quiz.right'), isNumber: true, cell: ({ right_share }) => text.share(right_share) },
        {
          name: t('quiz.discrimination'),
          isNumber: true,
          cell: ({ discrimination }) =>
            discrimination === null ? '–' : number(Math.round(discrimination * 100) / 100),
        },
        { name: t('quiz.hints'), isNumber: true, cell: ({ hints }) => number(hints) },
        { name: t('quiz.chosen'), cell: ({ options }) => <Chosen options={options} /> },
      ]}
    />
  );
}

function Chosen({ options }: Pick<QuestionStatistics, 'options'>) {
  const t = useReportsText();
  if (options.length === 0) return '–';
  return (
    <ul>
      {options.map(({ option_id, text, correct, chosen }) => (
        <li key={option_id} dir="auto">
          {t(correct ? 'quiz.option.right' : 'quiz.option', { text, times: chosen })}
        </li>
      ))}
    </ul>
  );
}
