import { onFirstSign } from '../first-sign.ts';

/** What comes before a click: the pointer over a link, the keyboard's focus on it, a finger. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches where links lead before they are followed: those of header and bars at the first sign of a person, any other one when
 * the pointer, the focus or a finger comes to it. Over a thin line each pays only for what they open.
 */
export function prefetchLinks(prefetch: (to: string) => void): void {
  const prefetchLink = (link: HTMLAnchorElement) => isLineThin() || prefetch(link.href);
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
  onFirstSign(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href], header ~ nav a[href]')) {
      if (isShown(link)) prefetchLink(link);
    }
  });
}

/** Safari has no `checkVisibility` before 17.4. */
const isShown = (link: Element): boolean => !('checkVisibility' in link) || link.checkVisibility();

function isLineThin(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}
