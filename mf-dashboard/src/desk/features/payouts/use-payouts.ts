import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { payableSorts, payoutSorts } from '@stoa/shared/contract/market/payout-sorts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useDataList } from '../../../data-table/use-data-list.ts';

const KEY = ['payouts'];

const payablesTable = {
  id: 'payables',
  prefix: 'owed-',
  filters: { q: 'text' },
  sorts: payableSorts,
  startsDescending: true,
  mostCharacters: 100,
} as const;

export function usePayables() {
  const api = useApi();
  return useDataList(payablesTable, {
    key: [...KEY, 'owed'],
    read: (filters, rows, signal) => api.listPayables({ query: { ...filters, ...rows }, signal }),
    file: (filters) => api.getPayablesLink({ query: filters }),
  });
}

const payoutsTable = {
  id: 'payouts',
  prefix: 'paid-',
  filters: { q: 'text', from: 'day', to: 'day' },
  sorts: payoutSorts,
  startsDescending: true,
  mostCharacters: 100,
} as const;

export function usePayouts() {
  const api = useApi();
  return useDataList(payoutsTable, {
    key: [...KEY, 'recorded'],
    read: (filters, rows, signal) => api.listPayouts({ query: { ...filters, ...rows }, signal }),
    file: (filters) => api.getPayoutsLink({ query: filters }),
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
