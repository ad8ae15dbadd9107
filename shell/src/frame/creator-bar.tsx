import { creatorBarEntries } from './bar-entries.ts';
import { creatorBar, isShown } from './menu-entries.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { useViewer } from './use-viewer.ts';

export function CreatorBar() {
  const { permissions, t } = useViewer();
  if (!isShown(permissions, creatorBar)) return null;
  return <NavigationBar name={t('creator.studio')} entries={creatorBarEntries} />;
}
