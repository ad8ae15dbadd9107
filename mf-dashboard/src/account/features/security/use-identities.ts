import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export const IDENTITIES = ['identities'];

/** What this account logs in with. */
export function useIdentities() {
  const api = useApi();
  return useQuery({ queryKey: IDENTITIES, queryFn: ({ signal }) => api.listIdentities({ signal }) });
}
