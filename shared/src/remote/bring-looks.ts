import { LOOKS_PATH } from '../platform-contract/paths.ts';

/** A stylesheet that hangs is waited for no longer; it may still come. */
const PATIENCE_MS = 3_000;

/**
 * Brings the stylesheet of the site that this code comes from into a page that has it not. Its rules stand in cascade
 * layers, so the page's own win. A screen without it would be bare, but would work: nothing fails for its sake.
 */
export function bringLooks(): Promise<void> {
  const href = new URL(LOOKS_PATH, siteOrigin()).href;
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((link) => link.href === href)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', href });
    link.onload = link.onerror = () => resolve();
    setTimeout(resolve, PATIENCE_MS);
    // Before all others: it says in which order the layers of the site win.
    document.head.prepend(link);
  });
}

/** Where the code of the remote is served from, known to the bundler alone. */
export const siteOrigin = (): string =>
  new URL(typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/', window.location.href).origin;
