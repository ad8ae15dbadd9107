import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { releaseReply } from '@stoa/shared/platform-contract/release.ts';
import { stageRuntimePlugin } from '@stoa/workshop/testing/pages-of-others.ts';
import { CATALOGUE, COURSES, expectHeading, NEW_WORDS, newWords, OLD_WORDS } from '../releases/catalogue.ts';
import { root } from '../releases/gateway-process.ts';
import { openSite, PRODUCTION, type Site } from '../releases/site.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { buildHost, openForeignSite } from './foreign-page.ts';

/** A host of somebody else, built from module federation's runtime as it is on npm, and from our plugin as it will be. */
const host = `
  import { createInstance } from '@module-federation/runtime';
  import { stoa } from '@stoa/runtime-plugin';
  const domElement = document.querySelector('main');
  let mounted;
  const show = async () => {
    const remote = await host.loadRemote('mf-catalog/remote');
    await mounted?.unmount({ domElement });
    await remote.mount({ domElement });
    mounted = remote;
  };
  const { site, keys } = JSON.parse(document.getElementById('about').textContent);
  const onGone = async () => {
    await mounted.unmount({ domElement });
    mounted = undefined;
    tryAgain();
  };
  const host = createInstance({ name: 'host', remotes: [], plugins: [stoa({ site, keys, onSwap: show, onGone })] });
  const tryAgain = () => show().catch((error) => (document.body.dataset.error = error.message));
  tryAgain();
`;

const pageWith = (about: object): string => `<!doctype html><html lang="en"><title>Host</title><main></main>
<script type="application/json" id="about">${JSON.stringify(about)}</script><script src="/built/host.js"></script>`;

let built: string;
let plugin: string;
let site: Site;
test.beforeAll(async ({ baseURL }) => {
  built = await mkdtemp(join(tmpdir(), 'stoa-plugin-'));
  plugin = await stageRuntimePlugin(built);
  await buildHost(built, host, {
    resolve: { modules: [join(root, 'node_modules')], alias: { '@stoa/runtime-plugin': join(plugin, 'index.js') } },
  });
  site = await openSite({ product: baseURL!, gateways: 1 });
});
test.afterEach(() => site.restore());
test.afterAll(async () => {
  await site.close();
  await rm(built, { recursive: true, force: true });
});

async function openHost(page: Page, keys: object): Promise<() => Promise<void>> {
  const html = pageWith({ site: site.url, keys });
  const { url, close } = await openForeignSite({ html, site: site.url, folders: { built } });
  await page.goto(url + COURSES);
  return close;
}

const keysOf = async (): Promise<object> => {
  const { keys } = (await (await fetch(`${site.url}/platform/v1/channels/production/release`)).json()).visit;
  return keys;
};
const screen = (page: Page) => page.getByRole('heading', { level: 1 });

test('the plugin takes two kilobytes', () => {
  expect(brotliCompressSync(readFileSync(join(plugin, 'index.js'))).length).toBeLessThanOrEqual(2048);
});

test('a host loads what is live, and has another version without a reload once that is', async ({ page }) => {
  const close = await openHost(page, await keysOf());
  try {
    await expectHeading(page, OLD_WORDS);
    const version = site.nextVersion();
    await site.publish(CATALOGUE, version, newWords);
    await site.stoa('promote', `${CATALOGUE}@${version}`, '--yes');
    await expectHeading(page, NEW_WORDS);
    await site.stoa('rollback', CATALOGUE, '--from', version, '--yes', '--why', 'the heading was better before');
    await expectHeading(page, OLD_WORDS);
  } finally {
    await close();
  }
});

test('what the site withholds goes, cannot be loaded, and is there again once it is given again', async ({ page }) => {
  const close = await openHost(page, await keysOf());
  const release = /channels\/production\/release/;
  try {
    await expectHeading(page, OLD_WORDS);
    const { live } = await site.ask('getChannel', { params: PRODUCTION });
    const withheld = [`${CATALOGUE}@${live[CATALOGUE]!.version}`];
    await page.route(release, async (route) => {
      const response = await route.fetch();
      const reply = releaseReply.parse(await response.json());
      const visit = { ...reply.visit, stand_ins: { withheld, taken: [], texts: [] } };
      await route.fulfill({ response, json: { ...reply, visit } });
    });
    // Any change of the channel is told to open pages.
    const version = site.nextVersion();
    await site.publish('mf-player', version);
    await site.stoa('promote', `mf-player@${version}`, '--yes');
    await expect(page.locator('body')).toHaveAttribute('data-error', /No version of mf-catalog can be given$/);
    await expect(screen(page)).toBeHidden();
    await page.unroute(release);
    await site.stoa('rollback', 'mf-player', '--from', version, '--yes', '--why', 'as it was');
    await expectHeading(page, OLD_WORDS);
  } finally {
    await close();
  }
});

test('what a stranger signed is not taken', async ({ page }) => {
  const [[id]] = Object.entries(await keysOf()) as [[string, string]];
  const close = await openHost(page, { [id]: Buffer.alloc(32, 7).toString('base64') });
  try {
    await expect(page.locator('body')).toHaveAttribute('data-error', /No key signed this release of production/);
    await expect(screen(page)).toBeHidden();
  } finally {
    await close();
  }
});

test('other bytes do not run, and the operators hear of it', async ({ page }) => {
  await page.route(/remoteEntry\.\w+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n//` });
  });
  const told = page.waitForRequest((request) => request.url().endsWith('/platform/v1/reports'));
  const close = await openHost(page, await keysOf());
  try {
    expect((await told).postDataJSON()).toMatchObject({ reports: [{ kind: 'load-error', remote: 'mf-catalog' }] });
    await expect(page.locator('body')).toHaveAttribute('data-error', /.+/);
    await expect(screen(page)).toBeHidden();
  } finally {
    await close();
  }
});
