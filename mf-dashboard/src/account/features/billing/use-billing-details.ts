import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BillingDetails } from '@stoa/shared/contract/market/taxes.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const KEY = ['billing-details'];

export function useBillingDetails() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.getBillingDetails({ signal }) });
}

/** Keeps them, and reads them again. */
export function useSaveBillingDetails(): (body: BillingDetails) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (body) => {
    await api.updateBillingDetails({ body });
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
}
