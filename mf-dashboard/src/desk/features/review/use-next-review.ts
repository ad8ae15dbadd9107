import { useQuery } from '@tanstack/react-query';
import type { ReviewQueueRow } from '@stoa/shared/contract/teaching/review.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';

/** So many are looked at for one that is free. */
const LOOKED_AT = 50;

/** The course that waits after this one, the first after the last; neither another reviewer's nor one's own. */
export function useNextReview(courseId: string) {
  const api = useApi();
  const { user } = useSession();
  return useQuery({
    queryKey: ['review-queue', 'next', courseId],
    queryFn: async ({ signal }) => {
      const query = { status: 'in_review' as const, per_page: LOOKED_AT };
      const { items } = await api.listReviewQueue({ query, signal });
      const at = items.findIndex(({ id }) => id === courseId);
      const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
      const isFree = ({ reviewer, creator }: ReviewQueueRow) =>
        creator.id !== user?.id && (!reviewer || reviewer.id === user?.id);
      return others.find(isFree) ?? null;
    },
    staleTime: 0,
  });
}
