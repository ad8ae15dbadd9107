import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { openHealthStore, type HealthStore } from '@stoa/server/health/health-store.ts';
import { judgeChannel, watchCanaries, type CanaryWatch, type Judging } from '@stoa/server/health/watch-canaries.ts';
import type { Registry } from '@stoa/server/registry/registry.ts';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { hasCanary, newVisitor } from '@stoa/server/release/canary-choice.ts';
import { parseHours } from '../ship/quiet-hours.ts';
import { aBuiltFolder, aRemote, aShell } from '@stoa/server/testing/built-folders.ts';
import { aRegistry, publish } from '@stoa/server/testing/registries.ts';
import { aCommandContext, told, type HeardContext } from '../testing/command-contexts.ts';
import { pause } from './pause.ts';
import { ship, type ShipOptions } from './ship.ts';

const MINUTE = 60_000;
const options: ShipOptions = { url: '', channel: 'production', by: 'ada', yes: true, patience: 24 };
let registry: Registry;
let health: HealthStore;
let watch: CanaryWatch;
let judging: Judging;
/** Of the canary's visitors, the share to whom it fails. */
let failing: number;
/** Visitors who come in a minute; so many of them are canary visitors as the channel says. */
let perMinute: number;
let onMinute: (minute: number) => Promise<unknown>;

const read = () => registry.channels.read('production');
const promote = (...ids: string[]) => {
  const releases = ids.map((id) => id.split('@') as [string, string]).map(([name, version]) => ({ name, version }));
  return applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
};
const weights = async () =>
  (await registry.channels.listChanges('production'))
    .toReversed()
    .flatMap(({ canaries, moves }) => [...canaries.map((one) => one.to_weight), ...moves.map(({ to }) => to)]);
const context = (given: Parameters<typeof aCommandContext>[1] = {}): HeardContext =>
  aCommandContext(registry, {
    ...given,
    health: { channel: 'production', report: health.report, verdicts: (document) => judgeChannel(document, judging) },
  });

/** Real visitors of a real channel, who come while the command waits. */
async function visit(): Promise<void> {
  const document = await read();
  const live = document.live['mf-catalog']!;
  const canaries: string[] = [];
  for (let index = 0; index < perMinute; index += 1) {
    const visitor = newVisitor(registry.keys.visitorSecret);
    const isCanary = live.canary !== null && hasCanary(visitor, live.canary);
    if (isCanary) canaries.push(visitor);
    const version = isCanary ? live.canary!.version : live.version;
    const where = { remote: 'mf-catalog', version, path: '/', at: new Date(0).toISOString() };
    const fails = isCanary && canaries.length % 10 < failing * 10;
    const reports = fails
      ? [{ kind: 'runtime-error' as const, ...where, message: 'x is undefined' }]
      : [{ kind: 'opened' as const, ...where, mount_ms: 100 }];
    health.take(reportBatch.parse({ channel: 'production', revision: document.revision, visitor, reports }));
  }
  current = document;
}
let current: Awaited<ReturnType<typeof read>> | undefined;

let passed = 0;
const clock = {
  now: () => Date.now(),
  wait: async (ms: number) => {
    const before = Math.floor(passed / MINUTE);
    passed += ms;
    jest.setSystemTime(Date.now() + ms);
    if (Math.floor(passed / MINUTE) === before) return;
    current = await read();
    await visit();
    await onMinute(before + 1);
    await watch.look();
  },
};

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'] });
  jest.setSystemTime(Date.parse('2026-07-01T10:00:00.000Z'));
  [failing, perMinute, passed, onMinute] = [0, 400, 0, async () => undefined];
  registry = aRegistry();
  await publish(registry, aShell());
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(registry, aRemote({ version }));
  await promote('shell@1.0.0', 'mf-catalog@1.0.0');
  current = await read();
  const secret = registry.keys.visitorSecret;
  health = openHealthStore(registry.storage, {
    channel: 'production',
    secret,
    gatewayId: 'gw',
    current: () => current,
  });
  judging = { health, policies: (name) => registry.policies.get('production', name) };
  watch = watchCanaries({
    ...judging,
    readChannel: read,
    endCanary: ({ name, version, words, expectedRevision }) => {
      const because = { by: 'stoa', why: words, expectedRevision, isAutomatic: true };
      return applyChange(registry, 'production', { kind: 'rollback', name, from: version, revoke: false }, because);
    },
    notify: () => undefined,
    log: () => undefined,
  });
});
afterEach(async () => {
  await watch.stop();
  await health.close();
  jest.useRealTimers();
});

test('a good version goes to 1, 5 and 25 % and to everyone, each when enough visitors have had it', async () => {
  const folder = await aBuiltFolder(aRemote({ version: '1.3.0' }));
  const seen = context();
  const output = await ship(seen, folder, options, clock);
  expect([output.exitCode, await weights()]).toEqual([0, ['1.0.0', '1.0.0', 1, 5, 25, 0, '1.3.0']]);
  const lines = seen.heard.join('\n');
  expect(lines).toMatch(/1\.3\.0 published/);
  expect(lines).toMatch(/mf-catalog@1\.3\.0 at 1 %: \d+ of 50 visitors came to the canary/);
  expect(lines).toMatch(/mf-catalog@1\.3\.0 at 25 %: 25 % by now\. No worse so far: .*0 of \d+ visitors/);
  expect(passed).toBeGreaterThan(8 * MINUTE);
  // One line at each change, and none at the looks between.
  expect(seen.heard.length).toBeLessThan(12);
  expect((await ship(context(), 'mf-catalog@1.3.0', options, clock)).exitCode).toBe(0);
});

