import { Suspense, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { ActionIcon } from '@stoa/shared/kit';
import { useFrameText } from '../messages/frame.ts';
import { loadOverlayParts } from './load-overlay-parts.ts';
import classes from './header.module.css';

export interface SideDrawerProps {
  opened: boolean;
  onClose(): void;
}

const LazyDrawer = lazyWithRetry(async () => ({ default: (await loadOverlayParts()).SideDrawer }));

/** On a phone all menus stand in one drawer. */
export function PhoneMenu({ icon }: { icon: ReactNode }) {
  const t = useFrameText();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionIcon
        className={classes.phone}
        aria-label={t('frame.menu')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {icon}
      </ActionIcon>
      {wanted && (
        <Suspense fallback={null}>
          <LazyDrawer opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
