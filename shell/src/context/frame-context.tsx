import { createContext, useContext } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { RemoteRoute } from '@stoa/shared/platform-contract/release.ts';
import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';

/**
 * What the shell's own frame and screens need besides the platform that every remote gets (`usePlatform`, `useSession`
 * and `useApi` work in the frame too: the shell puts a PlatformProvider above it).
 */
export interface FrameDoors {
  /**
   * True when there is a live route of just this form: `/course/create`, `/course-info/:slug`. `/course/verify` is not
   * there because `/course/:slug` would answer it. Query and hash are ignored. The frame links to nothing else.
   */
  hasScreen(route: string): boolean;
  /** The routes of all live remotes, with the places in the menus they ask for. */
  offered: readonly RemoteRoute[];
  /** After login or register: keeps the session, reads the start-up data and goes to the remembered address or home. */
  completeSignIn(reply: Reply<'login'>): Promise<void>;
  /** Revokes the session, clears what is remembered and goes to /login. */
  signOut(): Promise<void>;
  /** Revokes the session and clears what is remembered, and stays: another person is about to log in here. */
  leaveSession(): Promise<void>;
  /** Addresses outside the site that its operator has named. */
  siteLinks: SiteLinks;
  /** Version of the shell in this page. */
  version: string;
}

const FrameContext = createContext<FrameDoors | undefined>(undefined);
export const FrameProvider = FrameContext.Provider;

/** @throws outside the shell. */
export function useFrame(): FrameDoors {
  const doors = useContext(FrameContext);
  if (!doors) throw new Error('useFrame() needs a FrameProvider above it.');
  return doors;
}
