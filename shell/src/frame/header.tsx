import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Container, Loader } from '@stoa/shared/ui/kit.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { BrowseButton } from './browse-button.tsx';
import { CourseSearch } from './course-search.tsx';
import { MenuButton } from './menu-button.tsx';
import {
  becomeCreator,
  becomeCreatorEntries,
  creatorStudio,
  creatorStudioEntries,
  isShown,
  visibleEntries,
} from './menu-entries.ts';
import { NotificationBell } from './notification-bell.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { prefetchOverlayParts } from './load-overlay-parts.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useViewer } from './use-viewer.ts';
import { Wordmark } from './wordmark.tsx';
import classes from './header.module.css';

/** The site's head, the same above every screen. */
export function Header() {
  const { state } = useSession();
  useEffect(prefetchOverlayParts, []);
  return (
    <header className={classes.header}>
      <Container className={classes.row}>
        <PhoneMenu icon={<IconMenu2 size={22} stroke={1.6} aria-hidden="true" />} />
        <Wordmark to={state === 'guest' ? '/' : '/home'} />
        <BrowseButton />
        <div className={classes.search}>
          <CourseSearch />
        </div>
        <div className={classes.end}>
          {state === 'signed-in' && <CreatorMenus />}
          <ThemeSwitch />
          <Account />
        </div>
      </Container>
    </header>
  );
}

function Account() {
  const { state, user, unreadCount, hasScreen } = useViewer();
  if (state === 'pending') return <Loader size="sm" role="status" aria-label="Loading your account" />;
  if (!user) {
    return (
      <>
        <LinkButton to="/signup" variant="subtle" className={classes.wide}>
          Sign Up
        </LinkButton>
        <LinkButton to="/login">Login</LinkButton>
      </>
    );
  }
  return (
    <>
      {hasScreen('/notifications') && <NotificationBell unread={unreadCount} />}
      <ProfileMenu user={user} />
    </>
  );
}

/** What a teacher, or one who may become one, does. */
function CreatorMenus() {
  const viewer = useViewer();
  const studio = isShown(viewer.permissions, creatorStudio) ? visibleEntries(creatorStudioEntries, viewer) : [];
  const become = isShown(viewer.permissions, becomeCreator) ? visibleEntries(becomeCreatorEntries, viewer) : [];
  return (
    <div className={classes.wide}>
      {studio.length > 0 && (
        <MenuButton entries={studio}>
          Creator Studio <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </MenuButton>
      )}
      {become.length > 0 && (
        <MenuButton entries={become}>
          Become A Content Creator <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </MenuButton>
      )}
    </div>
  );
}
