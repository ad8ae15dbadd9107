import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export type EmailAlias = Reply<'listEmailAliases'>[number];
export const ALIASES = ['email-aliases'];

/** Other addresses by which this account logs in. */
export function useAliases() {
  const api = useApi();
  return useQuery({ queryKey: ALIASES, queryFn: ({ signal }) => api.listEmailAliases({ signal }) });
}
