import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { discoverySchema } from '@stoa/workshop/testing/foreign-formats.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { buildHost, openForeignSite, watchErrors } from './foreign-page.ts';

declare global {
  /** Of module federation's runtime; its devtools read it. */
  var __FEDERATION__:
    | {
        moduleInfo: Record<
          string,
          { remotesInfo: Record<string, { matchedVersion: string }>; shared: { sharedName: string }[] }
        >;
      }
    | undefined;
}

/** A host of somebody else, built with module federation's own plugin. It lends nothing. */
const host = `
  import('catalog/remote').then(({ bootstrap, mount }) => {
    const domElement = document.querySelector('main');
    return bootstrap({ domElement }).then(() => mount({ domElement }));
  });
`;

let built: string;
test.beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'stoa-host-'));
});
test.afterAll(() => rm(built, { recursive: true, force: true }));

async function liveManifest(site: string, name: string): Promise<string> {
  const document = discoverySchema.parse(await (await fetch(`${site}/platform/v1/discovery`)).json());
  const federation = document.microFrontends[name]?.[0]?.extras?.['modulefederation'] as { manifest: string };
  return federation.manifest;
}

/** What each sheet of the site has its say in: the kit's rules must win over the plain ones, and the remote's over both. */
async function looksOf(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const parts = [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('button', { name: 'Search', exact: true }),
    main.getByRole('searchbox'),
    main.getByRole('link').first(),
  ];
  const look = (element: Element) => {
    const { color, backgroundColor, font, margin, padding, borderRadius } = getComputedStyle(element);
    return [color, backgroundColor, font, margin, padding, borderRadius].join(' · ');
  };
  return Promise.all(parts.map((part) => part.evaluate(look)));
}

test('a plain host of module federation loads a live remote by its manifest, and lends nothing', async ({
  page,
  baseURL,
}) => {
  await buildHost(built, host, {
    plugins: [
      new ModuleFederationPlugin({
        name: 'somebody_else',
        remotes: { catalog: `catalog@${await liveManifest(baseURL!, 'mf-catalog')}` },
        dts: false,
      }),
    ],
  });
  const html = '<!doctype html><html lang="en"><title>Host</title><main></main><script src="/built/host.js"></script>';
  const site = await openForeignSite({ html, site: baseURL!, folders: { built } });
  const errors = watchErrors(page);
  try {
    await page.goto(`${site.url}/marketplace`);
    await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    const looks = await looksOf(page);
    expect(errors).toEqual([]);
    await page.goto('/marketplace');
    expect(looks).toEqual(await looksOf(page));
  } finally {
    await site.close();
  }
});

test('its devtools see the remotes of our own page, and what the shell lends', async ({ page }) => {
  await page.goto('/marketplace');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  const snapshots = await page.evaluate(() => Object.entries(globalThis.__FEDERATION__!.moduleInfo));
  const shell = snapshots.find(([, { remotesInfo }]) => 'mf-catalog' in remotesInfo)?.[1];
  const version = shell!.remotesInfo['mf-catalog']!.matchedVersion;
  expect(snapshots.map(([id]) => id)).toContain(`mf-catalog:${version}`);
  expect(shell!.shared.map(({ sharedName }) => sharedName)).toEqual(
    expect.arrayContaining(['react', 'react-dom/client', '@stoa/shared/kit']),
  );
});
