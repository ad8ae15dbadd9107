import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useIdentities } from './use-identities.ts';

type Identity = Reply<'listIdentities'>['identities'][number];
export interface Provider {
  id: string;
  name: string;
  identity: Identity | undefined;
}

/** All that the operator offers, and what is connected though no longer offered: it can still be taken off. */
export function useProviders(): Provider[] {
  const api = useApi();
  const offered = useQuery({
    queryKey: ['sign-in-providers'],
    queryFn: ({ signal }) => api.listSignInProviders({ signal }),
    staleTime: Infinity,
  });
  const { data } = useIdentities();
  if (!offered.data || !data) return [];
  const { identities } = data;
  const gone = identities.filter(({ provider }) => !offered.data.some(({ id }) => id === provider));
  return [
    ...offered.data.map(({ id, name }) => ({ id, name, identity: identities.find(({ provider }) => provider === id) })),
    ...gone.map((identity) => ({ id: identity.provider, name: identity.name, identity })),
  ];
}
