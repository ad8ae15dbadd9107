import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import type { TotalsTime } from './totals-time.ts';

export function useTotals(time: TotalsTime) {
  const api = useApi();
  return useQuery({
    queryKey: ['totals', time],
    queryFn: ({ signal }) => api.getTotals({ query: { ...time }, signal }),
    placeholderData: keepPreviousData,
  });
}
