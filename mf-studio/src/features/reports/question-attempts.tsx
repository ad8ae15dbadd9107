import type { QuestionStatistics, QuestionAttempt } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import { attemptChoices } from '@stoa/shared/contract/learning/report-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { oneOf } from './periods.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import type { ShownReport } from './use-report-view.ts';
import { PER_PAGE, useQuestionAttempts } from './use-reports.ts';

interface QuestionAttemptsProps {
  lessonId: string;
  question: QuestionStatistics;
  report: ShownReport;
}

/** The first attempts that a number of a question counts, or is reckoned from. */
export function QuestionAttempts({ lessonId, question, report }: QuestionAttemptsProps) {
  const t = useReportsText();
  return (
    <div className={classes.records}>
      <div className={classes.head}>
        <Text fw={600} dir="auto">
          {question.prompt}
        </Text>
        <LinkAnchor to={report.linkTo({ lessonId })}>{t('attempts.back')}</LinkAnchor>
      </div>
      <AttemptTools question={question} report={report} />
      <AttemptPage lessonId={lessonId} question={question} report={report} />
    </div>
  );
}

/** Which of the attempts. */
function AttemptTools({
  question: { options },
  report: { view, change },
}: Pick<QuestionAttemptsProps, 'question' | 'report'>) {
  const t = useReportsText();
  const plain = attemptChoices.filter((choice) => choice !== 'chosen');
  const value = view.attempts === 'chosen' ? (view.optionId ?? '') : view.attempts;
  return (
    <NativeSelect
      className={classes.choice ?? ''}
      label={t('attempts.show')}
      value={value}
      data={[
        ...plain.map((choice) => ({ value: choice, label: t(`attempts.${choice}`) })),
        ...options.map(({ option_id, text }) => ({ value: option_id, label: t('attempts.chosen', { text }) })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) =>
        change(
          options.some(({ option_id }) => option_id === chosen)
            ? { attempts: 'chosen', optionId: chosen }
            : { attempts: oneOf(plain, chosen), optionId: null },
        )
      }
    />
  );
}

function AttemptPage({ lessonId, question, report: { view, change } }: QuestionAttemptsProps) {
  const t = useReportsText();
  const attempts = useQuestionAttempts({ lessonId, questionId: question.question_id }, view);
  if (attempts.isPending) return <RowSkeleton count={6} label={t('attempts.loading')} />;
  if (attempts.isError && !attempts.data) return <LoadFailed query={attempts} />;
  const { items, total, page } = attempts.data;
  if (items.length === 0) return <EmptyState title={t('attempts.none.title')} text={t('attempts.none.text')} />;
  return (
    <div
      className={attempts.isPlaceholderData ? classes.stale : classes.records}
      aria-busy={attempts.isPlaceholderData}
    >
      <p role="status" className={classes.soft}>
        {t('attempts.found', { count: total })}
      </p>
      <AttemptTable attempts={items} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={(next) => change({ page: next })} />
    </div>
  );
}

function AttemptTable({ attempts }: { attempts: readonly QuestionAttempt[] }) {
  const t = useReportsText();
  const format = useFormat();
  const text = useFigureText();
  return (
    <RecordTable
      label={t('attempts.table')}
      rows={attempts}
      keyOf={({ id }) => id}
      columns={[
        { name: t('learner'), cell: ({ name }) => <span dir="auto">{name}</span> },
        {
          name: t('attempts.answer'),
          cell: ({ answer }) => (answer.length === 0 ? '–' : <span dir="auto">{format.list(answer)}</span>),
        },
        { name: t('quiz.right'), cell: ({ correct }) => t(correct ? 'yes' : 'no') },
        { name: t('quiz.hints'), cell: ({ hinted }) => t(hinted ? 'yes' : 'no') },
        { name: t('attempts.rest'), isNumber: true, cell: ({ rest_share }) => text.share(rest_share) },
        {
          name: t('column.date'),
          cell: ({ submitted_at: at }) => <time dateTime={at}>{format.date(at, 'medium')}</time>,
        },
      ]}
    />
  );
}
