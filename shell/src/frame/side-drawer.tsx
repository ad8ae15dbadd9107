import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, UnstyledButton } from '@stoa/shared/ui/kit.ts';
import { Drawer } from '@stoa/shared/ui/overlays.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { BrowseDialog } from './browse-dialog.tsx';
import { useFrame } from './frame-context.tsx';
import {
  becomeCreator,
  becomeCreatorEntries,
  creatorStudio,
  creatorStudioEntries,
  isShown,
  profileEntries,
  visibleEntries,
  type MenuEntry,
} from './menu-entries.ts';
import { withOffered } from './offered-entries.ts';
import type { SideDrawerProps } from './phone-menu.tsx';
import { useCataloguePath } from './use-catalogue-path.ts';
import { useViewer } from './use-viewer.ts';
import classes from './side-drawer.module.css';

/** All of the header's menus, one below the other. Closes when it has led somewhere. */
export function SideDrawer({ opened, onClose }: SideDrawerProps) {
  const viewer = useViewer();
  const { signOut } = useFrame();
  const catalogue = useCataloguePath();
  const [browses, setBrowses] = useState(false);
  useCloseOnNavigation(onClose);
  const groups = [
    { title: 'You', entries: yourEntries() },
    { title: 'Creator Studio', entries: blockOf(creatorStudio, creatorStudioEntries) },
    { title: 'Become A Content Creator', entries: blockOf(becomeCreator, becomeCreatorEntries) },
  ];
  function yourEntries() {
    return viewer.user ? withOffered(visibleEntries(profileEntries, viewer), viewer.offeredIn('profile')) : [];
  }
  function blockOf(block: typeof creatorStudio, entries: readonly MenuEntry[]) {
    return isShown(viewer.permissions, block) ? visibleEntries(entries, viewer) : [];
  }
  return (
    <>
      <Drawer opened={opened} onClose={onClose} title="Menu" size="20rem" closeButtonProps={{ 'aria-label': 'Close' }}>
        <nav aria-label="Menu">
          <ul className={classes.list}>
            <Entry label="Browse" to={catalogue} />
            {viewer.offeredIn('browse').map((entry) => (
              <Entry key={entry.to} {...entry} />
            ))}
            <li>
              <UnstyledButton className={classes.entry} onClick={() => setBrowses(true)}>
                Categories
              </UnstyledButton>
            </li>
          </ul>
          {groups
            .filter(({ entries }) => entries.length > 0)
            .map(({ title, entries }) => (
              <div key={title}>
                <p className={classes.title}>{title}</p>
                <ul className={classes.list}>
                  {entries.map((entry) => (
                    <Entry key={entry.to} {...entry} />
                  ))}
                </ul>
              </div>
            ))}
          <div className={classes.foot}>
            {viewer.state === 'guest' ? (
              <>
                <LinkButton to="/signup" fullWidth>
                  Sign Up
                </LinkButton>
                <LinkButton to="/login" fullWidth variant="default">
                  Login
                </LinkButton>
              </>
            ) : (
              <Button variant="default" fullWidth onClick={() => void signOut()}>
                Logout
              </Button>
            )}
          </div>
        </nav>
      </Drawer>
      <BrowseDialog opened={browses} onClose={() => setBrowses(false)} />
    </>
  );
}

function Entry({ label, to }: MenuEntry) {
  return (
    <li>
      <Link to={to} className={classes.entry}>
        {label}
      </Link>
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
