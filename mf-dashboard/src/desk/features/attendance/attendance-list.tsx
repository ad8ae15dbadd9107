import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Group } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { DenseSwitch } from '../../../data-table/dense-switch.tsx';
import { useTableMemory } from '../../../data-table/table-memory.ts';
import classes from '../../../ui/record-search.module.css';
import { useAttendanceText } from '../../messages/attendance.ts';
import { writeAttendance, writeClasses, type AttendanceFilters } from './attendance-address.ts';
import { AttendanceFile } from './attendance-file.tsx';
import { AttendanceTable } from './attendance-table.tsx';
import { AttendanceTools } from './attendance-tools.tsx';
import { PER_PAGE, useAttendances } from './use-attendance.ts';

/** Who came to all classes that the reader keeps the registers of. */
export function AttendanceList({ filters }: { filters: AttendanceFilters }) {
  const t = useAttendanceText();
  const [, setSearch] = useSearchParams();
  const attendances = useAttendances(filters);
  const memory = useTableMemory('attendance', useSession().user?.id);
  const change = (part: Partial<AttendanceFilters>, replace = false) =>
    setSearch(writeAttendance({ ...filters, page: 1, ...part }), { replace, preventScrollReset: replace });
  return (
    <div className={classes.records}>
      <AttendanceTools filters={filters} searchBy={attendances.data?.searchBy} onChange={change} />
      <div className={classes.found}>
        <p role="status" className={classes.count}>
          {attendances.data && t('found', { count: attendances.data.total })}
        </p>
        {attendances.data && attendances.data.total > 0 && (
          <Group gap="sm">
            <DenseSwitch memory={memory} />
            <AttendanceFile filters={filters} />
          </Group>
        )}
      </div>
      <Attendances query={attendances} filters={filters} isDense={memory.isDense} onPage={(page) => change({ page })} />
    </div>
  );
}

interface AttendancesProps {
  query: ReturnType<typeof useAttendances>;
  filters: AttendanceFilters;
  isDense: boolean;
  onPage(page: number): void;
}

function Attendances({ query, filters, isDense, onPage }: AttendancesProps) {
  const t = useAttendanceText();
  if (query.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  if (query.isError) return <LoadFailed query={query} />;
  const { attendances, total, page } = query.data;
  if (attendances.length === 0) return <NoAttendances filters={filters} />;
  return (
    <div className={query.isPlaceholderData ? classes.stale : undefined} aria-busy={query.isPlaceholderData}>
      <AttendanceTable attendances={attendances} isDense={isDense} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}

function NoAttendances({ filters: { text } }: { filters: AttendanceFilters }) {
  const t = useAttendanceText();
  const way = (query: Record<string, string>, label: string) => (
    <LinkButton to={to.attendance(query)} variant="default">
      {label}
    </LinkButton>
  );
  return text ? (
    <EmptyState title={t('noneSuch.title')} text={t('noneSuch.text')} action={way({}, t('noneSuch.all'))} />
  ) : (
    <EmptyState title={t('none.title')} text={t('none.text')} action={way(writeClasses(), t('none.classes'))} />
  );
}
