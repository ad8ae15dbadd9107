import { expect, test } from '@jest/globals';
import { holder } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelChange, ChannelDocument, LiveCanary } from '@stoa/shared/platform-contract/channels.ts';
import { findHolders, type HoldersQuestion } from './holders.ts';

const digest = '0'.repeat(96);
const at = '2026-01-01T00:00:00.000Z';
const aCanary = (version: string): LiveCanary => ({
  version,
  digest,
  weight: 5,
  salt: 's',
  since: at,
  by: 'ada',
  paused: false,
});
const aChannel = (
  version: string,
  given: Partial<ChannelDocument> & { canary?: LiveCanary } = {},
): ChannelDocument => ({
  channel: 'production',
  revision: 1,
  updated_at: at,
  live: { 'mf-catalog': { version, digest, since: at, by: 'ada', canary: given.canary ?? null } },
  revoked: [],
  ...given,
});
/** Oldest first, as told; given newest first, as kept. */
const promotions = (...versions: string[]): ChannelChange[] =>
  versions
    .map((to, index) => ({
      revision: index + 1,
      at,
      by: 'ada',
      why: '',
      kind: 'promote' as const,
      moves: [{ name: 'mf-catalog', from: versions[index - 1] ?? null, to }],
      canaries: [],
      revoked: [],
      approved_by: null,
      automatic: false,
    }))
    .reverse();

const holdersOf = async (version: string, given: Partial<HoldersQuestion> = {}) => {
  const found = await findHolders({
    name: 'mf-catalog',
    version,
    channels: [aChannel('1.3.0')],
    changesOf: async () => promotions('1.0.0', '1.1.0', '1.2.0', '1.3.0'),
    leases: new Map(),
    ...given,
  });
  return found.map((one) => holder.parse(one)).map(({ kind, detail, until }) => [kind, detail, until]);
};

test('the live version is held by its channel', async () => {
  expect(await holdersOf('1.3.0')).toEqual([['live', 'production', null]]);
});

test('the last two versions before are kept to roll back to, and none further back', async () => {
  expect(await holdersOf('1.2.0')).toEqual([['rollback-target', 'production', null]]);
  expect(await holdersOf('1.1.0')).toEqual([['rollback-target', 'production', null]]);
  expect(await holdersOf('1.0.0')).toEqual([]);
});

test('a revoked version is no target; the one before it is', async () => {
  const channels = [aChannel('1.3.0', { revoked: ['mf-catalog@1.2.0'] })];
  expect(await holdersOf('1.2.0', { channels })).toEqual([]);
  expect(await holdersOf('1.0.0', { channels })).toEqual([['rollback-target', 'production', null]]);
});

test('a canary is held, and says of how many visitors', async () => {
  expect(await holdersOf('1.4.0', { channels: [aChannel('1.3.0', { canary: aCanary('1.4.0') })] })).toEqual([
    ['canary', 'production, 5 %', null],
  ]);
});

test('each channel holds for itself', async () => {
  const channels = [aChannel('1.3.0'), aChannel('1.2.0', { channel: 'staging' })];
  expect(await holdersOf('1.2.0', { channels })).toEqual([
    ['rollback-target', 'production', null],
    ['live', 'staging', null],
  ]);
});

test('open pages hold their version, with their number and the latest end', async () => {
  const until = new Date('2026-01-01T13:00:00.000Z');
  const leases = new Map([['mf-catalog@1.0.0', { pages: 12, until }]]);
  const now = new Date(until.getTime() - 1);
  expect(await holdersOf('1.0.0', { leases, now })).toEqual([['open-pages', '12 pages', until.toISOString()]]);
  expect(await holdersOf('1.0.0', { leases, now: until })).toEqual([]);
});

test('a version that left service a moment ago is held: pages that have it may not have told yet', async () => {
  const changesOf = async () => [
    {
      ...promotions('1.3.0')[0]!,
      kind: 'rollback' as const,
      moves: [{ name: 'mf-catalog', from: '1.4.0', to: '1.3.0' }],
    },
    ...promotions('1.2.0', '1.3.0', '1.4.0'),
  ];
  const held = (now: string, learned?: string) => {
    const learnedAt = () => (learned === undefined ? undefined : Date.parse(learned));
    return holdersOf('1.4.0', { changesOf, now: new Date(now), learnedAt });
  };
  const until = (instant: string) => [['open-pages', 'pages of production opened a moment ago', instant]];
  // By its own clock, where the process was there; the change itself was dated by a clock that may be behind.
  const learned = '2026-01-01T00:04:00.000Z';
  expect(await held('2026-01-01T00:04:29.000Z', learned)).toEqual(until('2026-01-01T00:04:30.000Z'));
  expect(await held('2026-01-01T00:04:30.000Z', learned)).toEqual([]);
  expect(await held('2026-01-01T00:05:29.000Z')).toEqual(until('2026-01-01T00:05:30.000Z'));
  expect(await held('2026-01-01T00:05:30.000Z')).toEqual([]);
});

test('an override holds the version that a person sees, until it expires', async () => {
  const overrides = [{ name: 'mf-catalog', version: '1.0.0', person: 'ada@example.org', expires_at: at }];
  const changesOf = async () => promotions('1.3.0');
  expect(await holdersOf('1.0.0', { overrides, changesOf, now: new Date('2025-12-31T00:00:00.000Z') })).toEqual([
    ['override', 'ada@example.org', at],
  ]);
  const ended = new Date(Date.parse(at) + 5 * 60_000);
  expect(await holdersOf('1.0.0', { overrides, changesOf, now: ended })).toEqual([]);
});

test('a version that nobody needs has no holders', async () => {
  expect(await holdersOf('0.9.0')).toEqual([]);
});

test('a version that a gateway serves in place of one it cannot verify is held by that gateway', async () => {
  const held = {
    name: 'mf-catalog',
    version: '1.3.0',
    canary: false,
    serving: '1.0.0',
    fault: 'altered' as const,
    why: '',
  };
  const gateway = {
    name: 'gateway-2',
    channel: 'production',
    revision: 4,
    held: [held],
    trouble: null,
    written_at: at,
  };
  expect(await holdersOf('1.0.0', { gateways: [gateway] })).toEqual([['stand-in', 'gateway-2', null]]);
  // What is served from another copy of its own files stands in for nothing.
  const fromCopies = { ...gateway, held: [{ ...held, version: '1.0.0' }] };
  expect(await holdersOf('1.0.0', { gateways: [fromCopies] })).toEqual([]);
  expect(await holdersOf('1.0.0', { gateways: [{ ...gateway, held: [] }] })).toEqual([]);
});
