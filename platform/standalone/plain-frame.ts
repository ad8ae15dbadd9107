import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { answers } from '../start/part.ts';
import type { EmptyPlace } from './empty-place.ts';

/** Runs `npm run dev` in a folder and looks at the page. Resolves with its first heading. */
export async function seeAlone(browser: Browser, { dir }: EmptyPlace, port: number): Promise<string> {
  const bin = join(dir, 'node_modules/.bin');
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  // Not through npm, which would leave its child behind when it is ended.
  const server = spawn(join(bin, 'node'), [join(bin, 'stoa'), 'alone', '--port', String(port)], {
    cwd: dir,
    env: inherited,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const page = await browser.newPage();
  try {
    await answers(`http://localhost:${port}/main.js`);
    await page.goto(`http://localhost:${port}`);
    await page.getByLabel('Logged in as').selectOption({ label: 'Ada Novak (admin)' });
    const heading = page.locator('main').getByRole('heading', { level: 1 });
    await heading.waitFor({ timeout: 120_000 });
    return await heading.innerText();
  } finally {
    await page.close();
    if (server.kill('SIGTERM')) await ended;
  }
}
