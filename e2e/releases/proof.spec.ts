import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { PublishReply, VersionDetails } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { ProofRule } from '@stoa/shared/platform-contract/proofs.ts';
import { RELEASE_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import type { Change } from '@stoa/workshop/testing/changed-build.ts';
import { expect, test } from '../fixtures.ts';
import { openSite, PRODUCTION, type Site } from './site.ts';

const CERTIFICATES = 'mf-certificates';
const SCREEN = '/certificates';

let site: Site;
test.beforeAll(async ({}, { project }) => {
  site = await openSite({ product: project.use.baseURL!, gateways: 1, env: { STOA_PROOF: 'on' } });
});
test.afterAll(() => site.close());

const liveNow = async (name: string) => (await site.ask('getChannel', { params: PRODUCTION })).live[name];
/** One screen says as much of a rule as all of them. */
const onlyRoute =
  (only: string) =>
  (remote: RemoteDescriptor): RemoteDescriptor => ({
    ...remote,
    routes: remote.routes.filter(({ path }) => path === only),
  });
const withOneScreen = onlyRoute(SCREEN);
/** Code that runs when the remote is loaded, and is nobody's but the build's. */
const running = (code: string): Change => ({
  describe: withOneScreen,
  edit: (text, file) => (/^__federation_expose_remote\..*\.js$/.test(file) ? `${text}\n;${code}` : text),
});
/** Runs each time that a screen of the remote comes. */
const withEachScreen = (code: string): Change =>
  running(`(() => {
    const main = document.querySelector('main');
    new MutationObserver(() => { if (location.pathname === '${SCREEN}') { ${code} } })
      .observe(main, { childList: true, subtree: true });
  })()`);

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const breakages: { wrong: string; rule: ProofRule; words: RegExp; change: Change }[] = [
  {
    wrong: 'a screen that stays empty',
    rule: 'mounts',
    words: /is not drawn within 10 seconds/,
    change: withEachScreen('if (main.firstChild) main.replaceChildren()'),
  },
  {
    wrong: 'a header that a script hides',
    rule: 'frame',
    words: /<header>.*cannot be seen/,
    change: running(`setTimeout(() => document.querySelector('header').style.setProperty('display', 'none'), 50)`),
  },
  {
    wrong: 'a stylesheet for the whole page that a script adds',
    rule: 'frame',
    words: /is rgb\(255, 0, 0\) instead of/,
    change: running(
      `const sheet = new CSSStyleSheet(); sheet.replaceSync(['footer, header {', 'color: red }'].join(' ')); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]`,
    ),
  },
  {
    wrong: 'an error that comes late',
    rule: 'errors',
    words: /Nobody caught: it came late/,
    change: running(`setTimeout(() => { throw new Error('it came late') }, 50)`),
  },
  {
    wrong: 'something to say to the console as an error',
    rule: 'errors',
    words: /The console was told: the seals are broken/,
    change: running(`console.error('the seals are broken')`),
  },
  {
    wrong: 'a picture without words for it',
    rule: 'accessibility',
    words: /image-alt|alternative text/,
    change: withEachScreen(
      `if (main.firstElementChild && !main.querySelector('[src^="data:image/gif"]')) main.firstElementChild.append(Object.assign(new Image(40, 40), { src: '${PIXEL}' }))`,
    ),
  },
  {
    wrong: 'a name on window',
    rule: 'leaves',
    words: /It leaves certificatesWereHere on window/,
    change: running('window.certificatesWereHere = true'),
  },
  {
    wrong: 'a listener more with each visit',
    rule: 'leaves',
    words: /Each visit leaves running: resize on window/,
    change: withEachScreen(`addEventListener('resize', () => {})`),
  },
  {
    wrong: 'a screen that never lets go of the page',
    rule: 'mounts',
    words: /breaks down: it says nothing for 25 seconds/,
    change: withEachScreen('for (;;);'),
  },
  {
    wrong: 'an overlay that it leaves in the page',
    rule: 'frame',
    words: /After it was left, <body> has <aside> “You have won” in it, which was not there/,
    change: running(
      `setTimeout(() => { const won = document.createElement('aside'); won.append('You have won'); document.body.append(won) }, 50)`,
    ),
  },
  {
    wrong: 'something that covers the header',
    rule: 'frame',
    words: /On the screen, <header>.* is covered by <aside>/,
    change: running(
      `setTimeout(() => { const over = document.createElement('aside'); over.style.cssText = 'position: fixed; inset: 0; opacity: 0; z-index: 9999'; document.body.append(over) }, 50)`,
    ),
  },
  {
    wrong: 'another address behind a link of the header',
    rule: 'frame',
    words: /<a>.*: href is “\/elsewhere” instead of/,
    change: running(`setTimeout(() => document.querySelector('header a').setAttribute('href', '/elsewhere'), 50)`),
  },
  {
    wrong: 'another title, which stays',
    rule: 'frame',
    words: /<title>.*: its text is “Elsewhere” instead of/,
    change: running(`setInterval(() => { document.title = 'Elsewhere' }, 50)`),
  },
  {
    wrong: 'another language of the page',
    rule: 'frame',
    words: /On the screen, <html>: lang is “la” instead of/,
    change: running(`setTimeout(() => { document.documentElement.lang = 'la' }, 50)`),
  },
  {
    wrong: 'its own fetch in the place of the page’s',
    rule: 'leaves',
    words: /It changes window\.fetch and leaves it so/,
    change: running(`{ const { fetch } = window; window.fetch = (...request) => fetch(...request) }`),
  },
  {
    wrong: 'its own JSON.parse in the place of the page’s',
    rule: 'leaves',
    words: /It changes JSON\.parse and leaves it so/,
    change: running(`{ const { parse } = JSON; JSON.parse = (...text) => parse(...text) }`),
  },
  {
    wrong: 'one listener that stays for ever',
    rule: 'leaves',
    words: /It leaves running: click on document, on the way down/,
    change: running(`document.addEventListener('click', () => {}, true)`),
  },
  {
    wrong: 'a timer whose caller it hides',
    rule: 'leaves',
    words: /It leaves running: interval of 60000 ms/,
    change: running(`Error.stackTraceLimit = 0; setInterval(() => {}, 60_000)`),
  },
  {
    wrong: 'answers of its own to what looks at it',
    rule: 'leaves',
    words: /It leaves running: keydown on window/,
    change: running(`addEventListener('keydown', () => {}); window.stoaProbe = new Proxy({}, { get: () => () => [] })`),
  },
  {
    wrong: 'a call that the contract has not',
    rule: 'calls',
    words: /The contract has no call GET \/api\/v1\.3\.0\/everything/,
    change: running(`fetch('/api/v1.3.0/everything')`),
  },
];

for (const { wrong, rule, words, change } of breakages) {
  test(`mounted before it is published, a build with ${wrong} is refused by the rule ${rule}`, async () => {
    const version = site.nextVersion();
    const folder = await site.build(CERTIFICATES, version, change);
    const refusals = await refusedOf(site.stoa('publish', folder));
    expect(refusals.map(({ code }) => code)).toContain('proof_failed');
    const [refusal] = refusals.filter(({ message }) => words.test(message));
    expect(refusal, JSON.stringify(refusals)).toMatchObject({ name: CERTIFICATES, file: SCREEN });
    expect(refusal?.remedy).toBeTruthy();
    const { versions } = await site.ask('listVersions', { params: { name: CERTIFICATES } });
    expect(versions.map((one) => one.version)).not.toContain(version);
  });
}

test('a good build is mounted on every screen in both schemes, and its proof can be looked at', async ({
  page,
  signIn,
}, testInfo) => {
  const version = site.nextVersion();
  const folder = await site.build(CERTIFICATES, version, running('/* nothing */'));
  const words = await site.stoaWords('publish', folder);
  const shown = /\d+ ms|[\d.]+ s/.source;
  expect(words).toMatch(new RegExp(`mounted on 2 screens in (${shown})\n +when .*Chromium`));
  for (const scheme of ['light', 'dark']) {
    expect(words).toMatch(new RegExp(`screen +${SCREEN}, ${scheme}: (${shown})\n`));
  }
  expect(words).toContain(`${site.url}/dashboard/releases/${CERTIFICATES}/diff?to=${version}`);

  const pictures = testInfo.outputPath('pictures');
  const release = `${CERTIFICATES}@${version}`;
  const told = await site.stoa<VersionDetails & { pictures: string[] }>('show', release, '--pictures', pictures);
  const [proof] = told.proofs;
  expect(proof).toMatchObject({ outcome: 'passed', browser: expect.stringContaining('Chromium') });
  expect(proof?.screens.map(({ path, scheme }) => `${path} ${scheme}`)).toEqual([`${SCREEN} dark`, `${SCREEN} light`]);
  expect(await readdir(pictures)).toEqual(told.pictures);
  // The same screens beside them, drawn from the same answers by what is live.
  expect(told.pictures).toEqual(
    ['01.certificates.dark', '02.certificates.light'].flatMap((name) => [`${name}.jpg`, `${name}.live.jpg`]),
  );
  for (const file of told.pictures) {
    expect((await readFile(join(pictures, file))).subarray(0, 2).toString('hex'), file).toBe('ffd8');
  }

  await signIn('super-admin');
  await page.goto(`${site.url}/dashboard/releases/${CERTIFICATES}/diff?to=${version}`);
  await page.getByText(`Screens of ${version}`).click();
  for (const words of [`${SCREEN} as it was live`, `${SCREEN} with ${version}`]) {
    const picture = page.getByRole('img', { name: words });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
});

test('what was fine beside the versions of its publishing is refused beside those of today, canaries included', async () => {
  const [marker, version] = [site.nextVersion(), site.nextVersion()];
  const beside = `document.getElementById('${RELEASE_ELEMENT_ID}').textContent.includes('${marker}')`;
  const touchy = `setTimeout(() => { if (${beside}) throw new Error('not beside ${marker}') }, 50)`;
  await site.publish(CERTIFICATES, version, running(touchy));
  await site.publish('mf-catalog', marker, { describe: onlyRoute('/browse') });
  const release = `${CERTIFICATES}@${version}`;
  const before = (await liveNow(CERTIFICATES))?.version;
  const expectRefused = async () => {
    const [refusal] = await refusedOf(site.stoa('promote', release, '--yes'));
    expect(refusal).toMatchObject({ code: 'proof_failed', name: CERTIFICATES, file: SCREEN });
    expect(refusal?.message).toContain(`Nobody caught: not beside ${marker}`);
    expect((await liveNow(CERTIFICATES))?.version).toBe(before);
  };

  await test.step('some visitors have the other version as a canary', async () => {
    await site.stoa('canary', `mf-catalog@${marker}`, '--weight', '5');
    await expectRefused();
  });
  await test.step('everyone has it', async () => {
    await site.stoa('promote', `mf-catalog@${marker}`, '--yes');
    await expectRefused();
  });
  await test.step('nobody has it any more', async () => {
    await site.stoa('rollback', 'mf-catalog', '--from', marker, '--yes');
    await site.stoa('promote', release, '--yes');
    expect((await liveNow(CERTIFICATES))?.version).toBe(version);
  });
  await site.restore();
});

test('with a given site, the screens are drawn from what that site answers', async ({}, { project }) => {
  const product = project.use.baseURL!;
  const given = await openWitness(product);
  const own = await openSite({ product, gateways: 1, env: { STOA_PROOF: 'on', STOA_PROOF_SITE: given.url } });
  const version = own.nextVersion();
  const folder = await own.build('mf-catalog', version, { describe: onlyRoute('/browse') });
  const { published } = await own.stoa<{ published: PublishReply[] }>('publish', folder);
  expect(published[0]?.proof).toMatchObject({ outcome: 'passed', findings: [] });
  expect(given.asked).toContain(`GET ${API_PREFIX}/categories`);
  await own.close();
  await given.close();
});

/** The product, behind somebody who writes down what it is asked. */
async function openWitness(product: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    void fetch(product + request.url!).then(async (reply) => {
      response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await reply.arrayBuffer()));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { url: `http://127.0.0.1:${port}`, asked, close };
}

const refusedOf = (publishing: Promise<unknown>): Promise<Refusal[]> =>
  publishing.then(
    () => Promise.reject(new Error('It was not refused.')),
    ({ stderr }: { stderr: string }) =>
      (JSON.parse(stderr.slice(stderr.indexOf('{'))) as { refusals: Refusal[] }).refusals,
  );
