import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** Whoever waits for a code looks at this page: new mails are asked for this often. */
const ASK_EVERY_MS = 2_000;

/** Mails of the outbox, newest first; those of one address alone when `to` is given. */
export function useDevMails(to: string | undefined) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['dev-mails', to],
    queryFn: ({ pageParam, signal }) => api.listDevMails({ query: { page: pageParam, per_page: 30, to }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
    // Outside a demonstration there is nothing to wait for.
    refetchInterval: ({ state: { error } }) => (isApiError(error) && error.status === 404 ? false : ASK_EVERY_MS),
  });
}

/** A mail never changes. */
export function useDevMail(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['dev-mail', id],
    queryFn: ({ signal }) => api.getDevMail({ params: { id }, signal }),
    staleTime: Infinity,
  });
}
