import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { PEOPLE } from './use-people.ts';

export function useDuplicates() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...PEOPLE, 'duplicates'],
    queryFn: ({ pageParam, signal }) =>
      api.listDuplicates({ query: pageParam === undefined ? {} : { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Read anew whenever it is looked at: a merge is not decided on what was. */
export function useMergePreview({ into, from }: { into: string; from: string }) {
  const api = useApi();
  return useQuery({
    queryKey: [...PEOPLE, 'merge', into, from],
    queryFn: ({ signal }) => api.previewMerge({ params: { id: into }, query: { from_id: from }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useOthers(q: string, id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...PEOPLE, 'others', id, q],
    queryFn: async ({ signal }) =>
      (await api.searchUsers({ query: { q, limit: 10 }, signal })).filter((user) => user.id !== id),
    enabled: q.length >= 2,
  });
}

/** Who logs in by other sites alone has none to give. */
export function useHasPassword(): boolean {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['own-identities'],
    queryFn: ({ signal }) => api.listIdentities({ signal }),
  });
  return data?.has_password ?? true;
}
