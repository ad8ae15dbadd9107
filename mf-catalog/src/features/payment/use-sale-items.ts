import { useQueries } from '@tanstack/react-query';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { judgeCourse, judgePath, type Judged, type SaleItem, type Wanted, withoutDoubles } from './purchase.ts';

/** What these are, what of them can be bought, and what cannot, with the reason. */
export function useSaleItems(wanted: readonly Wanted[]) {
  const api = useApi();
  const { user } = useSession();
  const of = (kind: Wanted['kind']) => wanted.filter((one) => one.kind === kind);
  const courses = useQueries({
    queries: of('course').map(({ slug }) => ({
      queryKey: ['course', slug],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getCourseDetails({ params: { slug }, signal }),
    })),
  });
  const paths = useQueries({
    queries: of('learning_path').map(({ slug }) => ({
      queryKey: ['learning-path', slug],
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getLearningPath({ params: { slug }, signal }),
    })),
  });
  const known = [
    ...of('course').map((one, at) => ({
      one,
      query: courses[at]!,
      judged: judged(one, courses[at]?.data, judgeCourse),
    })),
    ...of('learning_path').map((one, at) => ({
      one,
      query: paths[at]!,
      judged: judged(one, paths[at]?.data, judgePath),
    })),
  ];
  function judged<T>({ slug }: Wanted, data: T | undefined, judge: (data: T, userId: string | undefined) => Judged) {
    const { item, obstacle } = (data && judge(data, user?.id)) ?? {};
    // Called as it was asked for, which may be by an earlier address: it is taken off by that.
    return item && { item: { ...item, slug }, obstacle };
  }
  const inOrder = wanted.flatMap((one) => known.find((other) => other.one === one) ?? []);
  const all = withoutDoubles(inOrder.flatMap(({ judged }) => judged ?? []));
  return {
    isPending: known.some(({ query }) => query.isPending),
    /** The first that could not be read; one that is gone is no failure. */
    failed: inOrder.find(({ query }) => query.isError && !isGone(query.error))?.query,
    buyable: all.flatMap(({ item, obstacle }) => (obstacle ? [] : [item])),
    hindered: all.flatMap(({ item, obstacle }): HinderedItem[] => (obstacle ? [{ item, obstacle }] : [])),
    /** Those of which the catalogue knows nothing. */
    gone: inOrder.flatMap(({ one, query }) => (isGone(query.error) ? [one] : [])),
  };
}

export interface HinderedItem {
  item: SaleItem;
  obstacle: NonNullable<Judged['obstacle']>;
}

const isGone = (error: unknown): boolean => isApiError(error) && error.code === 'not_found';
