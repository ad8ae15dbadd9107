/**
 * The topology of docker-compose.yml as processes of this machine: what happens to visitors, teams and operators while
 * parts of it are killed. Figures are printed, for docs/operate.md.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EVENTS_PATH, READY_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { aBuiltFolder, aRemote, aRoute } from '@stoa/server/testing/built-folders.ts';
import { keepAsking, msUntil, type Asked } from './ask.ts';
import { prepareBuilds } from './builds.ts';
import { startFullSize, type FullSize } from './full-size.ts';
import { signIn } from './person.ts';
import { makeToken } from '@stoa/server/deploy/make-token.ts';
import { publishOne, stoa } from './publish-each.ts';
import { assetsInPage, registryAt, versionInPage } from './registry-calls.ts';

const PROBE = 'mf-probe';
/** Builds, PostgreSQL, four servers and a proxy: a bound for what hangs, however busy the machine. */
const SETTING_UP_MS = 1_800_000;
/** The last is taken back in the beginning, and not live again. */
const VERSIONS = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'];

let site: FullSize;
/** May promote the probe, and nothing else. */
let token = '';
/** What visitors ask for: pages, their scripts and stylesheets, and reads of the API. */
let paths: string[] = [];

const VISITORS = 8;
const WRITERS = 4;
/** So many requests meet whatever has just happened, at each of the two that share them. */
const ROUND = 20 * VISITORS;
const describe = ({ answered, lost, brokenOff, slowestMs }: Asked) =>
  `${answered} reads, ${lost.length} lost, ${brokenOff.length} broken off, slowest ${Math.round(slowestMs)} ms`;
const say = (line: string) => process.stderr.write(`      ${line}\n`);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Whether a gateway has noticed that it cannot read what is live. */
const isTroubled = async ({ url }: { url: string }): Promise<boolean> => {
  const { trouble } = (await (await fetch(url + READY_PATH)).json()) as { trouble: string | null };
  return trouble !== null;
};
const registry = (number: 0 | 1) => registryAt(site.gateways[number].url, site.token);
const pageAt = (number: 0 | 1) => versionInPage(site.gateways[number].url, PROBE);

beforeAll(async () => {
  const builds = await prepareBuilds();
  const probes = VERSIONS.map((version) => aBuiltFolder(aRemote({ name: PROBE, version, routes: [aRoute('/probe')] })));
  site = await startFullSize({ builds });
  for (const probe of await Promise.all(probes)) await publishOne(site.url, site.token, probe);
  token = await makeToken(site.url, site.token, { remote: PROBE, days: 1 });
  const pages = ['/', '/marketplace', '/marketplace/results'];
  const assets = await Promise.all(pages.map((page) => assetsInPage(site.url, page)));
  const reads = ['categories', 'featured', 'filter/published/courses?q=type'].map((read) => `${API_PREFIX}/${read}`);
  paths = [...pages, ...new Set(assets.flat()), ...reads];
}, SETTING_UP_MS);
afterAll(() => site?.stop());

test('a promotion and a rollback by command at one gateway are soon in the pages of the other one', async () => {
  const [first] = site.gateways;
  for (const [what, ...command] of [
    ['promote', 'promote', `${PROBE}@1.0.0`, '--allow-lower'],
    ['promote', 'promote', `${PROBE}@1.0.3`],
    ['rollback', 'rollback', PROBE, '--from', '1.0.3'],
  ] as const) {
    const before = await pageAt(1);
    const began = performance.now();
    const done = stoa(first.url, site.token, ...command, '--yes', '--why', 'full size').then(({ code, output }) =>
      expect({ code, output }).toMatchObject({ code: 0 }),
    );
    const [ms] = await Promise.all([msUntil(began, async () => (await pageAt(1)) !== before), done]);
    say(`${what}: ${ms} ms from the command’s start to the first page view at the other gateway`);
  }
});

test('a promotion that one gateway was asked for is in the pages of the other one', async () => {
  const took: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const version = turn % 2 === 0 ? '1.0.1' : '1.0.0';
    const began = performance.now();
    const promoting = registry(0).promote(PROBE, version);
    took.push(await msUntil(began, async () => (await pageAt(1)) === version));
    expect((await promoting).status).toBe(200);
  }
  say(`from the call to the first page view at the other gateway: ${took.join(', ')} ms`);
});

test('an event stream arrives through the proxy as it is written', async () => {
  const began = performance.now();
  const reply = await fetch(site.url + EVENTS_PATH, { signal: AbortSignal.timeout(20_000) });
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (words: string) => {
    while (!text.includes(words)) {
      const { value = '', done } = await reader.read();
      if (done) throw new Error(`The stream ended without ${words}: ${text}`);
      text += value;
    }
  };
  await readUntil('event: release');
  const firstMs = Math.round(performance.now() - began);
  expect(reply.headers.get('content-type')).toMatch('text/event-stream');
  const { document } = await registry(0).status();
  const changed = performance.now();
  expect((await registry(0).promote(PROBE, '1.0.2')).status).toBe(200);
  await readUntil(`id: ${document.revision + 1}`);
  say(`events: the first after ${firstMs} ms, that of a promotion after ${Math.round(performance.now() - changed)} ms`);
  await reader.cancel();
});

test('of two promotions planned on one revision one wins, and the other is told what changed', async () => {
  const { document } = await registry(0).status();
  const expected = ['--yes', '--allow-lower', '--expect-revision', String(document.revision)];
  const both = await Promise.all(
    site.gateways.map(({ url }, index) => stoa(url, token, 'promote', `${PROBE}@${VERSIONS[index]}`, ...expected)),
  );
  const winner = both.findIndex(({ code }) => code === 0);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2]);
  const { output } = both[1 - winner]!;
  expect(output).toMatch(`revision ${document.revision + 1}, not at ${document.revision}`);
  expect(output).toMatch(`1.0.2 → ${VERSIONS[winner]}`);
});

