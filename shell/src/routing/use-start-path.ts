import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSiteRoutes } from './site-routes.tsx';
import { findStart } from './start-screen.ts';

/** Where somebody who is signed in begins; undefined for guests, and while it is not known what a person may open. */
export function useStartPath(): string | undefined {
  const routes = useSiteRoutes();
  const session = useSession();
  return session.state === 'signed-in' ? (findStart(routes, session)?.path ?? to.home()) : undefined;
}
