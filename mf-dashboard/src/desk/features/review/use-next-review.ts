import { useQuery } from '@tanstack/react-query';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';

/** So many are looked at for one that is free. */
const LOOKED_AT = 50;

/** The course that has waited longest, beside this one, and is not another reviewer's; null where there is none. */
export function useNextReview(courseId: string) {
  const api = useApi();
  const { user } = useSession();
  return useQuery({
    queryKey: ['review-queue', 'next', courseId],
    queryFn: async ({ signal }) => {
      const query = { status: 'in_review' as const, per_page: LOOKED_AT };
      const { items } = await api.listReviewQueue({ query, signal });
      return items.find(({ id, reviewer }) => id !== courseId && (!reviewer || reviewer.id === user?.id)) ?? null;
    },
    staleTime: 0,
  });
}
