import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import type { Platform } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { createContext, useContext } from 'react';
import type { OpenedFromMemory } from '../history/opened-from.ts';
import type { SiteHistory } from '../history/site-history.ts';
import type { PreferenceControl } from '../preferences/preference-control.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { NotificationFlagStore } from '../session/notification-flag.ts';
import type { SessionControl } from '../session/session-control.ts';
import type { SessionStore } from '../session/session-store.ts';

/** What the page runs on: made once, before the first render. */
export interface Shell {
  history: SiteHistory;
  release: ReleaseStore;
  sessionStore: SessionStore;
  session: SessionControl;
  preferences: PreferenceControl;
  notificationFlag: NotificationFlagStore;
  openings: OpenedFromMemory;
  api: Api;
  siteLinks: SiteLinks;
  /** Fetches the code of the screen that has this address, at low cost. */
  prefetch(to: string): void;
  /** A platform for one remote's code, or for the frame itself under the name `shell`. */
  platformFor(code: { name: string; version: string }): Platform;
}

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/** @throws outside the shell's own tree. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() needs a ShellProvider above it.');
  return shell;
}
