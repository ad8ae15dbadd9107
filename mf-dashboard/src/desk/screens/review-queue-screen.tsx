import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { PathQueue } from '../features/path-review/path-queue.tsx';
import { usePathQueue } from '../features/path-review/use-path-review.ts';
import {
  askedOf,
  askedOfPaths,
  type QueueFilters,
  readFilters,
  writeFilters,
} from '../features/review/queue-filters.ts';
import { QueueSearch } from '../features/review/queue-search.tsx';
import { QueueRow } from '../features/review/queue-row.tsx';
import { queueStatuses, useReviewQueue, type QueueStatus } from '../features/review/use-review.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { usePathReviewText } from '../messages/path-review.ts';
import { useReviewText } from '../messages/review.ts';

const PER_PAGE = 20;
/** The tab of learning paths, beside the statuses of courses. */
const PATHS = 'paths';

export default function ReviewQueueScreen() {
  const t = useReviewText();
  const paths = usePathReviewText();
  const word = useCourseWords();
  const [search, setSearch] = useSearchParams();
  const status = queueStatuses.find((one) => one === search.get('status')) ?? 'in_review';
  const isPaths = search.get('status') === PATHS;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const filters = readFilters(search);
  const queue = useReviewQueue({ status, page: isPaths ? 1 : page, per_page: PER_PAGE, ...askedOf(filters) });
  const pathQueue = usePathQueue({ page: isPaths ? page : 1, per_page: PER_PAGE, ...askedOfPaths(filters) });
  const tab = isPaths ? PATHS : status;
  const show = (part: Record<string, string>) => setSearch({ status: tab, ...writeFilters(filters), ...part });
  const change = (part: Partial<QueueFilters>, replace?: boolean) =>
    setSearch(
      { status: tab, ...writeFilters({ ...filters, ...part }) },
      { replace: replace ?? false, preventScrollReset: true },
    );
  const goTo = (next: number) => show({ page: String(next) });
  return (
    <Page>
      <PageHeader
        title={t('queue.title')}
        subtitle={t('queue.subtitle')}
        actions={
          <LinkButton to={to.attendance()} variant="default">
            {t('queue.attendance')}
          </LinkButton>
        }
      />
      <Tabs value={tab} onChange={(value) => show({ status: value ?? 'in_review' })}>
        <Tabs.List>
          {/* A figure has its place before it is known: else the tabs would wrap, and the list below them move. */}
          {queueStatuses.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {word(`status.${one}`)} ({queue.data ? (queue.data.counts[one] ?? 0) : '…'})
            </Tabs.Tab>
          ))}
          <Tabs.Tab value={PATHS}>
            {paths('queue.title')} ({pathQueue.data ? (pathQueue.data.waiting ?? pathQueue.data.total) : '…'})
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} pt="md">
          <QueueSearch thing={isPaths ? 'path' : 'course'} filters={filters} onChange={change} />
          {isPaths ? (
            <PathQueue queue={pathQueue} isFiltered={isNarrowed(askedOfPaths(filters))} onPage={goTo} />
          ) : (
            <CourseQueue queue={queue} status={status} isFiltered={isNarrowed(askedOf(filters))} onPage={goTo} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

const isNarrowed = (asked: object): boolean => Object.keys(asked).length > 0;

interface CourseQueueProps {
  queue: ReturnType<typeof useReviewQueue>;
  status: QueueStatus;
  isFiltered: boolean;
  onPage(page: number): void;
}

function CourseQueue({ queue, status, isFiltered, onPage }: CourseQueueProps) {
  const t = useReviewText();
  const { data } = queue;
  if (queue.isPending) return <RowSkeleton label={t('queue.loading')} />;
  if (!data) return <LoadFailed query={queue} />;
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'queue.noneFound' : 'queue.empty')}
          text={t(isFiltered ? 'queue.noneFound.text' : `queue.empty.${status}`)}
        />
      ) : (
        <RowList>
          {data.items.map((row) => (
            <QueueRow key={row.id} row={row} />
          ))}
        </RowList>
      )}
      <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={onPage} />
    </>
  );
}
