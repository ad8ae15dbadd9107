import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './operations.ts';

const root = join(import.meta.dirname, '../..');
const runFile = promisify(execFile);

/** As on a team's own machine: no tool of this project is in the path. */
const strangersPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(delimiter);

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-team-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every script and stylesheet that the page itself names, and the hash of its bytes. */
async function shellBytes(url: string): Promise<Record<string, string>> {
  const html = await (await fetch(url)).text();
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*\/shell\/[^"]+\.(?:js|css))"/g)].map(
    ([, address]) => address!,
  );
  const hashed = addresses.map(async (address) => {
    const bytes = Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
    return [address, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

test('a team makes a remote in an empty folder and publishes it; its screen is under its route and in the menu', async ({
  page,
  operations: { url, dataDir },
}) => {
  const before = await shellBytes(url);
  expect(Object.keys(before).length).toBeGreaterThan(0);
  const remote = join(folder, 'mf-reviews');
  const run = async (command: string, ...words: string[]) =>
    runFile(command, words, {
      cwd: remote,
      env: {
        ...process.env,
        PATH: strangersPath,
        STOA_DATA_DIR: dataDir,
        NODE_OPTIONS: '',
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
      },
      maxBuffer: 50_000_000,
    });

  await test.step('create', async () => {
    await runFile(
      join(root, 'node_modules/.bin/node'),
      [join(root, 'platform/toolchain/bin/stoa.mjs'), 'create', 'mf-reviews'],
      {
        cwd: folder,
      },
    );
    expect(await readdir(join(remote, 'packages'))).toHaveLength(3);
  });
  await test.step('install, check, test and build', async () => {
    await run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
    await run('npm', 'run', 'check');
    const { stderr } = await run('npm', 'test');
    expect(stderr).toMatch(/Tests:\s+5 passed, 5 total/);
    const { stdout } = await run('npm', 'run', 'build');
    expect(stdout).toContain('mf-reviews@0.1.0 built');
    const descriptor = await readFile(join(remote, 'dist/remote.json'), 'utf8');
    const { build } = JSON.parse(descriptor) as { build: { brotli_bytes: number } };
    expect(build.brotli_bytes, 'what a small remote downloads for its first view').toBeLessThanOrEqual(8_000);
  });
  await test.step('publish and promote', async () => {
    await run('npx', 'stoa', 'publish', '.', '--url', url);
    await run('npx', 'stoa', 'promote', 'mf-reviews@0.1.0', '--why', 'the first of it', '--yes', '--url', url);
  });

  await test.step('its screen is in the menu, and under its route', async () => {
    await page.goto(url);
    const menu = page.getByRole('navigation', { name: 'Footer' });
    await menu.getByRole('link', { name: 'Reviews' }).click();
    await expect(page).toHaveURL(`${url}/reviews`);
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
    await expect(page.getByText(/^\d+ courses$/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  });
  expect(await shellBytes(url), 'the shell is the one that was there before').toEqual(before);
});
