import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { CsvButton } from './csv-button.tsx';
import classes from './reports.module.css';
import type { ShownReport } from './use-report-view.ts';
import { PER_PAGE, useReportFile, useReportRatings } from './use-reports.ts';

/** The ratings of the period, newest first. */
export function RatingsTab({ report: { view, change } }: { report: ShownReport }) {
  const t = useReportsText();
  const format = useFormat();
  const ratings = useReportRatings(view);
  const file = useReportFile(view, 'ratings');
  if (ratings.isPending) return <RowSkeleton count={6} label={t('ratings.loading')} />;
  if (ratings.isError && !ratings.data) return <LoadFailed query={ratings} />;
  const { items, total, page } = ratings.data;
  if (items.length === 0) return <EmptyState title={t('ratings.none.title')} text={t('ratings.none.text')} />;
  return (
    <div className={ratings.isPlaceholderData ? classes.stale : classes.records} aria-busy={ratings.isPlaceholderData}>
      <div className={classes.head}>
        <p role="status" className={classes.soft}>
          {t('ratings.found', { count: total })}
        </p>
        <CsvButton file={file} />
      </div>
      <RecordTable
        label={t('tab.ratings')}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            name: t('column.date'),
            cell: ({ created_at: at }) => <time dateTime={at}>{format.date(at, 'medium')}</time>,
          },
          { name: t('course'), cell: ({ course }) => <span dir="auto">{course.name}</span> },
          { name: t('learner'), cell: ({ user }) => <span dir="auto">{user.full_name}</span> },
          { name: t('figure.rating'), isNumber: true, cell: ({ rating }) => t('ratings.stars', { stars: rating }) },
          {
            name: t('ratings.comment'),
            cell: ({ comment }) => (comment ? <span dir="auto">{comment}</span> : t('ratings.noComment')),
          },
        ]}
      />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={(next) => change({ page: next })} />
    </div>
  );
}
