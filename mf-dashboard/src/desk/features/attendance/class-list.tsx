import { useSearchParams } from 'react-router-dom';
import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import classes from '../../../ui/record-search.module.css';
import { useAttendanceText } from '../../messages/attendance.ts';
import { writeClasses } from './attendance-address.ts';
import { ClassTable } from './class-table.tsx';
import { useTaughtClasses } from './use-attendance.ts';

/** The classes that the reader keeps the registers of, the last to begin first. */
export function ClassList({ page: asked }: { page: number }) {
  const t = useAttendanceText();
  const [, setSearch] = useSearchParams();
  const taught = useTaughtClasses(asked);
  if (taught.isPending) return <RowSkeleton count={6} label={t('classes.loading')} />;
  if (taught.isError) return <LoadFailed query={taught} />;
  const { items, total, page, per_page } = taught.data;
  if (items.length === 0) return <NoClasses />;
  return (
    <div className={classes.records}>
      <p role="status" className={classes.count}>
        {t('classes.count', { count: total })}
      </p>
      <div className={taught.isPlaceholderData ? classes.stale : undefined} aria-busy={taught.isPlaceholderData}>
        <ClassTable taught={items} />
        <PageNumbers pages={Math.ceil(total / per_page)} page={page} onPage={(next) => setSearch(writeClasses(next))} />
      </div>
    </div>
  );
}

function NoClasses() {
  const t = useAttendanceText();
  const list = courseListFor(useSession().permissions);
  return (
    <EmptyState
      title={t('classes.none.title')}
      text={t('classes.none.text')}
      action={
        list && (
          <LinkButton to={list} variant="default">
            {t('classes.none.courses')}
          </LinkButton>
        )
      }
    />
  );
}
