import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright';
import { requireChromium } from '../browser/find-chromium.ts';
import { openLoopback, type LoopbackServer } from '../browser/loopback-server.ts';
import { openChromium } from '../browser/open-chromium.ts';
import { lookAtFrame, openProverPage } from './open-prover-page.ts';
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

const frame = `<!doctype html><html lang="en"><title>A site</title><body><header><p>The header</p><a href="/">Home</a></header>
<main><h1>/about</h1></main><script src="/remotes/mf-visited/1.0.0/main.js"></script>`;
const remote = (script: string) => `
let visits = 0;
const main = document.querySelector('main');
const header = document.querySelector('header');
const listen = () => addEventListener('resize', () => {});
addEventListener('popstate', () => {
  main.innerHTML = '<h1>' + location.pathname + '</h1>';
  if (location.pathname === '/visited') { visits += 1; ${script} }
});`;

async function findings(script: string) {
  drawScreen = script;
  const frame = await lookAtFrame(browser, site.url, 'invented');
  const prover = await openProverPage(browser, site.url, { frame });
  const screen = { route: '/visited', path: '/visited' };
  const proven = await proveScreen(prover, screen, { schemes: ['light', 'dark'], withPictures: false, ownGlobals: [] });
  await prover.close();
  return proven.findings.map(({ message }) => message);
}
const onFirst = (script: string) => `if (visits === 1) { ${script} }`;

test('what each visit leaves running is found', async () => {
  expect(await findings('listen()')).toEqual(['Each visit leaves running: resize on window.']);
});

test('what the first visit of each scheme keeps is no more with the next, and stays all the same', async () => {
  expect(await findings('if (visits < 3) listen()')).toEqual(['It leaves running: resize on window.']);
});

test('a screen that is not drawn when it is asked for once more is not taken for one that leaves nothing', async () => {
  expect(await findings(`if (visits < 3) listen(); else main.innerHTML = ''`)).toEqual([
    '/visited is not drawn when it is opened again.',
    'It leaves running: resize on window.',
  ]);
});

const overlay = `Object.assign(document.createElement('div'), { style: 'position: fixed; inset: 0', textContent: 'Win!' })`;
const ofAFrame = `document.body.appendChild(document.createElement('iframe')).contentWindow`;
test.each([
  ['an overlay that it leaves in the page', `document.body.append(${overlay})`, /<body> has <div> “Win!” in it/],
  ['an overlay before the header', `document.body.append(${overlay})`, /<header>.* is covered by <div> “Win!”/],
  [
    'another address of a link in the header',
    `header.querySelector('a').href = '/else'`,
    /<a> “Home”: href is “\/else” inst/,
  ],
  [
    'another title',
    `setTimeout(() => { document.title = 'Win!' }, 100)`,
    /<title>.*: its text is “Win!” instead of “A site”/,
  ],
  ['another language', `document.documentElement.lang = 'la'`, /On the screen, <html>: lang is “la” instead of “en”/],
  ['a function of window', `window.fetch = async () => new Response()`, /It changes window\.fetch and leaves it so/],
  ['a function of the language', `JSON.parse = () => ({})`, /It changes JSON\.parse and leaves it so/],
  ['a prototype', `XMLHttpRequest.prototype.abort = () => {}`, /It changes XMLHttpRequest\.prototype\.abort/],
  ['a function of one object', `history.back = () => {}`, /It changes history\.back and leaves it so/],
  [
    'a click that it listens to for ever',
    onFirst(`document.addEventListener('click', () => {}, true)`),
    /leaves running: click on document/,
  ],
  [
    'a listener that another window’s function adds',
    onFirst(`${ofAFrame}.EventTarget.prototype.addEventListener.call(document, 'click', () => {})`),
    /leaves running: click on document/,
  ],
  ['a timer that goes on', onFirst(`setInterval(() => {}, 5_000)`), /leaves running: interval of 5000 ms/],
  [
    'a timer whose caller is not to be seen',
    onFirst(`Error.stackTraceLimit = 0; setInterval(() => {}, 5_000)`),
    /leaves running: interval/,
  ],
  [
    'a timer that the browser starts for it',
    onFirst(`Promise.resolve().then(setInterval.bind(window, () => {}, 5_000))`),
    /leaves running: interval/,
  ],
  [
    'a timeout that starts the next',
    onFirst(`(function next() { setTimeout(next, 100) })()`),
    /leaves running: timeout of 100 ms/,
  ],
  [
    'a listener of code that calls itself the shell’s',
    `document.addEventListener('click', () => {});\n//# sourceURL=http://localhost/shell/1.0.0/main.js\n`,
    /leaves running: click on document/,
  ],
  [
    'code that calls itself the shell’s, and comes with a screen',
    `const late = document.createElement('script'); late.text = 'setInterval(() => {}, 5_000);\\n//# sourceURL=http://localhost/shell/late.js'; document.head.append(late)`,
    /leaves running: code that calls itself http:\/\/localhost\/shell\/late\.js/,
  ],
])('%s is found', async (_, script, words) => {
  expect(await findings(script)).toContainEqual(expect.stringMatching(words));
});

test('what looks at the page cannot be found or answered for by the page', async () => {
  const seek = `const ours = Object.getOwnPropertyNames(window).filter((name) => /^stoa|^axe$|^at[0-9a-f]{24}$/.test(name));
    if (visits === 1 && ours.length > 0) throw new Error(ours.join());
    window.stoaProbe = { replaced: () => [], timers: () => [] }; window.axe = { run: async () => ({ violations: [] }) };`;
  const told = await findings(
    `${seek} document.addEventListener('click', () => {}); main.innerHTML += '<img src="data:,">'`,
  );
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringContaining('click on document'),
      'It leaves stoaProbe on window.',
      expect.stringContaining('image-alt'),
    ]),
  );
  expect(told.join()).not.toContain('Nobody caught');
});

test('what code does to the frame as soon as it comes is found, however early that is', async () => {
  const red = `const sheet = new CSSStyleSheet(); sheet.replaceSync('header { color: red }'); document.adoptedStyleSheets = [sheet];`;
  expect(await findings(`} }); ${red} addEventListener('popstate', () => { {`)).toContainEqual(
    expect.stringMatching(
      /^Before its screen is opened, <header>.*: color is rgb\(255, 0, 0\) instead of rgb\(0, 0, 0\)/,
    ),
  );
});
