import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { obstacleTo, purchaseQuery, type Obstacle } from './purchase.ts';

export interface HinderedCourse {
  course: CourseDetails;
  obstacle: Obstacle;
}

/** As many as are paid for at once. */
const MOST = 20;

/** What is bought, as the address says: `?course=` for each, and a coupon. */
export function usePurchase() {
  const api = useApi();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const slugs = [...new Set(search.getAll('course').filter(Boolean))].slice(0, MOST);
  const coupon = search.get('coupon') ?? undefined;
  const queries = useQueries({
    queries: slugs.map((slug) => ({
      queryKey: ['course', slug],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getCourseDetails({ params: { slug }, signal }),
    })),
  });
  const judged = queries.flatMap(({ data }) => (data ? [{ course: data, obstacle: obstacleTo(data, user?.id) }] : []));
  const go = (kept: readonly string[], code: string | undefined) =>
    setSearch(purchaseQuery(kept, code), { replace: true, preventScrollReset: true });
  return {
    slugs,
    coupon,
    isPending: queries.some((query) => query.isPending),
    /** The first course that could not be read; one that is gone is no failure. */
    failed: queries.find((query) => query.isError && !isGone(query.error)),
    buyable: judged.flatMap(({ course, obstacle }) => (obstacle ? [] : [course])),
    hindered: judged.flatMap(({ course, obstacle }): HinderedCourse[] => (obstacle ? [{ course, obstacle }] : [])),
    /** Slugs of which the catalogue knows nothing. */
    gone: slugs.filter((_, index) => isGone(queries[index]?.error)),
    setCoupon: (code: string | undefined) => go(slugs, code),
    drop: (slug: string) =>
      go(
        slugs.filter((one) => one !== slug),
        coupon,
      ),
  };
}

const isGone = (error: unknown): boolean => isApiError(error) && error.code === 'not_found';
