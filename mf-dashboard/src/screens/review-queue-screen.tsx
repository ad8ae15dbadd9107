import { useSearchParams } from 'react-router-dom';
import { statusNames } from '@stoa/shared/contract/course-words.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Pagination, Tabs } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { QueueRow } from '../features/review/queue-row.tsx';
import { queueStatuses, useReviewQueue, type QueueStatus } from '../features/review/use-review.ts';

const PER_PAGE = 20;
const nothing: Record<QueueStatus, string> = {
  in_review: 'No course is waiting for review. New ones join the end of this list.',
  changes_requested: 'No author has been asked for changes.',
  approved: 'No course is waiting for its publishing day.',
  published: 'No course is published yet.',
};

export function ReviewQueueScreen() {
  const [search, setSearch] = useSearchParams();
  const status = queueStatuses.find((word) => word === search.get('status')) ?? 'in_review';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const queue = useReviewQueue({ status, page, per_page: PER_PAGE });
  const { data } = queue;
  return (
    <Page>
      <PageHeader title="Course review" subtitle="Oldest first. An author is waiting for each of them." />
      <Tabs value={status} onChange={(value) => setSearch({ status: value ?? 'in_review' })}>
        <Tabs.List>
          {queueStatuses.map((word) => (
            <Tabs.Tab key={word} value={word}>
              {statusNames[word]}
              {data && ` (${data.counts[word] ?? 0})`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={status} pt="md">
          {queue.isPending && <RowSkeleton label="Loading courses" />}
          {queue.isError && <LoadFailed query={queue} />}
          {data?.items.length === 0 && <EmptyState title="Nothing here" text={nothing[status]} />}
          {data && data.items.length > 0 && (
            <RowList>
              {data.items.map((row) => (
                <QueueRow key={row.id} row={row} />
              ))}
            </RowList>
          )}
          {data && data.total > PER_PAGE && (
            <Pagination
              mt="lg"
              total={Math.ceil(data.total / PER_PAGE)}
              value={page}
              onChange={(to) => setSearch({ status, page: String(to) })}
              getControlProps={(control) => ({ 'aria-label': `${control} page` })}
            />
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
