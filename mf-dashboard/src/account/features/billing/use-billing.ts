import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

export const PER_PAGE = 20;

export function usePlan() {
  const api = useApi();
  return useQuery({ queryKey: ['plan'], queryFn: ({ signal }) => api.getPlan({ signal }) });
}

export function useTransactions(given: { status: TransactionStatus | undefined; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['transactions', given],
    queryFn: ({ signal }) =>
      readPage(given.page, (page) => api.listTransactions({ query: { ...given, page, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}
