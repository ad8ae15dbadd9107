import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** Whom one may look around as; empty on a site that is open in earnest. */
export function useDemoAccounts(): Reply<'listDemoAccounts'> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: () => api.listDemoAccounts(),
    staleTime: Infinity,
  });
  return data ?? [];
}
