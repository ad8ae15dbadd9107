import { expect, test } from '@jest/globals';
import type { ChannelDocument, ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import type { WebhookEvent } from '@stoa/shared/platform-contract/health.ts';
import { refuse } from '../registry/refusal.ts';
import type { Totals } from './health-store.ts';
import { judgeChannel, watchCanaries, type CanaryEnd, type WatchOptions } from './watch-canaries.ts';

const began = Date.parse('2026-03-04T12:00:00.000Z');
const since = new Date(began).toISOString();

const aRemote = (canary: { version: string; paused?: boolean } | null) => ({
  version: '1.4.0',
  digest: '1'.repeat(96),
  since,
  by: 'test',
  canary: canary && { paused: false, digest: '0'.repeat(96), weight: 5, salt: 'salt', since, by: 'test', ...canary },
});
/** One registry, as several gateways see it. */
function aRegistry(live: ChannelDocument['live']) {
  let document: ChannelDocument = { channel: 'production', revision: 7, updated_at: since, live, revoked: [] };
  const ends: CanaryEnd[] = [];
  return {
    ends,
    read: async () => document,
    endCanary: async (end: CanaryEnd): Promise<ChannelReply> => {
      if (end.expectedRevision !== document.revision) throw refuse('revision_moved', 'Somebody was faster.');
      ends.push(end);
      const revision = document.revision + 1;
      document = { ...document, revision, live: { ...document.live, [end.name]: aRemote(null) } };
      return {
        document,
        already: false,
        earlier: null,
        proposal: null,
        change: {
          revision,
          at: since,
          by: 'stoa',
          why: end.words,
          kind: 'rollback',
          moves: [],
          canaries: [{ name: end.name, version: end.version, from_weight: 5, to_weight: 0 }],
          revoked: [],
          approved_by: null,
          automatic: true,
        },
      };
    },
  };
}

const counts: Record<string, { opened: number; failed: number }> = {
  'mf-catalog@1.4.0': { opened: 1900, failed: 19 },
  'mf-catalog@1.5.0': { opened: 100, failed: 20 },
  'mf-player@1.4.0': { opened: 1900, failed: 19 },
  'mf-player@2.0.0': { opened: 100, failed: 1 },
};
const health: WatchOptions['health'] = {
  minutesSince: async (name, version) => [{ at: began, ...counts[`${name}@${version}`]! }],
  totalsSince: async (name, version): Promise<Totals> => ({
    ...counts[`${name}@${version}`]!,
    failures: { runtime: counts[`${name}@${version}`]!.failed },
  }),
};

function aWatch(registry: ReturnType<typeof aRegistry>, changes: Partial<WatchOptions> = {}) {
  const told: WebhookEvent[] = [];
  const said: string[] = [];
  const watch = watchCanaries({
    readChannel: registry.read,
    endCanary: registry.endCanary,
    health,
    policies: async () => ({ judged: true }),
    notify: (event) => told.push(event),
    log: (words) => said.push(words),
    everyMs: 3_600_000,
    ...changes,
  });
  return { watch, told, said };
}

test('a canary that is worse is ended with the figures, by one gateway alone, and operators are told once', async () => {
  const registry = aRegistry({
    'mf-catalog': aRemote({ version: '1.5.0' }),
    'mf-player': aRemote({ version: '2.0.0' }),
    'mf-studio': aRemote(null),
  });
  const gateways = [aWatch(registry), aWatch(registry), aWatch(registry)];
  for (let round = 0; round < 3; round += 1) await Promise.all(gateways.map(({ watch }) => watch.look()));
  const words =
    'Worse than the stable version: mf-catalog@1.5.0 failed for 20 of 100 visitors (20.0 %), mostly runtime; ' +
    '1.4.0 for 19 of 1900 visitors (1.0 %) in the same time (p < 0.0001, limit 0.01).';
  expect(registry.ends).toEqual([{ name: 'mf-catalog', version: '1.5.0', words, expectedRevision: 7 }]);
  const told = gateways.flatMap((gateway) => gateway.told);
  expect(told).toEqual([expect.objectContaining({ kind: 'canary-rolled-back', name: 'mf-catalog', to: '1.4.0' })]);
  expect(told[0]!.verdict?.words).toBe(words);
  expect(gateways.flatMap(({ said }) => said)).toEqual([words]);
  for (const { watch } of gateways) await watch.stop();
});

test('two bad canaries are both ended, one after the other', async () => {
  const registry = aRegistry({
    'mf-catalog': aRemote({ version: '1.5.0' }),
    'mf-player': aRemote({ version: '1.5.0' }),
  });
  const bad = {
    ...health,
    minutesSince: async (_: string, version: string) => health.minutesSince('mf-catalog', version, 0),
  };
  bad.totalsSince = async (_: string, version: string) => health.totalsSince('mf-catalog', version, 0);
  const { watch } = aWatch(registry, { health: bad });
  await watch.look();
  await watch.look();
  expect(registry.ends.map(({ name }) => name)).toEqual(['mf-catalog', 'mf-player']);
  await watch.stop();
});

test('neither a paused canary nor one of a remote that is not judged is ended', async () => {
  for (const [paused, judged] of [
    [true, true],
    [false, false],
  ] as const) {
    const registry = aRegistry({ 'mf-catalog': aRemote({ version: '1.5.0', paused }) });
    const { watch } = aWatch(registry, { policies: async () => ({ judged }) });
    await watch.look();
    expect(registry.ends).toEqual([]);
    await watch.stop();
  }
});

test('there is one verdict for each canary that is out', async () => {
  const registry = aRegistry({
    'mf-player': aRemote({ version: '2.0.0' }),
    'mf-catalog': aRemote({ version: '1.5.0', paused: true }),
  });
  const verdicts = await judgeChannel(await registry.read(), { health, policies: async () => ({ judged: true }) });
  expect(verdicts.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['mf-catalog', 'worse'],
    ['mf-player', 'no-difference'],
  ]);
});

test('while the registry is out of reach it says so once and goes on', async () => {
  const registry = aRegistry({ 'mf-catalog': aRemote({ version: '1.5.0' }) });
  let isDown = true;
  const readChannel = async () => {
    if (isDown) throw new Error('down');
    return registry.read();
  };
  const { watch, said } = aWatch(registry, { readChannel });
  await watch.look();
  await watch.look();
  expect(said).toHaveLength(1);
  isDown = false;
  await watch.look();
  expect(registry.ends).toHaveLength(1);
  await watch.stop();
});

test('it looks by itself', async () => {
  const registry = aRegistry({ 'mf-catalog': aRemote({ version: '1.5.0' }) });
  const ended = new Promise<void>((resolve) => {
    const { watch } = aWatch(registry, { everyMs: 5, notify: () => void watch.stop().then(resolve) });
  });
  await ended;
  expect(registry.ends).toHaveLength(1);
});
