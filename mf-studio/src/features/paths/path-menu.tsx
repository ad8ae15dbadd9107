import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OwnLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import { ActionIcon } from '@stoa/shared/kit';
import { Menu } from '@stoa/shared/overlays';
import {
  IconArchive,
  IconArrowBackUp,
  IconDots,
  IconEyeOff,
  IconPencil,
  IconSend,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePathsText } from '../../messages/paths.ts';
import type { PathTransition } from './use-path-transition.ts';

interface PathMenuProps {
  path: OwnLearningPath;
  isPending: boolean;
  onTransition(kind: PathTransition): void;
}

const transitions: readonly { kind: PathTransition; icon: typeof IconSend; color?: string }[] = [
  { kind: 'submit', icon: IconSend },
  { kind: 'withdraw', icon: IconArrowBackUp },
  { kind: 'publish', icon: IconWorld },
  { kind: 'unpublish', icon: IconEyeOff },
  { kind: 'retire', icon: IconArchive, color: 'red' },
  { kind: 'remove', icon: IconTrash, color: 'red' },
];

/** Comes with the overlays when it is first wanted, so it opens at once. */
export function PathMenu({ path, isPending, onTransition }: PathMenuProps) {
  const t = usePathsText();
  const { slug } = path;
  return (
    <Menu defaultOpened position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('action.more', { title: path.title })} loading={isPending}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={to.editLearningPath({ slug })} leftSection={<IconPencil size={18} />}>
          {t(path.actions.includes('edit') ? 'action.edit' : 'action.open')}
        </Menu.Item>
        {path.status === 'published' && (
          <Menu.Item component={Link} to={to.learningPathInfo({ slug })} leftSection={<IconWorld size={18} />}>
            {t('action.catalogue')}
          </Menu.Item>
        )}
        {transitions
          .filter(({ kind }) => path.actions.includes(kind))
          .map(({ kind, icon: Icon, color }) => (
            <Menu.Item
              key={kind}
              {...(color && { color })}
              leftSection={<Icon size={18} />}
              onClick={() => onTransition(kind)}
            >
              {t(`move.${kind}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
