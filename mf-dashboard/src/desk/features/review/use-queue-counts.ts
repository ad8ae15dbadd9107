import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { PATHS, type QueueTab } from './queue-filters.ts';

/** How many stand behind each tab, however its list is narrowed; undefined while it is not known. */
export function useQueueCounts(): (tab: QueueTab) => number | undefined {
  const api = useApi();
  const query = { per_page: 1 };
  const courses = useQuery({
    queryKey: ['review-queue', 'counts'],
    queryFn: ({ signal }) => api.listReviewQueue({ query, signal }),
  });
  const paths = useQuery({
    queryKey: ['path-queue', 'counts'],
    queryFn: ({ signal }) => api.listPathReviewQueue({ query, signal }),
  });
  return (tab) => {
    if (tab === PATHS) return paths.data && (paths.data.waiting ?? paths.data.total);
    return courses.data && (courses.data.counts[tab] ?? 0);
  };
}
