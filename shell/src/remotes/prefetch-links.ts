import type { ReleaseStore } from '../release/release-store.ts';
import { onFirstSign } from '../timing/first-sign.ts';
import { whenIdle } from '../timing/when-idle.ts';
import { isLineThin } from './thin-line.ts';

/** What comes before a click: the pointer over a link, the keyboard's focus on it, a finger. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches where links lead before they are followed: those that stand in header and bars from the first sign of a person on,
 * any other one when the pointer, the focus or a finger comes to it. Each once in a release: its screen asks again when opened.
 */
export function prefetchLinks(prefetch: (to: string) => void, release: ReleaseStore): void {
  const asked = new Set<string>();
  const prefetchLink = ({ href }: HTMLAnchorElement) => {
    const link = `${release.getState().revision} ${href}`;
    if (asked.has(link) || isLineThin()) return;
    asked.add(link);
    prefetch(href);
  };
  for (const sign of SIGNS) {
    document.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
        if (link) prefetchLink(link);
      },
      { passive: true },
    );
  }
  // Not anew for each release: nobody has given a sign for that, and all open pages would ask at once.
  const ofFrame = new Set<string>();
  const prefetchFrame = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href], header ~ nav a[href]')) {
      if (ofFrame.has(link.href) || !isShown(link) || link.closest('main')) continue;
      ofFrame.add(link.href);
      prefetchLink(link);
    }
  };
  onFirstSign(() => {
    prefetchFrame();
    onFrameChange(prefetchFrame);
  });
}

/** Bars come with a login, a role, or later than somebody's first sign. Runs once for all that changes until it is idle. */
function onFrameChange(run: () => void): void {
  let isDue = false;
  const isOfFrame = ({ target }: MutationRecord) => target instanceof Element && !target.closest('main');
  new MutationObserver((changes) => {
    if (isDue || !changes.some(isOfFrame)) return;
    isDue = true;
    whenIdle(() => {
      isDue = false;
      run();
    });
  }).observe(document.body, { childList: true, subtree: true });
}

/** Safari has no `checkVisibility` before 17.4. */
const isShown = (link: Element): boolean => !('checkVisibility' in link) || link.checkVisibility();