test('a gateway that is killed under load loses no read', async () => {
  const [first] = site.gateways;
  const load = keepAsking(site.url, paths, VISITORS);
  await load.more(ROUND);
  await first.kill();
  await load.more(ROUND);
  await first.start();
  await load.more(ROUND);
  const asked = await load.end();
  say(`gateway killed and started again: ${describe(asked)}`);
  expect(asked.lost).toEqual([]);
  expect(asked.brokenOff.length).toBeLessThanOrEqual(VISITORS);
});

test('an API that is killed under load loses no read, and no write is done twice', async () => {
  const [first] = site.apis;
  const teacher = await signIn(site.url, 'teacher');
  const load = keepAsking(site.url, paths, VISITORS / 2);
  const written: { name: string; status: number }[] = [];
  let isOver = false;
  const write = async (writer: number) => {
    for (let turn = 1; !isOver; turn += 1) {
      const name = `Written once ${writer}-${turn}`;
      const status = await teacher.post('courses/draft', { name }).then(
        (reply) => reply.status,
        () => 0,
      );
      written.push({ name, status });
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, index) => write(index + 1));
  const writtenMore = (count: number) => {
    const enough = written.length + count;
    return msUntil(performance.now(), async () => written.length >= enough);
  };
  await Promise.all([load.more(ROUND), writtenMore(WRITERS)]);
  await first.kill();
  await Promise.all([load.more(ROUND), writtenMore(5 * WRITERS)]);
  isOver = true;
  await Promise.all(writing);
  await first.start();
  const asked = await load.end();

  const stored: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { items, total } = await teacher.get<{ items: { name: string }[]; total: number }>(
      `courses/user?q=${encodeURIComponent('Written once')}&per_page=100&page=${page}`,
    );
    stored.push(...items.map(({ name }) => name));
    more = stored.length < total && items.length > 0;
  }
  const refused = written.filter(({ status }) => status >= 300 || status === 0);
  say(`API killed: ${describe(asked)}; of ${written.length} writes ${refused.length} answered with an error`);
  expect(asked.lost).toEqual([]);
  expect(asked.brokenOff.length).toBeLessThanOrEqual(VISITORS);
  expect(new Set(stored).size).toBe(stored.length);
  const done = written.filter((one) => !refused.includes(one)).map(({ name }) => name);
  expect(done.filter((name) => !stored.includes(name))).toEqual([]);
  // Only what was under way in that process at that moment.
  expect(refused.length).toBeLessThanOrEqual(writing.length);
});

test('without its storage the site stays open at both gateways, and changes are refused in plain words', async () => {
  const { outage } = site.storage;
  if (!outage) return say('storage: not ended, because STOA_TEST_S3 names a server that is not ours.');
  await outage.begin();
  await msUntil(performance.now(), async () => (await Promise.all(site.gateways.map(isTroubled))).every(Boolean));
  for (const { url } of site.gateways) {
    for (const path of paths) expect(`${path} ${(await fetch(url + path)).status}`).toBe(`${path} 200`);
    const began = performance.now();
    const refused = await registryAt(url, site.token).promote(PROBE, '1.0.0');
    const body = (await refused.json()) as { code: string; message: string };
    expect({ status: refused.status, ...body }).toMatchObject({ status: 503, code: 'unavailable' });
    expect(body.message).toMatch(/storage cannot be reached.*Pages are still served/);
    say(`storage killed: a change is refused after ${Math.round(performance.now() - began)} ms`);
  }
  await outage.end();
  const began = performance.now();
  const ms = await msUntil(began, async () => (await registry(0).promote(PROBE, '1.0.0')).status === 200);
  await msUntil(began, async () => (await pageAt(1)) === '1.0.0');
  say(`storage back: a change is taken after ${ms} ms`);
});

test('a gateway that is killed in the middle of promotions leaves a whole registry', async () => {
  const [first, second] = site.gateways;
  const before = (await registry(1).status()).document.revision;
  let made = 0;
  let kills = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const version = VERSIONS[turn % 2 === 0 ? 1 : 2]!;
    const promoting = registry(0).promote(PROBE, version);
    if (turn % 5 === 2) {
      // Anywhere in the middle of it: this is no wait for something.
      await wait(Math.random() * 60);
      await first.kill();
      await promoting.catch(() => undefined);
      kills += 1;
      await first.start();
      continue;
    }
    const reply = await promoting;
    expect(reply.status).toBe(200);
    // Null where the one before was killed too early, and this version is live already.
    if (((await reply.json()) as { change: unknown }).change) made += 1;
  }
  const [status, history, audit] = await Promise.all([
    registry(1).status(),
    registry(1).history(),
    registry(1).verifyAudit(),
  ]);
  const { revision, live } = status.document;
  say(
    `gateway killed ${kills} times within 20 promotions: revision ${before} → ${revision}, ${audit.entries} audit entries`,
  );
  expect(revision - before).toBeGreaterThanOrEqual(made);
  expect(revision - before).toBeLessThanOrEqual(made + kills);
  expect(history.changes.map((change) => change.revision)).toEqual(
    Array.from({ length: revision }, (_, index) => revision - index),
  );
  expect(audit).toMatchObject({ valid: true, broken_at: null });
  for (const { url } of [first, second]) {
    await msUntil(performance.now(), async () => (await versionInPage(url, PROBE)) === live[PROBE]?.version);
  }
});
