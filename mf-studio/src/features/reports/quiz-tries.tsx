import type { QuestionStatistics, QuizTry } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import { tryChoices } from '@stoa/shared/contract/learning/report-words.ts';
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
import { PER_PAGE, useQuizTries } from './use-reports.ts';

interface QuizTriesProps {
  lessonId: string;
  question: QuestionStatistics;
  report: ShownReport;
}

/** The first attempts that a number of a question counts, or is reckoned from. */
export function QuizTries({ lessonId, question, report }: QuizTriesProps) {
  const t = useReportsText();
  return (
    <div className={classes.records}>
      <div className={classes.head}>
        <Text fw={600} dir="auto">
          {question.prompt}
        </Text>
        <LinkAnchor to={report.linkTo({ lessonId })}>{t('tries.back')}</LinkAnchor>
      </div>
      <TryTools question={question} report={report} />
      <TryPage lessonId={lessonId} question={question} report={report} />
    </div>
  );
}

/** Which of the attempts. */
function TryTools({ question: { options }, report: { view, change } }: Pick<QuizTriesProps, 'question' | 'report'>) {
  const t = useReportsText();
  const plain = tryChoices.filter((choice) => choice !== 'chosen');
  const value = view.tries === 'chosen' ? (view.optionId ?? '') : view.tries;
  return (
    <NativeSelect
      className={classes.choice ?? ''}
      label={t('tries.show')}
      value={value}
      data={[
        ...plain.map((choice) => ({ value: choice, label: t(`tries.${choice}`) })),
        ...options.map(({ option_id, text }) => ({ value: option_id, label: t('tries.chosen', { text }) })),
      ]}
      onChange={({ currentTarget: { value: chosen } }) =>
        change(
          options.some(({ option_id }) => option_id === chosen)
            ? { tries: 'chosen', optionId: chosen }
            : { tries: oneOf(plain, chosen), optionId: null },
        )
      }
    />
  );
}

function TryPage({ lessonId, question, report: { view, change } }: QuizTriesProps) {
  const t = useReportsText();
  const tries = useQuizTries({ lessonId, questionId: question.question_id }, view);
  if (tries.isPending) return <RowSkeleton count={6} label={t('tries.loading')} />;
  if (tries.isError && !tries.data) return <LoadFailed query={tries} />;
  const { items, total, page } = tries.data;
  if (items.length === 0) return <EmptyState title={t('tries.none.title')} text={t('tries.none.text')} />;
  return (
    <div className={tries.isPlaceholderData ? classes.stale : classes.records} aria-busy={tries.isPlaceholderData}>
      <p role="status" className={classes.soft}>
        {t('tries.found', { count: total })}
      </p>
      <TryTable tries={items} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={(next) => change({ page: next })} />
    </div>
  );
}

function TryTable({ tries }: { tries: readonly QuizTry[] }) {
  const t = useReportsText();
  const format = useFormat();
  const text = useFigureText();
  return (
    <RecordTable
      label={t('tries.table')}
      rows={tries}
      keyOf={({ id }) => id}
      columns={[
        { name: t('learner'), cell: ({ name }) => <span dir="auto">{name}</span> },
        {
          name: t('tries.answer'),
          cell: ({ answer }) => (answer.length === 0 ? '–' : <span dir="auto">{format.list(answer)}</span>),
        },
        { name: t('quiz.right'), cell: ({ correct }) => t(correct ? 'yes' : 'no') },
        { name: t('quiz.hints'), cell: ({ hinted }) => t(hinted ? 'yes' : 'no') },
        { name: t('tries.rest'), isNumber: true, cell: ({ rest_share }) => text.share(rest_share) },
        {
          name: t('column.date'),
          cell: ({ submitted_at: at }) => <time dateTime={at}>{format.date(at, 'medium')}</time>,
        },
      ]}
    />
  );
}
