import { useSearchParams } from 'react-router-dom';
import { writeFilters, type QueueFilters } from './queue-filters.ts';
import { useReadQueue } from './use-submissions.ts';

/**
 * After a decision: opens what now stands in the place of the judged work in the list of those that wait, or its first;
 * the list itself where nothing waits, or it could not be read. Says whether something may still wait.
 */
export function useOpenFollowing(filters: QueueFilters, index: number) {
  const [, setSearch] = useSearchParams();
  const waiting: QueueFilters = { ...filters, status: 'submitted' };
  const readQueue = useReadQueue(waiting);
  return async (judgedId: string, isHere: () => boolean): Promise<boolean> => {
    const queue = await readQueue().catch(() => undefined);
    const others = queue?.items.filter(({ id }) => id !== judgedId) ?? [];
    const following = others[Math.max(0, index)] ?? others[0];
    if (isHere()) setSearch(writeFilters({ ...waiting, page: queue?.page ?? waiting.page }, following?.id));
    return queue === undefined || following !== undefined;
  };
}
