import { expect, test } from '@jest/globals';
import type { ChannelDocument } from '@stoa/shared/contract/channels.ts';
import type { Descriptor } from '../registry/artefact.ts';
import { aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { planRelease, type Release } from './plan-release.ts';

const aChannel = (live: Record<string, string> = {}): ChannelDocument => ({
  channel: 'production',
  revision: 3,
  updated_at: null,
  live: Object.fromEntries(Object.entries(live).map(([name, version]) => [name, { version }])),
});

const plan = (channel: ChannelDocument, releases: Release[], published: Descriptor[]) =>
  planRelease({
    channel,
    releases,
    find: (name, version) => published.find((one) => one.name === name && one.version === version),
  });

const refusalsOf = (result: ReturnType<typeof plan>) =>
  result.kind === 'refused' ? result.refusals.map(({ code, name }) => [code, name]) : result.kind;

const catalog = { name: 'mf-catalog', version: '1.0.0' };

test('a remote that fits goes live, and the rest stays', () => {
  const published = [aShell(), aRemote(), aRemote({ version: '1.1.0' }), aRemote({ name: 'mf-player', routes: [] })];
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0', 'mf-player': '1.0.0' });
  expect(plan(channel, [{ name: 'mf-catalog', version: '1.1.0' }], published)).toEqual({
    kind: 'change',
    live: { shell: { version: '1.0.0' }, 'mf-catalog': { version: '1.1.0' }, 'mf-player': { version: '1.0.0' } },
    moves: [{ name: 'mf-catalog', from: '1.0.0', to: '1.1.0' }],
  });
});

test('shell and remotes may go live together in an empty channel', () => {
  const result = plan(aChannel(), [{ name: 'shell', version: '1.0.0' }, catalog], [aShell(), aRemote()]);
  expect(result).toMatchObject({ kind: 'change', moves: [{ name: 'shell', from: null }, { name: 'mf-catalog' }] });
});

test('what is live already changes nothing', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  expect(plan(channel, [catalog], [aShell(), aRemote()])).toEqual({ kind: 'unchanged' });
});

test('two versions of one remote in one change are refused', () => {
  const published = [aShell(), aRemote(), aRemote({ version: '1.1.0' })];
  const result = plan(aChannel({ shell: '1.0.0' }), [catalog, { ...catalog, version: '1.1.0' }], published);
  expect(refusalsOf(result)).toEqual([['invalid', 'mf-catalog']]);
});

test('a version that was never published is refused', () => {
  expect(refusalsOf(plan(aChannel({ shell: '1.0.0' }), [catalog], [aShell()]))).toEqual([
    ['unknown_version', 'mf-catalog'],
  ]);
});

test('a remote without a shell is refused', () => {
  expect(refusalsOf(plan(aChannel(), [catalog], [aRemote()]))).toEqual([['no_shell', undefined]]);
});

test('a remote built for another major of the contract is refused', () => {
  const result = plan(aChannel({ shell: '1.0.0' }), [catalog], [aShell(), aRemote({ contract: '^2.0.0' })]);
  expect(refusalsOf(result)).toEqual([['contract_mismatch', 'mf-catalog']]);
});

test('a remote that needs a later minor of the contract is refused', () => {
  const result = plan(aChannel({ shell: '1.0.0' }), [catalog], [aShell(), aRemote({ contract: '^1.2.0' })]);
  expect(refusalsOf(result)).toEqual([['contract_mismatch', 'mf-catalog']]);
});

test('a shell that a live remote does not fit is refused, naming the remote', () => {
  const published = [aShell(), aShell({ version: '2.0.0', contract: '2.0.0' }), aRemote()];
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  const shell = { name: 'shell', version: '2.0.0' };
  expect(refusalsOf(plan(channel, [shell], published))).toEqual([['contract_mismatch', 'mf-catalog']]);
});

test('a remote whose shared package the shell lacks, or has too old, is refused for each', () => {
  const remote = aRemote({ shared: { react: '^20.0.0', zustand: '^5.0.0' } });
  expect(refusalsOf(plan(aChannel({ shell: '1.0.0' }), [catalog], [aShell(), remote]))).toEqual([
    ['shared_mismatch', 'mf-catalog'],
    ['shared_mismatch', 'mf-catalog'],
  ]);
});

test('two remotes cannot own one address, whatever their parameters are called', () => {
  const player = aRemote({ name: 'mf-player', routes: [aRoute('/course/:slug')] });
  const rival = aRemote({ routes: [aRoute('/Course/:id')] });
  const result = plan(aChannel({ shell: '1.0.0', 'mf-player': '1.0.0' }), [catalog], [aShell(), player, rival]);
  expect(refusalsOf(result)).toEqual([['route_clash', 'mf-catalog']]);
});

test('an optional segment clashes in both its forms', () => {
  const player = aRemote({ name: 'mf-player', routes: [aRoute('/course')] });
  const rival = aRemote({ routes: [aRoute('/course/:slug?')] });
  const result = plan(aChannel({ shell: '1.0.0', 'mf-player': '1.0.0' }), [catalog], [aShell(), player, rival]);
  expect(refusalsOf(result)).toEqual([['route_clash', 'mf-catalog']]);
});

test('a more particular address beside a general one is no clash', () => {
  const player = aRemote({ name: 'mf-player', routes: [aRoute('/course/:slug')] });
  const studio = aRemote({ routes: [aRoute('/course/create')] });
  const result = plan(aChannel({ shell: '1.0.0', 'mf-player': '1.0.0' }), [catalog], [aShell(), player, studio]);
  expect(result.kind).toBe('change');
});

test("a remote cannot take one of the shell's own addresses", () => {
  const result = plan(aChannel({ shell: '1.0.0' }), [catalog], [aShell(), aRemote({ routes: [aRoute('/login')] })]);
  expect(refusalsOf(result)).toEqual([['route_clash', 'mf-catalog']]);
});
