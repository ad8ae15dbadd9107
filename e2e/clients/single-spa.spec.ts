import { importMap, type ImportMap } from '@stoa/workshop/testing/foreign-formats.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { openForeignSite, watchErrors } from './foreign-page.ts';

/** single-spa as it is on npm, in a root config of somebody else: it knows of us nothing but the import map. */
const rootConfig = `
  import { registerApplication, start } from 'single-spa';
  registerApplication({ name: 'mf-catalog', app: () => import('mf-catalog'), activeWhen: ['/marketplace'] });
  registerApplication({ name: 'mf-certificates', app: () => import('mf-certificates'), activeWhen: ['/certificates'] });
  addEventListener('single-spa:routing-event', () => document.body.dataset.routed = 'yes');
  start();
`;
const SINGLE_SPA = '/npm/single-spa/lib/es2015/esm/single-spa.min.js';

const pageWith = (map: ImportMap): string => `<!doctype html><html lang="en"><title>Somebody else's</title>
<script type="importmap">${JSON.stringify({ ...map, imports: { ...map.imports, 'single-spa': SINGLE_SPA } })}</script>
<script type="module">${rootConfig}</script>
<nav><a href="/" onclick="history.pushState(null, '', '/'); return false">Out</a></nav>`;

const readMap = async (site: string): Promise<ImportMap> =>
  importMap.parse(await (await fetch(`${site}/platform/v1/import-map`)).json());

const marketplace = (page: Page) => page.getByRole('heading', { level: 1, name: 'Marketplace' });

test('a root config of single-spa mounts a live remote, leaves it, and mounts another', async ({ page, baseURL }) => {
  const site = await openForeignSite({ html: pageWith(await readMap(baseURL!)), site: baseURL! });
  const errors = watchErrors(page);
  try {
    await page.goto(`${site.url}/marketplace`);
    await expect(marketplace(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /.+/ }).nth(3)).toBeVisible();
    // The site's looks have come: its typeface, and its colour in the theme's variables.
    expect(await page.evaluate('[...document.fonts].some((font) => /Source/.test(font.family))')).toBe(true);
    const colour =
      "getComputedStyle(document.querySelector('main, body')).getPropertyValue('--mantine-primary-color-filled')";
    expect(await page.evaluate(colour)).toMatch(/\S/);

    await page.getByRole('link', { name: 'Out', exact: true }).click();
    await expect(marketplace(page)).toBeHidden();
    await page.evaluate("history.pushState(null, '', '/certificates/verify')");
    await expect(page.getByRole('heading', { level: 1, name: 'Verify a certificate' })).toBeVisible();
    // One React for both, the page's own: the import map's.
    const versions = await page.evaluate("import('react').then(({ version }) => version)");
    expect(versions).toMatch(/^19\./);
    expect(
      await page.evaluate(
        'performance.getEntriesByType("resource").filter(({ name }) => /lent-react/.test(name)).length',
      ),
    ).toBe(0);
    expect(errors).toEqual([]);
  } finally {
    await site.close();
  }
});

test('a page that maps only the remote gets it with its own copies', async ({ page, baseURL }) => {
  const { imports, integrity } = await readMap(baseURL!);
  const own: ImportMap = { imports: { 'mf-catalog': imports['mf-catalog']! }, integrity };
  const site = await openForeignSite({ html: pageWith(own), site: baseURL! });
  try {
    await page.goto(`${site.url}/marketplace`);
    await expect(marketplace(page)).toBeVisible();
  } finally {
    await site.close();
  }
});

test('other bytes of a library are refused', async ({ page, baseURL }) => {
  const map = await readMap(baseURL!);
  const site = await openForeignSite({ html: pageWith(map), site: baseURL! });
  try {
    const library = map.imports['react']!;
    await page.route(library, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: `${await reply.text()}\n//` });
    });
    const refused = page.waitForEvent('pageerror');
    await page.goto(`${site.url}/marketplace`);
    expect((await refused).message).toContain(library);
    await expect(marketplace(page)).toBeHidden();
  } finally {
    await site.close();
  }
});
