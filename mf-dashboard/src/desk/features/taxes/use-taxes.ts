import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const RATES = ['tax-rates'];

export function useTaxRates() {
  const api = useApi();
  return useQuery({ queryKey: RATES, queryFn: ({ signal }) => api.listTaxRates({ signal }) });
}

export function useRefreshTaxRates(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: RATES });
}

/** Days in UTC, both included. */
export interface Period {
  from: string;
  until: string;
}

export function useTaxTotals(period: Period) {
  const api = useApi();
  return useQuery({
    queryKey: ['tax-totals', period],
    queryFn: ({ signal }) => api.listTaxTotals({ query: { ...period }, signal }),
    placeholderData: keepPreviousData,
  });
}
