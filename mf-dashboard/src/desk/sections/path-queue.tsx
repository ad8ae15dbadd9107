import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { DataList } from '../../data-table/data-list.tsx';
import { useDataList } from '../../data-table/use-data-list.ts';
import { usePathReviewText } from '../messages/path-review.ts';
import { useReviewText } from '../messages/review.ts';
import { QueuedPath } from '../features/path-review/queued-path.tsx';
import { QueueFields } from '../features/review/queue-fields.tsx';
import { askedOfPaths, pathTable } from '../features/review/queue-filters.ts';

/** Learning paths that wait for a reviewer. */
export function PathQueue() {
  const t = usePathReviewText();
  const review = useReviewText();
  const api = useApi();
  const list = useDataList(pathTable, {
    key: ['path-queue'],
    read: (filters, rows, signal) => api.listPathReviewQueue({ query: { ...askedOfPaths(filters), ...rows }, signal }),
    file: (filters) => api.getPathReviewQueueLink({ query: askedOfPaths(filters) }),
  });
  const { filters, filter } = list.state;
  return (
    <DataList
      list={list}
      label={t('queue.title')}
      search={review('filter.q', { thing: 'path' })}
      filters={<QueueFields filters={filters} onFilter={filter} />}
      sorts={{ sent: review('sort.sent'), name: review('sort.name') }}
      found={(count) => review('queue.found', { thing: 'path', count })}
      keyOf={({ id }) => id}
      row={(path) => <QueuedPath path={path} />}
      empty={{ title: t('queue.empty'), text: t('queue.empty.text') }}
      noneSuch={{ title: t('queue.noneFound'), text: t('queue.noneFound.text') }}
    />
  );
}
