import type { ReactNode } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Skeleton } from '@stoa/shared/kit';
import { useIdentities } from './use-identities.ts';

/** Draws what depends on how this account logs in, once that is known. */
export function IdentitiesGate({ children }: { children(identities: Reply<'listIdentities'>): ReactNode }) {
  const identities = useIdentities();
  if (identities.data) return children(identities.data);
  return identities.isError ? <LoadFailed query={identities} /> : <Skeleton height="9rem" />;
}
