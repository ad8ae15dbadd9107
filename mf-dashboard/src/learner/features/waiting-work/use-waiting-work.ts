import { useQueries } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';

const first = { page: 1, per_page: 1 };

/** Everything somebody may be waited for in, who may see it, and how much of it there is. */
const queues = [
  {
    kind: 'courses',
    may: 'review-course',
    to: to.review({ status: 'in_review' }),
    count: async (api: Api) => (await api.listReviewQueue({ query: first })).counts.in_review ?? 0,
  },
  {
    kind: 'creators',
    may: 'verify-creator',
    to: to.reviewCreators({ status: 'pending' }),
    count: async (api: Api) => {
      const { counts, appeals } = await api.listCreatorVerifications({ query: first });
      return counts.pending + appeals;
    },
  },
  {
    kind: 'reports',
    may: 'moderate-content',
    to: to.communityModeration(),
    count: async (api: Api) => (await api.listContentReports({ query: first })).counts.pending,
  },
] as const;

/** How much waits in each queue of this viewer's. */
export function useWaitingWork() {
  const api = useApi();
  const { permissions } = useSession();
  const own = queues.filter(({ may }) => permissions.includes(may));
  const counts = useQueries({
    queries: own.map(({ kind, count }) => ({ queryKey: ['waiting-work', kind], queryFn: () => count(api) })),
  });
  return own.map(({ kind, to }, index) => ({ kind, to, count: counts[index] }));
}
