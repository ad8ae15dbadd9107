import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

export const PER_PAGE = 25;
const KEY = ['payouts'];

export function usePayables(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, 'owed', page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listPayables({ query: { page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function usePayouts(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, 'recorded', page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listPayouts({ query: { page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** What is owed has changed, and a refusal, too, says that it stands otherwise than it was shown. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

export function useRecordPayout() {
  const api = useApi();
  const refresh = useRefresh();
  return async (body: Arguments<'recordPayout'>['body']): Promise<void> => {
    try {
      await api.recordPayout({ body });
    } finally {
      await refresh();
    }
  };
}

export function useReversePayout(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (reason: string) => api.reversePayout({ params: { id }, body: { reason } }),
    onSettled: useRefresh(),
  });
}
