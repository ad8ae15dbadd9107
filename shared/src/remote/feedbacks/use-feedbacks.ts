import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../federation/platform-context.tsx';
import { readPage } from '../read-page.ts';
import type { FeedbackFilters } from './feedback-filters.ts';

export const PER_PAGE = 20;
/** Of every box. */
export const FEEDBACKS = 'feedbacks';

export function useFeedbacks(box: 'received' | 'sent', filters: FeedbackFilters) {
  const api = useApi();
  const { course, subject, status, page } = filters;
  return useQuery({
    queryKey: [FEEDBACKS, box, filters],
    queryFn: ({ signal }) =>
      readPage(page, (at) =>
        api.listFeedbacks({
          query: { box, course_id: course, subject, status, page: at, per_page: PER_PAGE },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Reads every box again. */
export function useRefreshFeedbacks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [FEEDBACKS] });
}
