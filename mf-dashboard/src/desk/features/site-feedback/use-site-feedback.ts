import { feedbackSorts, feedbackStatuses } from '@stoa/shared/contract/learning/feedback-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { FEEDBACKS } from '@stoa/shared/remote/feedbacks/use-feedbacks.ts';
import { useDataList } from '../../../data-table/use-data-list.ts';
import type { FiltersOf } from '../../../data-table/use-table-state.ts';

const siteFeedbackTable = {
  id: 'site-feedback',
  filters: { q: 'text', status: feedbackStatuses, from: 'day', to: 'day' },
  sorts: feedbackSorts,
  startsDescending: true,
  mostCharacters: 100,
} as const;

const askedOf = ({ q, ...filters }: FiltersOf<typeof siteFeedbackTable>) => ({
  ...filters,
  ...(q && { search: q }),
});

export function useSiteFeedback() {
  const api = useApi();
  return useDataList(siteFeedbackTable, {
    key: [FEEDBACKS, 'platform'],
    read: (filters, rows, signal) =>
      api.listFeedbacks({ query: { box: 'platform', ...askedOf(filters), ...rows }, signal }),
    file: (filters) => api.getSiteFeedbackLink({ query: askedOf(filters) }),
  });
}
