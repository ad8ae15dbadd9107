import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import type { QueueFilters } from './queue-filters.ts';

export const PER_PAGE = 20;
const QUEUE = ['submissions', 'queue'];
const reviewKey = (id: string) => ['submissions', 'review', id];

/** What reviewers are told in words of their own. */
export const refusals = ['submission_changed', 'below_pass_mark', 'own_work'] as const;

function queueOptions(api: ReturnType<typeof useApi>, { of, status, placeId, search, sort, page }: QueueFilters) {
  const query = {
    status,
    sort,
    per_page: PER_PAGE,
    // An older API knows courses alone.
    ...(of === 'path' && { of }),
    ...(placeId && (of === 'course' ? { course_id: placeId } : { path_id: placeId })),
    ...(search && { search }),
  };
  return queryOptions({
    queryKey: [...QUEUE, { ...query, page }],
    queryFn: ({ signal }) => readPage(page, (at) => api.listSubmissions({ query: { ...query, page: at }, signal })),
  });
}

const reviewOptions = (api: ReturnType<typeof useApi>, id: string) =>
  queryOptions({
    queryKey: reviewKey(id),
    queryFn: ({ signal }) => api.getSubmission({ params: { id }, signal }),
  });

export const useQueue = (filters: QueueFilters) =>
  useQuery({ ...queueOptions(useApi(), filters), placeholderData: keepPreviousData });

export const useReview = (id: string) => useQuery(reviewOptions(useApi(), id));

/** A page of the queue, only where it is wanted. */
export const useQueuePage = (filters: QueueFilters, page: number, enabled: boolean) =>
  useQuery({ ...queueOptions(useApi(), { ...filters, page }), enabled });

/** The queue as it is now, past what is kept of it. */
export function useReadQueue(filters: QueueFilters) {
  const queryClient = useQueryClient();
  const options = queueOptions(useApi(), filters);
  return () => queryClient.fetchQuery({ ...options, staleTime: 0 });
}

/** Has the work that will be opened next at hand. */
export const useReadAhead = (id: string | undefined) =>
  useQuery({ ...reviewOptions(useApi(), id ?? ''), enabled: id !== undefined });

export type Decision =
  | { decision: 'approve'; body: Arguments<'approveSubmission'>['body'] }
  | { decision: 'return'; body: Omit<Arguments<'giveFeedback'>['body'], 'decision'> };

/** Approves work or returns it; where it changed meanwhile it is read again. `onAccepted`: before anything is drawn anew. */
export function useDecide(id: string, onAccepted: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, body }: Decision): Promise<SubmissionReview> =>
      decision === 'approve'
        ? api.approveSubmission({ params: { id }, body })
        : api.giveFeedback({ params: { id }, body: { ...body, decision } }),
    onSuccess: (judged) => {
      onAccepted();
      queryClient.setQueryData(reviewKey(id), judged);
      return queryClient.invalidateQueries({ queryKey: QUEUE, refetchType: 'none' });
    },
    onError: (error) => {
      const isStale = isApiError(error) && (error.code === 'submission_changed' || error.code === 'not_found');
      if (isStale) return queryClient.invalidateQueries({ queryKey: ['submissions'] });
      return undefined;
    },
  });
}
