import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { daysOf, type HistoryFilters } from './history-filters.ts';

export const PER_PAGE = 20;

export function usePlan() {
  const api = useApi();
  return useQuery({ queryKey: ['plan'], queryFn: ({ signal }) => api.getPlan({ signal }) });
}

const queryOf = ({ time, ...words }: HistoryFilters) => ({ ...words, ...daysOf(time) });

export function useTransactions(filters: HistoryFilters, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['transactions', filters, page],
    queryFn: ({ signal }) =>
      readPage(page, (page) =>
        api.listTransactions({ query: { ...queryOf(filters), page, per_page: PER_PAGE }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function useAskRefund(transactionId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (wish: { reason: string; line_id?: string }) =>
      api.askRefund({ body: { transaction_id: transactionId, ...wish } }),
    // A refusal, too, says that it stands otherwise than it was shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['transactions'] }),
  });
}

/** How this site is paid, and whether a card can be kept without paying. */
export function usePaymentSettings() {
  const api = useApi();
  return useQuery({
    queryKey: ['payment-settings'],
    queryFn: ({ signal }) => api.getPaymentSettings({ signal }),
    staleTime: 5 * 60_000,
  });
}

const MOST_PER_PAGE = 100;

/** All payments that these leave, newest first. */
export function useReadAllTransactions(): (filters: HistoryFilters) => Promise<Transaction[]> {
  const api = useApi();
  return async (filters) => {
    const read = (page: number) =>
      api.listTransactions({ query: { ...queryOf(filters), page, per_page: MOST_PER_PAGE } });
    const { items, total } = await read(1);
    const rest = [];
    for (let page = 2; page <= Math.ceil(total / MOST_PER_PAGE); page++) rest.push(...(await read(page)).items);
    // One that came meanwhile moves the others along: none stands there twice.
    return [...new Map([...items, ...rest].map((one) => [one.id, one])).values()];
  };
}
