import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { MenuPlace } from '@stoa/shared/contract/release.ts';
import { useFrame } from './frame-context.tsx';
import { offeredEntries } from './offered-entries.ts';

/** Who looks, and what is there to be seen: the conditions of every menu. */
export function useViewer() {
  const session = useSession();
  const { hasScreen, offered } = useFrame();
  const offeredIn = (place: MenuPlace['place']) => offeredEntries(offered, place, session);
  return { ...session, hasScreen, offeredIn };
}
