import type { ReactNode } from 'react';
import { renderScreen, type RenderScreenOptions } from '@stoa/shared/testing/render-screen.tsx';
import { FrameProvider, type FrameDoors } from '../context/frame-context.tsx';
import { hasRoute } from '../routing/route-table.ts';

interface FrameOptions {
  /** Routes that live remotes offer; left out: all there may be. */
  screens?: readonly string[];
  doors?: Partial<FrameDoors>;
}

/** For tests: a part of the frame under a fake platform and a fake shell. */
export function renderInFrame(part: ReactNode, { screens, doors, ...options }: RenderScreenOptions & FrameOptions) {
  return renderScreen(inFrame(part, { ...(screens && { screens }), ...(doors && { doors }) }), options);
}

/** The same, to be drawn by `renderIn` and `untranslated`. */
export function inFrame(part: ReactNode, { screens, doors }: FrameOptions = {}): ReactNode {
  const value: FrameDoors = {
    hasScreen: (route) =>
      !screens ||
      hasRoute(
        screens.map((path) => ({ path })),
        route,
      ),
    offered: [],
    completeSignIn: async () => undefined,
    signOut: async () => undefined,
    leaveSession: async () => undefined,
    siteLinks: { social: [] },
    version: '1.2.3',
    ...doors,
  };
  return <FrameProvider value={value}>{part}</FrameProvider>;
}
