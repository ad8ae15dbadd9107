import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright';
import { requireChromium } from '../browser/find-chromium.ts';
import { openLoopback, type LoopbackServer } from '../browser/loopback-server.ts';
import { openChromium } from '../browser/open-chromium.ts';
import { openProverPage } from './open-prover-page.ts';
import { proveScreen } from './prove-screen.ts';

let browser: Browser;
let site: LoopbackServer;
let drawScreen: string;
beforeAll(async () => {
  browser = await openChromium({ executablePath: requireChromium() });
  site = await openLoopback(({ url }, reply) => {
    if (url?.startsWith('/remotes/')) reply.setHeader('content-type', 'text/javascript').end(remote(drawScreen));
    else reply.setHeader('content-type', 'text/html').end(frame);
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const frame = `<!doctype html><html lang="en"><title>A site</title><body><header><p>The header</p></header>
<main><h1>A site</h1></main><script src="/remotes/mf-visited/1.0.0/main.js"></script>`;
const remote = (script: string) => `
let visits = 0;
const main = document.querySelector('main');
const listen = () => addEventListener('resize', () => {});
addEventListener('popstate', () => {
  main.innerHTML = '<h1>' + location.pathname + '</h1>';
  if (location.pathname === '/visited') { visits += 1; ${script} }
});`;

async function findings(script: string) {
  drawScreen = script;
  const prover = await openProverPage(browser, site.url);
  const screen = { route: '/visited', path: '/visited' };
  const proven = await proveScreen(prover, screen, { schemes: ['light', 'dark'], withPictures: false, ownGlobals: [] });
  await prover.close();
  return proven.findings.filter(({ rule }) => rule === 'leaves' || rule === 'mounts').map(({ message }) => message);
}

test('what each visit leaves running is found', async () => {
  expect(await findings('listen()')).toEqual(['Each visit leaves running: resize on window.']);
});

test('what the first visit of each scheme keeps is nothing more with the next', async () => {
  expect(await findings('if (visits < 3) listen()')).toEqual([]);
});

test('a screen that is not drawn when it is asked for once more is not taken for one that leaves nothing', async () => {
  expect(await findings(`if (visits < 3) listen(); else main.innerHTML = ''`)).toEqual([
    '/visited is not drawn when it is opened again.',
  ]);
});
