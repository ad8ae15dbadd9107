import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of a Chromium that is here: STOA_CHROMIUM, a package of the system, Playwright's own; else undefined. */
export const findChromium = (): string | undefined =>
  [process.env['STOA_CHROMIUM'], ...places, chromium.executablePath()].find((path) => path && existsSync(path));

/** @throws saying how to get one */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'No Chromium is here. Install one (Debian: apt-get install chromium; else: npx playwright install chromium), or set STOA_CHROMIUM to its path.',
  );
}
