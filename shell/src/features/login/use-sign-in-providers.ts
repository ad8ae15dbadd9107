import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** Other ways in that the operator has set up; none while that is not known. */
export function useSignInProviders(): Reply<'listSignInProviders'> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: () => api.listSignInProviders(),
    staleTime: Infinity,
  });
  return data ?? [];
}
