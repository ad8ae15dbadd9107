import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** Which gateway takes the money here, and where its form for a card is. */
export function usePaymentSettings() {
  const api = useApi();
  return useQuery({
    queryKey: ['payment-settings'],
    queryFn: ({ signal }) => api.getPaymentSettings({ signal }),
    staleTime: 5 * 60_000,
  });
}
