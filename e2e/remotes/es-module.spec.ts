import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { remoteDescriptor, artefactFiles } from '@stoa/shared/platform-contract/release.ts';
import { buildTestRemotes, type TestRemote } from './build-remotes.ts';

/**
 * A page that is not ours takes a remote from an import map: no shell, no federation runtime of its own, only the ES
 * module that every build holds.
 */
const SITE = 'https://site.test/';
const CDN = 'https://cdn.test/';

let builds: string;
let folders: Record<TestRemote, string>;
test.beforeAll(async () => {
  builds = await mkdtemp(join(tmpdir(), 'stoa-remotes-'));
  folders = await buildTestRemotes(builds);
});
test.afterAll(() => rm(builds, { recursive: true, force: true }));

interface Release {
  module: string;
  integrity: string;
  entry: string;
  chunk: string;
}

async function readRelease(name: TestRemote): Promise<Release> {
  const read = async (file: string) => JSON.parse(await readFile(join(folders[name], file), 'utf8')) as unknown;
  const { module, entry, preload } = remoteDescriptor.parse(await read('remote.json'));
  const listed = artefactFiles.parse(await read('files.json')).find(({ path }) => path === module);
  return { module: module!, integrity: listed!.integrity, entry, chunk: preload['remote']!.js[0]! };
}

const types: Record<string, string> = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.css': 'text/css' };

/** Opens a plain page whose import map names the remote; of the file `altered` the CDN sends other bytes. */
async function openPlainPage(page: Page, name: TestRemote, altered?: string): Promise<void> {
  const { module, integrity } = await readRelease(name);
  const url = `${CDN}${name}/${module}`;
  const map = JSON.stringify({ imports: { [name]: url }, integrity: { [url]: integrity } });
  const html = `<!doctype html><title>Plain</title><script type="importmap">${map}</script><main></main>`;
  await page.route(`${SITE}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(`${CDN}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const bytes = await readFile(join(builds, path), 'utf8');
    await route.fulfill({
      contentType: types[extname(path)] ?? 'application/octet-stream',
      headers: { 'access-control-allow-origin': '*' },
      body: path.endsWith(`/${altered}`) ? `${bytes}\n/**/` : bytes,
    });
  });
  await page.goto(SITE);
}

/** import → init → get → the lifecycles, one after the other. Returns the paths that the screen navigated to. */
const live = (page: Page, name: TestRemote) =>
  page.evaluate(async (specifier) => {
    const container = (await import(specifier)) as {
      init(scope: object): Promise<void>;
      get(module: string): Promise<() => Record<string, (props: object) => Promise<void>>>;
    };
    await container.init({});
    const { bootstrap, mount, update, unmount } = (await container.get('./remote'))();
    const visited: string[] = [];
    const session = { state: 'guest', roles: [], permissions: [], notifications: [], unreadCount: 0 };
    const preferences = { locale: 'fr', direction: 'ltr', colorScheme: 'auto' };
    const domElement = document.querySelector('main')!;
    const location = { pathname: '/try', search: '', hash: '', state: null, key: 'first' };
    const props = {
      domElement,
      location,
      navigationKind: 'POP',
      onCrash: (error: unknown) => Promise.reject(error),
      platform: {
        session: { get: () => session, subscribe: () => () => undefined },
        preferences: { get: () => preferences, subscribe: () => () => undefined },
        navigation: { navigate: (to: string) => visited.push(to), hasScreen: () => true },
        http: {},
      },
    };
    await bootstrap!(props);
    await mount!(props);
    const mounted = domElement.innerText;
    await update!({ ...props, location: { ...location, search: '?page=2' } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const updated = domElement.innerText;
    domElement.querySelector('a')!.click();
    await unmount!(props);
    return { mounted, updated, visited, left: domElement.innerHTML };
  }, name);

for (const [name, framework] of [
  ['mf-greeting-vue', 'Vue 3.'],
  ['mf-greeting-react-minor', 'React 19.2.'],
] as const) {
  test(`${name} lives through its whole life in a page with an import map, in the language of that page`, async ({
    page,
  }) => {
    await openPlainPage(page, name);
    const { mounted, updated, visited, left } = await live(page, name);
    expect(mounted).toContain(`Dessiné par ${framework}`);
    expect(mounted).toContain('Vous êtes ici en visite.');
    expect(updated).toContain('/try?page=2');
    expect(visited).toEqual(['/marketplace/results']);
    expect(left).toBe('');
  });
}

for (const kind of ['module', 'entry', 'chunk'] as const) {
  test(`other bytes of its ${kind} are refused`, async ({ page }) => {
    const release = await readRelease('mf-greeting-vue');
    await openPlainPage(page, 'mf-greeting-vue', release[kind]);
    await expect(live(page, 'mf-greeting-vue')).rejects.toThrow(release[kind]);
  });
}
