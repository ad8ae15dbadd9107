import type { QueueFilters } from './queue-filters.ts';
import { PER_PAGE, useQueue, useQueuePage, useReadAhead } from './use-submissions.ts';

/** Work in the queue, and the page that it stands on. */
export interface Neighbour {
  id: string;
  page: number;
}

/** What stands before and after this work in the queue, over the edges of pages too. */
export function useNeighbours(filters: QueueFilters, id: string) {
  const { data } = useQueue(filters);
  const items = data?.items ?? [];
  const page = data?.page ?? filters.page;
  const total = data?.total ?? 0;
  const at = items.findIndex((item) => item.id === id);
  const isLast = at >= 0 && at === items.length - 1;
  const after = useQueuePage(filters, page + 1, isLast && page * PER_PAGE < total);
  const before = useQueuePage(filters, page - 1, at === 0 && page > 1);
  const place = (item: { id: string } | undefined, on: number): Neighbour | undefined =>
    item && { id: item.id, page: on };
  // Work that is not in this list is followed by its first.
  const next = place(items[at + 1], page) ?? (isLast ? place(after.data?.items[0], page + 1) : undefined);
  const previous = place(items[at - 1], page) ?? (at === 0 ? place(before.data?.items.at(-1), page - 1) : undefined);

  useReadAhead(next?.id);
  return { next, previous, index: at, number: at < 0 ? undefined : (page - 1) * PER_PAGE + at + 1, total };
}
