import { Suspense, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { UnstyledButton } from '@stoa/shared/kit';
import type { MenuEntry, OutwardEntry } from './menu-entries.ts';
import { loadOverlayParts } from './load-overlay-parts.ts';
import classes from './menu-button.module.css';

/** An entry that does something instead of going somewhere. */
export interface MenuAction {
  label: string;
  /** Language of the label where it is another than the page's. */
  lang?: string;
  run(): void;
}

export interface MenuButtonProps {
  /** The button's face. */
  children: ReactNode;
  /** Its name where the face is a picture. */
  label?: string;
  entries: readonly (MenuEntry | OutwardEntry | MenuAction)[];
  /** Which edge of the button the menu stands at; left out: its end. */
  align?: 'start' | 'end';
  /** One of its entries is where one is. */
  isCurrent?: boolean;
  /** Stands above the entries. */
  head?: ReactNode;
  /** Stands apart below them. */
  action?: MenuAction;
}

const LazyMenu = lazyWithRetry(async () => ({ default: (await loadOverlayParts()).MenuPopup }));

/** A menu whose code comes after first paint; until it is first opened it is only its button. */
export function MenuButton(props: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  // Asked for again at the click, where a failure is told.
  const prefetch = () => void loadOverlayParts().catch(() => undefined);
  const face = (
    <UnstyledButton
      className={classes.button}
      aria-haspopup="menu"
      aria-expanded={false}
      {...(props.label && { 'aria-label': props.label })}
      {...(props.isCurrent && { 'aria-current': true })}
      onClick={() => setWanted(true)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {props.children}
    </UnstyledButton>
  );
  if (!wanted) return face;
  return (
    <Suspense fallback={face}>
      <LazyMenu {...props} />
    </Suspense>
  );
}
