import { expect, test } from '@jest/globals';
import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { aRemote, aShell } from '../testing/built-folders.ts';
import { aCanary, aChannel } from '../testing/channel-documents.ts';
import { planChange, type ChangePlan, type Intent } from './plan-change.ts';

const NOW = '2026-02-02T00:00:00.000Z';
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString();
const aChange = (kind: ChannelChange['kind'], given: Partial<ChannelChange> = {}): ChannelChange => ({
  revision: 1,
  at: minutesAgo(1),
  by: 'bob',
  why: '',
  kind,
  moves: [],
  canaries: [],
  revoked: [],
  approved_by: null,
  automatic: false,
  ...given,
});
const moved = (kind: 'promote' | 'rollback', from: string, to: string, given: Partial<ChannelChange> = {}) =>
  aChange(kind, { moves: [{ name: 'mf-catalog', from, to }], ...given });
const canaryEnded = (version: string, given: Partial<ChannelChange> = {}) =>
  aChange('rollback', { canaries: [{ name: 'mf-catalog', version, from_weight: 5, to_weight: 0 }], ...given });

const published = [aShell(), ...['1.0.0', '1.1.0', '1.2.0'].map((version) => aRemote({ version }))];
const live = (version: string, given: Parameters<typeof aChannel>[1] = {}) =>
  aChannel({ shell: '1.0.0', 'mf-catalog': version }, given);
type Rollback = Extract<Intent, { kind: 'rollback' }>;

/** `changes`: newest first. */
const decide = (
  document: ChannelDocument,
  intent: Intent,
  changes: ChannelChange[] = [],
  isRevisionNamed = false,
): ChangePlan =>
  planChange({
    document,
    intent,
    find: (name, version) => {
      const descriptor = published.find((one) => one.name === name && one.version === version);
      return descriptor && { descriptor, digest: '', isRetired: false };
    },
    versionsBefore: () => ['1.0.0'],
    wasLive: () => true,
    changesOf: () => changes,
    isRevisionNamed,
    by: 'ada',
    at: NOW,
    salt: '',
  });
const back = (given: Partial<Rollback> = {}): Rollback => ({
  kind: 'rollback',
  name: 'mf-catalog',
  revoke: false,
  ...given,
});
const codeOf = (plan: ChangePlan) => (plan.kind === 'refused' ? plan.refusals[0]?.code : plan.kind);

test('what was rolled back is rolled back already, however long ago, and whatever began beside it since', () => {
  const earlier = moved('rollback', '1.2.0', '1.1.0', { at: minutesAgo(9_000) });
  const plan = decide(live('1.1.0'), back({ from: '1.2.0' }), [earlier]);
  expect(plan).toEqual({ kind: 'unchanged', earlier });
  const canaries = { 'mf-catalog': aCanary('1.0.0') };
  const began = aChange('canary');
  expect(codeOf(decide(live('1.1.0', { canaries }), back({ from: '1.2.0' }), [began, earlier]))).toBe('unchanged');
});

test.each<[string, ChannelChange[]]>([
  ['another version went live since', [moved('promote', '1.0.0', '1.1.0'), moved('rollback', '1.2.0', '1.0.0')]],
  ['more was taken back since', [moved('rollback', '1.3.0', '1.1.0'), moved('rollback', '1.2.0', '1.3.0')]],
  ['a promotion took its place', [moved('promote', '1.2.0', '1.1.0')]],
  ['it never was live', []],
])('a version that is not live is refused where %s, and told what is live and who made it so', (_why, changes) => {
  const plan = decide(live('1.1.0'), back({ from: '1.2.0' }), changes);
  expect(plan).toMatchObject({ refusals: [{ code: 'revision_moved', name: 'mf-catalog' }] });
  const { message } = (plan as Extract<ChangePlan, { kind: 'refused' }>).refusals[0]!;
  expect(message).toMatch(/^mf-catalog@1\.1\.0 is live in production, and not 1\.2\.0 as expected/);
  if (changes.length > 0) expect(message).toContain(': bob ');
});

test('a canary that has ended is ended already, and the stable version stays', () => {
  expect(codeOf(decide(live('1.1.0'), back({ from: '1.2.0' }), [canaryEnded('1.2.0')]))).toBe('unchanged');
});

test('who did not see the canary takes nothing from its visitors', () => {
  const out = live('1.1.0', { canaries: { 'mf-catalog': aCanary('1.2.0') } });
  expect(codeOf(decide(out, back({ from: '1.1.0' })))).toBe('revision_moved');
  expect(decide(out, back({ from: '1.2.0' }))).toMatchObject({ moves: [], canaries: [{ version: '1.2.0' }] });
  expect(decide(out, back({ from: '1.1.0', to: '1.0.0' }))).toMatchObject({ moves: [{ to: '1.0.0' }] });
});

