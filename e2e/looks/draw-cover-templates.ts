import { readFile, readdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';

/** Draws the cover templates of the creators' package anew after their SVGs were edited: `node e2e/looks/draw-cover-templates.ts`. */
const folder = new URL('../../api/src/teaching/creators/package/covers/', import.meta.url);
const browser = await chromium.launch({
  ...(process.env['STOA_CHROMIUM'] && { executablePath: process.env['STOA_CHROMIUM'] }),
});
const page = await browser.newPage({ viewport: { width: 1500, height: 844 } });
for (const name of (await readdir(folder)).filter((each) => each.endsWith('.svg'))) {
  await page.setContent(`<body style="margin: 0">${await readFile(new URL(name, folder), 'utf8')}</body>`);
  await writeFile(new URL(name.replace(/\.svg$/, '.png'), folder), await page.screenshot());
}
await browser.close();