test('a bad version is taken back by the platform, and ship ends as refused with the figures; again it does not begin', async () => {
  failing = 0.3;
  const seen = context();
  const output = await ship(seen, 'mf-catalog@1.1.0', options, clock);
  expect(output.exitCode).toBe(2);
  expect(seen.heard.at(-1)).toMatch(/taken back by stoa: Worse than the stable version: .* of \d+ visitors \(\d/);
  expect(told(output)).toEqual(['No visitor has it as a canary.']);
  expect((await read()).live['mf-catalog']).toMatchObject({ version: '1.0.0', canary: null });
  const before = await weights();
  expect((await ship(context(), 'mf-catalog@1.1.0', options, clock)).exitCode).toBe(2);
  expect(await weights()).toEqual(before);
});

test('run again, it goes on from the step that the channel is at', async () => {
  perMinute = 0;
  const first = await ship(context(), 'mf-catalog@1.1.0', { ...options, patience: 2 }, clock);
  expect([first.exitCode, told(first)]).toEqual([
    1,
    [
      'Its canary stays at 1 %.',
      'To go on: stoa ship mf-catalog@1.1.0',
      'To take it back: stoa rollback mf-catalog --from 1.1.0',
    ],
  ]);
  perMinute = 400;
  const { revision } = await read();
  expect((await ship(context(), 'mf-catalog@1.1.0', options, clock)).exitCode).toBe(0);
  const later = (await registry.channels.listChanges('production')).filter((change) => change.revision > revision);
  expect(later.map(({ kind }) => kind)).toEqual(['promote', 'canary', 'canary']);
});

test('while it waits it says so once an hour; --back-out takes the canary back where it stops', async () => {
  perMinute = 0;
  const seen = context();
  const output = await ship(seen, 'mf-catalog@1.1.0', { ...options, patience: 5, backOut: true }, clock);
  const waits = seen.heard.filter((line) => line.includes('0 of 50 visitors came') && !line.includes('Too little'));
  expect([output.exitCode, waits.length]).toEqual([1, 6]);
  expect((await read()).live['mf-catalog']?.canary).toBeNull();
});

test('in quiet hours no step is taken, and a rollback is', async () => {
  jest.setSystemTime(Date.parse('2026-07-01T21:30:00.000Z'));
  const quiet = { ...options, quiet: parseHours('22:00-07:00'), timeZone: 'UTC' };
  perMinute = 40;
  const seen = context();
  const hours: number[] = [];
  await ship(seen, 'mf-catalog@1.1.0', quiet, clock);
  for (const { at, kind } of await registry.channels.listChanges('production'))
    if (kind === 'canary') hours.push(new Date(at).getUTCHours());
  expect(hours.toReversed()[0]).toBe(21);
  expect(hours.every((hour) => hour >= 7 && hour < 22)).toBe(true);
  expect(seen.heard.some((line) => line.includes('Quiet: the step to 5 % waits until 07:00 (UTC)'))).toBe(true);

  jest.setSystemTime(Date.parse('2026-07-03T22:30:00.000Z'));
  await applyChange(
    registry,
    'production',
    { kind: 'canary', name: 'mf-catalog', version: '1.2.0', weight: 25 },
    { by: 'ada' },
  );
  failing = 0.5;
  expect((await ship(context(), 'mf-catalog@1.2.0', quiet, clock)).exitCode).toBe(2);
  expect(new Date().getUTCHours()).toBeLessThan(24);
  expect((await read()).live['mf-catalog']?.canary).toBeNull();
});

test.each([
  ['the live version changed under it', () => promote('mf-catalog@1.2.0'), /1\.2\.0 went live instead of 1\.0\.0/],
  ['it was paused', () => pause(aCommandContext(registry), 'mf-catalog', options), /paused at 1 %; stoa resume/],
  [
    'canaries are not judged any more',
    () => registry.policies.update('production', 'mf-catalog', { judged: false }),
    /not judged; stoa policy/,
  ],
])('it stops on doubt: %s', async (_why, happens, words) => {
  perMinute = 1;
  onMinute = async (minute) => (minute === 2 ? happens() : undefined);
  const seen = context();
  expect((await ship(seen, 'mf-catalog@1.1.0', options, clock)).exitCode).toBe(2);
  expect(seen.heard.at(-1)).toMatch(words);
});

test('where two people are needed it names the proposal that waits, and puts the question once', async () => {
  await registry.policies.update('production', 'mf-catalog', { approval: true });
  const seen = context();
  expect((await ship(seen, 'mf-catalog@1.1.0', options, clock)).exitCode).toBe(3);
  expect((await ship(context(), 'mf-catalog@1.1.0', options, clock)).exitCode).toBe(3);
  const proposals = await registry.proposals.list('production');
  expect(proposals).toHaveLength(1);
  expect(seen.heard.at(-1)).toContain(`stoa approve ${proposals[0]!.id}`);
});

test('it asks once where somebody can answer, and takes --yes where nobody can', async () => {
  await expect(ship(context(), 'mf-catalog@1.1.0', { ...options, yes: false }, clock)).rejects.toThrow('--yes');
  const no = context({ answers: ['n'] });
  await expect(ship(no, 'mf-catalog@1.1.0', { ...options, yes: false }, clock)).rejects.toThrow('Nothing was changed.');
  expect((await read()).live['mf-catalog']?.canary).toBeNull();
});
