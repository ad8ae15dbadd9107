import { existsSync } from 'node:fs';
import { findChromium } from '@stoa/toolchain/browser/find-chromium.ts';
import { run } from './run-command.ts';

/**
 * The path of a Chromium, installed first where there is none: by apt as root on Debian, else by Playwright.
 * @throws saying what to install by hand when neither works.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const present = findChromium();
  if (present) {
    say(`Browser: ${present}`);
    return present;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Browser: none found; installing Debian’s chromium-headless-shell with apt-get …');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    say('Browser: none found; asking Playwright for its own …');
    await run('playwright', ['install', 'chromium']);
  }
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium could be found or installed. Install one and set STOA_CHROMIUM to its path.');
  say(`Browser: ${installed}`);
  return installed;
}
