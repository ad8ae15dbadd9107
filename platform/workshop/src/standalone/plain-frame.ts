import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { EmptyPlace } from './empty-place.ts';

/** Runs `npm run dev` in a folder and looks at the page. Resolves with its first heading. */
export async function seeAlone(browser: Browser, { dir }: EmptyPlace, port: number): Promise<string> {
  const bin = join(dir, 'node_modules/.bin');
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  // Not through npm, which would leave its child behind when it is ended.
  const server = spawn(join(bin, 'node'), [join(bin, 'stoa'), 'alone', '--port', String(port)], {
    cwd: dir,
    env: inherited,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // It says its address when the first compilation is done.
  const said = new Promise<string>((resolve) => server.stdout.once('data', (words: Buffer) => resolve(String(words))));
  const page = await browser.newPage();
  try {
    const address = `http://localhost:${port}`;
    const words = await Promise.race([said, ended.then(() => 'It ended.')]);
    if (!words.includes(address)) throw new Error(words);
    await page.goto(address);
    await page.getByLabel('Logged in as').selectOption({ label: 'Ada Novak (admin)' });
    const heading = page.locator('main').getByRole('heading', { level: 1 });
    await heading.waitFor({ timeout: 120_000 });
    return await heading.innerText();
  } finally {
    await page.close();
    if (server.kill('SIGTERM')) await ended;
  }
}
