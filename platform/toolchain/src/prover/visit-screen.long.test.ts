import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright';
import { requireChromium } from '../browser/find-chromium.ts';
import { openLoopback, type LoopbackServer } from '../browser/loopback-server.ts';
import { openChromium } from '../browser/open-chromium.ts';
import { ask } from './ask-page.ts';
import { openProverPage } from './open-prover-page.ts';
import { visitScreen } from './visit-screen.ts';

/** Longer than a page that waits for nothing takes to be at rest, shorter than a visit takes. */
const SLOW_MS = 1_000;

let browser: Browser;
let site: LoopbackServer;
let code: string;
beforeAll(async () => {
  browser = await openChromium({ executablePath: requireChromium() });
  site = await openLoopback(({ url }, reply) => {
    if (url === '/never') return;
    const [type, content] = slow[url as keyof typeof slow] ?? [];
    if (!type) return reply.setHeader('content-type', 'text/html').end(page(code));
    setTimeout(() => reply.setHeader('content-type', type).end(content), SLOW_MS);
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A frame that draws each address as a screen. */
const page = (script: string) => `<!doctype html>
<html lang="en"><title>A site</title><body><header><p>The header</p></header><main></main><script>
const draw = () => { document.querySelector('main').innerHTML = '<h1>' + location.pathname + '</h1>'; };
addEventListener('popstate', draw);
draw();
${script}
</script></body></html>`;
const addToHeader = (text: string) =>
  `document.querySelector('header').append(Object.assign(document.createElement('p'), { textContent: '${text}' }));`;
/** When the page itself has come, or its own end would wait for it. */
const addToHead = (element: string) => `addEventListener('load', () => document.head.append(${element}));`;
const oldCall = `const call = new XMLHttpRequest(); call.open('GET', '/account'); call.send(); call`;
const onVisit = (script: string) =>
  `addEventListener('popstate', () => { if (location.pathname === '/visited') { ${script} } })`;

const slow = {
  '/account': ['application/json', '{}'],
  '/bar.js': ['text/javascript', addToHeader('the bar')],
  '/bar.css': ['text/css', 'header { color: red }'],
} as const;

async function visit(script: string) {
  code = script;
  const prover = await openProverPage(browser, site.url);
  const { findings, shownMs } = await visitScreen(prover.page, '/visited', false);
  return { shownMs, frame: findings.find(({ rule }) => rule === 'frame')?.messages };
}

test.each([
  ['a call', `fetch('/account').then(() => { ${addToHeader('the account')} })`],
  ['a call of the old kind', `${oldCall}.onload = () => { ${addToHeader('the account')} }`],
  ['its code', addToHead(`Object.assign(document.createElement('script'), { src: '/bar.js' })`)],
  [
    'its stylesheet',
    addToHead(`Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/bar.css' })`),
  ],
])('a part of the frame that comes late, as it waits for %s, is no remote’s doing', async (_, script) => {
  expect(await visit(script)).toEqual({ shownMs: expect.any(Number), frame: [] });
});

test('what a visit adds to the frame and leaves there is found', async () => {
  expect((await visit(onVisit(addToHeader('left behind')))).frame).toEqual([
    expect.stringContaining('has <p> “left behind” in it, which was not there'),
  ]);
});

test('a call that is never answered is not waited for longer than the budget', async () => {
  code = onVisit(`fetch('/never')`);
  const { page } = await openProverPage(browser, site.url);
  await ask(page, `go('/visited')`);
  expect(await ask(page, 'rest({ budgetMs: 1_500, quietMs: 300 })')).toEqual(expect.any(Number));
});
