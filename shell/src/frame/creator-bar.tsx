import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { creatorBar, creatorBarEntries, isShown } from './menu-entries.ts';
import { NavigationBar } from './navigation-bar.tsx';

export function CreatorBar() {
  const { permissions } = useSession();
  return isShown(permissions, creatorBar) ? <NavigationBar name="Creator Studio" entries={creatorBarEntries} /> : null;
}
