import { IconMenu2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Container, Loader } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useStartPath } from '../routing/use-start-path.ts';
import { CourseSearch } from '../search/course-search.tsx';
import { BrowseButton } from './browse-button.tsx';
import { CartCorner } from './cart-corner.tsx';
import { CreatorMenus } from './creator-menus.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { prefetchOverlayParts } from './load-overlay-parts.ts';
import { NotificationBell } from './notification-bell.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useViewer } from './use-viewer.ts';
import { Wordmark } from './wordmark.tsx';
import classes from './header.module.css';

/** The site's head, the same above every screen. */
export function Header() {
  const { state } = useSession();
  const start = useStartPath();
  useEffect(prefetchOverlayParts, []);
  return (
    <header className={classes.header}>
      <Container className={classes.row}>
        <PhoneMenu icon={<IconMenu2 size={22} stroke={1.6} aria-hidden="true" />} />
        <Wordmark to={start ?? to.landing()} />
        <BrowseButton />
        <div className={classes.search}>
          <CourseSearch />
        </div>
        <div className={classes.end}>
          {state === 'signed-in' && <CreatorMenus className={classes.wide} />}
          <div className={classes.wide}>
            <LanguageMenu />
          </div>
          <ThemeSwitch />
          <CartCorner />
          <Account />
        </div>
      </Container>
    </header>
  );
}

function Account() {
  const { state, user, unreadCount, hasScreen, t } = useViewer();
  if (state === 'pending') return <Loader size="sm" role="status" aria-label={t('header.pending')} />;
  if (!user) {
    return (
      <>
        <LinkButton to={to.signup()} variant="subtle" className={classes.wide}>
          {t('header.signup')}
        </LinkButton>
        <LinkButton to={to.login()} className={classes.login}>
          {t('header.login')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {hasScreen(addresses.notifications) && <NotificationBell key={user.id} unread={unreadCount} />}
      <ProfileMenu user={user} />
    </>
  );
}
