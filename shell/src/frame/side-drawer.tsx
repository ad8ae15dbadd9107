import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { Button, UnstyledButton } from '@stoa/shared/kit';
import { Drawer } from '@stoa/shared/overlays';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { cartCount } from '../cart/cart-count.ts';
import { useFrame } from '../context/frame-context.tsx';
import { useCartText } from '../messages/cart.ts';
import { useOverlayText } from '../messages/overlay.ts';
import { useCataloguePath } from '../search/use-catalogue-path.ts';
import { BrowseDialog } from './browse-dialog.tsx';
import { useCreatorMenus } from './creator-menus.tsx';
import { helpEntry } from './help-entry.ts';
import { LanguageSelect } from './language-select.tsx';
import type { MenuAction } from './menu-button.tsx';
import { profileEntries, visibleEntries, type MenuEntry, type OutwardEntry } from './menu-entries.ts';
import { withOffered } from './offered-entries.ts';
import type { SideDrawerProps } from './phone-menu.tsx';
import { useOpenedAfterMount } from './use-opened-after-mount.ts';
import { useViewer } from './use-viewer.ts';
import classes from './side-drawer.module.css';

/** All of the header's menus, one below the other. Closes when it has led somewhere. */
export function SideDrawer({ opened, onClose }: SideDrawerProps) {
  const viewer = useViewer();
  const { t } = viewer;
  const overlay = useOverlayText();
  const cart = useCartText();
  const count = useStore(cartCount, (state) => state.count);
  const catalogue = useCataloguePath();
  const [browses, setBrowses] = useState(false);
  useCloseOnNavigation(onClose);
  const own = viewer.user ? withOffered(visibleEntries(profileEntries, viewer), viewer.offeredIn('profile')) : [];
  const help = helpEntry(viewer);
  const groups = [{ title: overlay('drawer.you'), entries: own }, ...useCreatorMenus()];
  return (
    <>
      <Drawer
        opened={useOpenedAfterMount(opened)}
        onClose={onClose}
        title={t('frame.menu')}
        size="20rem"
        closeButtonProps={{ 'aria-label': overlay('overlay.close') }}
      >
        <nav aria-label={t('frame.menu')}>
          <ul className={classes.list}>
            <Entry label={t('header.browse')} to={catalogue} />
            {viewer.offeredIn('browse').map((entry) => (
              <Entry key={entry.to} {...entry} />
            ))}
            <Entry label={overlay('browse.categories')} run={() => setBrowses(true)} />
            {help && <Entry {...help} />}
            {viewer.hasScreen(addresses.cart) && <Entry label={cart('cart.label', { count })} to={to.cart()} />}
          </ul>
          {groups
            .filter(({ entries }) => entries.length > 0)
            .map(({ title, entries }) => (
              <div key={title}>
                <p className={classes.title}>{title}</p>
                <ul className={classes.list}>
                  {entries.map((entry) => (
                    <Entry key={entry.label} {...entry} />
                  ))}
                </ul>
              </div>
            ))}
          <div className={classes.foot}>
            <LanguageSelect />
            <AccountButtons />
          </div>
        </nav>
      </Drawer>
      <BrowseDialog opened={browses} onClose={() => setBrowses(false)} />
    </>
  );
}

function AccountButtons() {
  const { state, t } = useViewer();
  const { signOut } = useFrame();
  if (state === 'guest') {
    return (
      <>
        <LinkButton to={to.signup()} fullWidth>
          {t('header.signup')}
        </LinkButton>
        <LinkButton to={to.login()} fullWidth variant="default">
          {t('header.login')}
        </LinkButton>
      </>
    );
  }
  return (
    <Button variant="default" fullWidth onClick={() => void signOut()}>
      {t('menu.logout')}
    </Button>
  );
}

function Entry(entry: MenuEntry | OutwardEntry | MenuAction) {
  return (
    <li>
      {'to' in entry ? (
        <Link to={entry.to} className={classes.entry}>
          {entry.label}
        </Link>
      ) : 'href' in entry ? (
        <a href={entry.href} className={classes.entry} target="_blank" rel="noopener noreferrer">
          {entry.label}
        </a>
      ) : (
        <UnstyledButton className={classes.entry} onClick={entry.run}>
          {entry.label}
        </UnstyledButton>
      )}
    </li>
  );
}

function useCloseOnNavigation(onClose: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onClose();
  }, [key, onClose]);
}
