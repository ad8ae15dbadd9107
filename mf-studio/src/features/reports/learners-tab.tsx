import type { CourseLearner } from '@stoa/shared/contract/learning/course-learners.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { LearnerSearch } from './learner-search.tsx';
import { learnerChoices, learnerSorts } from './report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import type { ShownReport } from './use-report-view.ts';
import { PER_PAGE, useCourseLearners, useLearnersFile } from './use-reports.ts';

/** Who learns, how far they are and when they were last there. */
export function LearnersTab({ report }: { report: ShownReport }) {
  const t = useReportsText();
  const learners = useCourseLearners(report.view);
  const file = useLearnersFile(report.view);
  const total = learners.data?.total ?? 0;
  return (
    <div className={classes.records}>
      <LearnerTools report={report} />
      <div className={classes.head}>
        <p role="status" className={classes.soft}>
          {learners.data &&
            t(report.view.courseId === null ? 'learners.enrolments' : 'learners.found', { count: total })}
        </p>
        <Button variant="default" disabled={total === 0} loading={file.isPending} onClick={() => file.mutate()}>
          {t('csv')}
        </Button>
      </div>
      <Learners query={learners} report={report} />
    </div>
  );
}

function LearnerTools({ report: { view, change } }: { report: ShownReport }) {
  const t = useReportsText();
  return (
    <div className={classes.tools}>
      <LearnerSearch value={view.q} onSearch={(q) => change({ q }, true)} />
      <NativeSelect
        label={t('learners.show')}
        value={view.learners}
        data={learnerChoices.map((value) => ({ value, label: t(`learners.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ learners: learnerChoices.find((one) => one === value) ?? 'all' })
        }
      />
      <NativeSelect
        label={t('sort')}
        value={view.sort}
        data={learnerSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ sort: learnerSorts.find((one) => one === value) ?? 'name' })
        }
      />
    </div>
  );
}

interface LearnersProps {
  query: ReturnType<typeof useCourseLearners>;
  report: ShownReport;
}

function Learners({ query, report: { change } }: LearnersProps) {
  const t = useReportsText();
  if (query.isPending) return <RowSkeleton count={6} label={t('learners.loading')} />;
  if (query.isError && !query.data) return <LoadFailed query={query} />;
  const { items, total, page } = query.data;
  if (items.length === 0) {
    const showAll = (
      <Button variant="default" onClick={() => change({ learners: 'all', q: '' })}>
        {t('learners.everyone')}
      </Button>
    );
    return <EmptyState title={t('learners.none.title')} text={t('learners.none.text')} action={showAll} />;
  }
  return (
    <div className={query.isPlaceholderData ? classes.stale : undefined} aria-busy={query.isPlaceholderData}>
      <LearnersTable learners={items} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={(next) => change({ page: next })} />
    </div>
  );
}

function LearnersTable({ learners }: { learners: readonly CourseLearner[] }) {
  const t = useReportsText();
  const format = useFormat();
  const text = useFigureText();
  const day = (moment: string) => <time dateTime={moment}>{format.date(moment, 'medium')}</time>;
  return (
    <RecordTable
      label={t('learners')}
      rows={learners}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('learner'),
          cell: ({ name }) => <span dir="auto">{name}</span>,
          note: ({ course }) => <span dir="auto">{course.name}</span>,
        },
        {
          name: t('column.progress'),
          isNumber: true,
          cell: ({ percentage }) => format.percent(percentage),
          note: ({ completed_at }) =>
            completed_at !== null && t('completedOn', { date: format.date(completed_at, 'medium') }),
        },
        {
          name: t('column.activity'),
          cell: ({ last_activity_at: last }) => (last === null ? t('notBegun') : day(last)),
        },
        { name: t('column.enrolled'), cell: ({ enrolled_at }) => day(enrolled_at) },
        { name: t('column.watched'), isNumber: true, cell: ({ watched_s }) => text.time(watched_s) },
      ]}
    />
  );
}
