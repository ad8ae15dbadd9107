import { partnerBarEntries } from './bar-entries.ts';
import { isShown, partnerBar } from './menu-entries.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { useViewer } from './use-viewer.ts';

export function PartnerBar() {
  const { permissions, t } = useViewer();
  if (!isShown(permissions, partnerBar)) return null;
  return <NavigationBar name={t('partner.dashboard')} entries={partnerBarEntries} />;
}
