import { isLocale } from '@stoa/shared/contract/site/locales.ts';
import { onFirstSign } from '../timing/first-sign.ts';
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

/** Fetches that half before it is opened. */
export const prefetchOverlayParts = (): (() => void) =>
  onFirstSign(() => void loadOverlayParts().catch(() => undefined));
