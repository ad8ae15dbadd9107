import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as playwright from 'playwright';

/** The shell without windows first: a whole browser also draws its own toolbars, unseen, in processes that cost a core. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of a Chromium that is here: STOA_CHROMIUM, a package of the system, Playwright's own; else undefined. */
export const findChromium = (): string | undefined =>
  [process.env['STOA_CHROMIUM'], ...places].find((path) => path && existsSync(path)) ?? ofPlaywright();

/** Loaded only here: every command and every gateway would wait for it. */
function ofPlaywright(): string | undefined {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof playwright;
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @throws saying how to get one */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium is here. Install one (Debian: apt-get install chromium-headless-shell; else: npx playwright install chromium), or set STOA_CHROMIUM to its path.',
  );
}
