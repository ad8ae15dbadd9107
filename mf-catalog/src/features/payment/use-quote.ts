import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export type Quote = Reply<'quotePayment'>;

export const itemsOf = (courses: readonly CourseDetails[]) =>
  courses.map(({ id }) => ({ kind: 'course' as const, id }));

/** What these courses cost with this coupon; without one while the coupon does not hold. The server alone computes it. */
export function useQuote(courses: readonly CourseDetails[], coupon: string | undefined) {
  const plain = useOneQuote(courses, undefined, courses.length > 0);
  const reduced = useOneQuote(courses, coupon, courses.length > 0 && coupon !== undefined);
  const isReduced = coupon !== undefined && !reduced.isError;
  return { shown: isReduced ? reduced : plain, couponError: coupon === undefined ? null : reduced.error };
}

function useOneQuote(courses: readonly CourseDetails[], coupon: string | undefined, enabled: boolean) {
  const api = useApi();
  const items = itemsOf(courses);
  return useQuery({
    queryKey: ['quote', items, coupon ?? null],
    queryFn: ({ signal }) => api.quotePayment({ body: { items, ...(coupon && { coupon }) }, signal }),
    enabled,
    // A price holds for the moment: another visit asks again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