test('without the version, a rollback within ten minutes of the last one is that one again', () => {
  const changes = (minutes: number) => [moved('rollback', '1.2.0', '1.1.0', { at: minutesAgo(minutes) })];
  expect(codeOf(decide(live('1.1.0'), back(), changes(9)))).toBe('unchanged');
  expect(codeOf(decide(live('1.1.0'), back(), [canaryEnded('1.2.0', { by: 'stoa', automatic: true })]))).toBe(
    'unchanged',
  );
  expect(codeOf(decide(live('1.1.0'), back(), changes(11)))).toBe('change');
  expect(codeOf(decide(live('1.1.0'), back(), changes(9), true))).toBe('change');
  expect(codeOf(decide(live('1.1.0'), back({ from: '1.1.0' }), changes(9)))).toBe('change');
});

test('clocks that differ by five minutes do not make two rollbacks of one', () => {
  for (const minutes of [-5, 0, 5]) {
    const changes = [moved('rollback', '1.2.0', '1.1.0', { at: minutesAgo(minutes) })];
    expect([minutes, codeOf(decide(live('1.1.0'), back(), changes))]).toEqual([minutes, 'unchanged']);
  }
});

test('what was only rolled back is still revoked, once', () => {
  const changes = [moved('rollback', '1.2.0', '1.1.0')];
  for (const intent of [back({ from: '1.2.0', revoke: true }), back({ revoke: true })]) {
    const plan = decide(live('1.1.0'), intent, changes);
    expect(plan).toMatchObject({ kind: 'change', moves: [], canaries: [], revoked: ['mf-catalog@1.2.0'] });
    const after = live('1.1.0', { revoked: ['mf-catalog@1.2.0'] });
    const revoked = aChange('rollback', { revoked: ['mf-catalog@1.2.0'] });
    expect(codeOf(decide(after, intent, [revoked, ...changes]))).toBe('unchanged');
  }
});

test('back to a version that is live already, nothing changes', () => {
  const changes = [moved('rollback', '1.2.0', '1.0.0', { at: minutesAgo(9_000) })];
  expect(codeOf(decide(live('1.0.0'), back({ to: '1.0.0' }), changes))).toBe('unchanged');
  expect(codeOf(decide(live('1.0.0'), back({ from: '1.2.0', to: '1.0.0' }), changes))).toBe('unchanged');
  expect(codeOf(decide(live('1.0.0'), back({ from: '1.2.0', to: '1.1.0' }), changes))).toBe('revision_moved');
});

test('a promotion and a canary are refused where something else is live than was believed, unless they are live', () => {
  const promote = (from: string | null, version = '1.2.0'): Intent => ({
    kind: 'promote',
    releases: [{ name: 'mf-catalog', version, from }],
  });
  expect(codeOf(decide(live('1.1.0'), promote('1.1.0')))).toBe('change');
  expect(codeOf(decide(live('1.1.0'), promote('1.0.0')))).toBe('revision_moved');
  expect(codeOf(decide(live('1.1.0'), promote(null)))).toBe('revision_moved');
  expect(codeOf(decide(live('1.2.0'), promote('1.1.0')))).toBe('unchanged');

  const canary = (given: { from?: string; canary?: string | null }): Intent => ({
    kind: 'canary',
    name: 'mf-catalog',
    version: '1.2.0',
    weight: 5,
    ...given,
  });
  const out = (version: string) => live('1.1.0', { canaries: { 'mf-catalog': aCanary(version) } });
  expect(codeOf(decide(live('1.1.0'), canary({ from: '1.1.0', canary: null })))).toBe('change');
  expect(codeOf(decide(live('1.1.0'), canary({ from: '1.0.0' })))).toBe('revision_moved');
  expect(codeOf(decide(out('1.0.0'), canary({ from: '1.1.0', canary: null })))).toBe('revision_moved');
  expect(codeOf(decide(out('1.2.0'), canary({ from: '1.0.0', canary: null })))).toBe('unchanged');
});

test('only the canary that was seen is paused or resumed', () => {
  const out = live('1.1.0', { canaries: { 'mf-catalog': aCanary('1.2.0') } });
  expect(codeOf(decide(out, { kind: 'pause', name: 'mf-catalog', from: '1.2.0' }))).toBe('change');
  expect(codeOf(decide(out, { kind: 'pause', name: 'mf-catalog', from: '1.0.0' }))).toBe('revision_moved');
  expect(codeOf(decide(out, { kind: 'resume', name: 'mf-catalog', from: '1.2.0' }))).toBe('unchanged');
  expect(codeOf(decide(live('1.1.0'), { kind: 'pause', name: 'mf-catalog', from: '1.2.0' }))).toBe('revision_moved');
});
