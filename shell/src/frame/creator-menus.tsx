import { IconChevronDown } from '@tabler/icons-react';
import { MenuButton } from './menu-button.tsx';
import {
  becomeCreator,
  becomeCreatorEntries,
  creatorStudio,
  creatorStudioEntries,
  isShown,
  visibleEntries,
} from './menu-entries.ts';
import { useCreatorPackage } from './use-creator-package.ts';
import { useViewer } from './use-viewer.ts';

/** The two menus of teaching, with their entries; whoever draws them decides how. */
export function useCreatorMenus() {
  const viewer = useViewer();
  const download = useCreatorPackage();
  const { permissions, t } = viewer;
  const studio = isShown(permissions, creatorStudio) ? visibleEntries(creatorStudioEntries, viewer) : [];
  const become = isShown(permissions, becomeCreator)
    ? [...visibleEntries(becomeCreatorEntries, viewer), { label: t('creator.package'), run: () => void download() }]
    : [];
  return [
    { title: t('creator.studio'), entries: studio },
    { title: t('creator.become'), entries: become },
  ].filter(({ entries }) => entries.length > 0);
}

/** What a teacher, or one who may become one, does. */
export function CreatorMenus({ className }: { className?: string | undefined }) {
  const menus = useCreatorMenus();
  return (
    <div className={className}>
      {menus.map(({ title, entries }) => (
        <MenuButton key={title} entries={entries}>
          {title} <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </MenuButton>
      ))}
    </div>
  );
}
