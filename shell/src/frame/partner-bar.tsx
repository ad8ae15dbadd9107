import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isShown, partnerBar, partnerBarEntries } from './menu-entries.ts';
import { NavigationBar } from './navigation-bar.tsx';

export function PartnerBar() {
  const { permissions } = useSession();
  return isShown(permissions, partnerBar) ? (
    <NavigationBar name="Partner Dashboard" entries={partnerBarEntries} />
  ) : null;
}
