import { isLocale } from '@stoa/shared/contract/locales.ts';
import type * as OverlayParts from './overlay-parts.tsx';

let parts: Promise<typeof OverlayParts> | undefined;

/** The half of the frame that opens over the page, with its texts: asked for once; a failed try is forgotten. */
export function loadOverlayParts(): Promise<typeof OverlayParts> {
  parts ??= load().catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

async function load(): Promise<typeof OverlayParts> {
  const loaded = await import('./overlay-parts.tsx');
  const { lang } = document.documentElement;
  if (isLocale(lang)) await loaded.useOverlayText.load(lang);
  return loaded;
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches that half at the first sign of a person, when the browser has nothing better to do: not with the first view,
 * which it would make dearer, and not only at the click, which would make that slow. Returns the end of waiting.
 */
export function prefetchOverlayParts(): () => void {
  const fetchQuietly = () => void loadOverlayParts().catch(() => undefined);
  const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, onSign));
  const onSign = () => {
    stop();
    if ('requestIdleCallback' in window) requestIdleCallback(fetchQuietly, { timeout: 2000 });
    else setTimeout(fetchQuietly, 300);
  };
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  return stop;
}
