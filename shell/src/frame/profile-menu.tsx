import type { UserProfile } from '@stoa/shared/contract/people/accounts.ts';
import { Avatar } from '@stoa/shared/kit';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { useFrame } from '../context/frame-context.tsx';
import { helpEntry } from './help-entry.ts';
import { MenuButton } from './menu-button.tsx';
import { profileEntries, visibleEntries } from './menu-entries.ts';
import { withOffered } from './offered-entries.ts';
import { useViewer } from './use-viewer.ts';

/** The signed-in person's own menu. */
export function ProfileMenu({ user }: { user: UserProfile }) {
  const viewer = useViewer();
  const { signOut } = useFrame();
  const help = [helpEntry(viewer) ?? []].flat();
  // What is seen must be part of the name: that is how one calls a button by voice.
  const face = user.profile_image ? '' : `, ${user.initial}`;
  return (
    <MenuButton
      label={`${viewer.t('header.profile', { name: user.full_name })}${face}`}
      head={<PersonBadge name={user.full_name} initial={user.initial} image={user.profile_image} title={user.email} />}
      entries={[...withOffered(visibleEntries(profileEntries, viewer), viewer.offeredIn('profile')), ...help]}
      action={{ label: viewer.t('menu.logout'), run: () => void signOut() }}
    >
      <Avatar src={user.profile_image} size={34} radius="50%" color="aegean" alt="">
        {user.initial}
      </Avatar>
    </MenuButton>
  );
}
