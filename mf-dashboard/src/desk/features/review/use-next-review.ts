import { useQuery } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { Reviewed } from './reviewed.ts';

/** So many are looked at for one that is free. */
const LOOKED_AT = 50;

/** What waits, whether a course or a learning path. */
interface Waiting {
  id: string;
  name: string;
  to: string;
  authorId: string;
  /** Nobody has it: undefined or null. */
  reviewer?: { id: string } | null | undefined;
}

/** What waits after this one, the first after the last; neither another reviewer's nor one's own. */
export function useNextReview({ thing, id }: Reviewed) {
  const read = useWaiting();
  const { user } = useSession();
  return useQuery({
    queryKey: [thing === 'course' ? 'review-queue' : 'path-queue', 'next', id],
    queryFn: async ({ signal }) => {
      const items = await read[thing](signal);
      const at = items.findIndex((one) => one.id === id);
      const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
      const isFree = ({ reviewer, authorId }: Waiting) =>
        authorId !== user?.id && (!reviewer || reviewer.id === user?.id);
      return others.find(isFree) ?? null;
    },
    staleTime: 0,
  });
}

function useWaiting(): Record<Reviewed['thing'], (signal: AbortSignal) => Promise<Waiting[]>> {
  const api = useApi();
  return {
    course: async (signal) => {
      const query = { status: 'in_review' as const, per_page: LOOKED_AT };
      const { items } = await api.listReviewQueue({ query, signal });
      return items.map(({ id, name, slug, creator, reviewer }) => ({
        ...{ id, name, reviewer },
        to: to.reviewCourse({ slug }),
        authorId: creator.id,
      }));
    },
    path: async (signal) => {
      const { items } = await api.listPathReviewQueue({ query: { per_page: LOOKED_AT }, signal });
      return items.map(({ id, title, slug, partner, reviewer }) => ({
        ...{ id, name: title, reviewer },
        to: to.reviewLearningPath({ slug }),
        authorId: partner.id,
      }));
    },
  };
}
