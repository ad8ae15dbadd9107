import { expect, test } from '@jest/globals';
import type { ChannelDocument, LiveRemote } from '@stoa/shared/platform-contract/channels.ts';
import type { Descriptor } from '../registry/artefact-store.ts';
import { aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { pagesOf } from './misfits.ts';
import { planChange, type Intent, type Release } from './plan-change.ts';

const THEN = '2026-01-01T00:00:00.000Z';
const NOW = '2026-02-02T00:00:00.000Z';
const aLive = (version: string, given: Partial<LiveRemote> = {}): LiveRemote => ({
  version,
  digest: `digest of ${version}`,
  since: THEN,
  by: 'grace',
  canary: null,
  ...given,
});
const aCanary = (version: string, weight = 5): NonNullable<LiveRemote['canary']> => ({
  version,
  digest: `digest of ${version}`,
  weight,
  salt: 'old salt',
  since: THEN,
  by: 'grace',
  paused: false,
});
const aChannel = (live: Record<string, string | LiveRemote> = {}, revoked: string[] = []): ChannelDocument => ({
  channel: 'production',
  revision: 3,
  updated_at: null,
  live: Object.fromEntries(
    Object.entries(live).map(([name, one]) => [name, typeof one === 'string' ? aLive(one) : one]),
  ),
  revoked,
});

interface Known {
  before?: string[];
  retired?: string[];
}
const decide = (document: ChannelDocument, intent: Intent, published: Descriptor[], known: Known = {}) =>
  planChange({
    document,
    intent,
    find: (name, version) => {
      const descriptor = published.find((one) => one.name === name && one.version === version);
      const isRetired = known.retired?.includes(version) ?? false;
      return descriptor && { descriptor, digest: `digest of ${version}`, isRetired };
    },
    versionsBefore: () => known.before ?? [],
    wasLive: (_name, version) => known.before?.includes(version) ?? false,
    changesOf: () => [],
    isRevisionNamed: false,
    by: 'ada',
    at: NOW,
    salt: 'new salt',
  });
const plan = (channel: ChannelDocument, releases: Release[], published: Descriptor[]) =>
  decide(channel, { kind: 'promote', releases }, published);

const refusalsOf = (result: ReturnType<typeof plan>) =>
  result.kind === 'refused' ? result.refusals.map(({ code, name }) => [code, name]) : result.kind;

const catalogue = { name: 'mf-catalog', version: '1.0.0' };

test('a remote that fits goes live, and the rest stays', () => {
  const published = [aShell(), aRemote(), aRemote({ version: '1.1.0' }), aRemote({ name: 'mf-player', routes: [] })];
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0', 'mf-player': '1.0.0' });
  expect(plan(channel, [{ name: 'mf-catalog', version: '1.1.0' }], published)).toEqual({
    kind: 'change',
    live: { ...channel.live, 'mf-catalog': aLive('1.1.0', { since: NOW, by: 'ada' }) },
    moves: [{ name: 'mf-catalog', from: '1.0.0', to: '1.1.0' }],
    canaries: [],
    revoked: [],
  });
});

test('shell and remotes may go live together in an empty channel', () => {
  const result = plan(aChannel(), [{ name: 'shell', version: '1.0.0' }, catalogue], [aShell(), aRemote()]);
  expect(result).toMatchObject({ kind: 'change', moves: [{ name: 'shell', from: null }, { name: 'mf-catalog' }] });
});

test('what is live already changes nothing', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  expect(plan(channel, [catalogue], [aShell(), aRemote()])).toEqual({ kind: 'unchanged', earlier: null });
});

test('two versions of one remote in one change are refused', () => {
  const published = [aShell(), aRemote(), aRemote({ version: '1.1.0' })];
  const result = plan(aChannel({ shell: '1.0.0' }), [catalogue, { ...catalogue, version: '1.1.0' }], published);
  expect(refusalsOf(result)).toEqual([['invalid', 'mf-catalog']]);
});

test('a version that was never published is refused', () => {
  expect(refusalsOf(plan(aChannel({ shell: '1.0.0' }), [catalogue], [aShell()]))).toEqual([
    ['unknown_version', 'mf-catalog'],
  ]);
});

test('a remote without a shell is refused', () => {
  expect(refusalsOf(plan(aChannel(), [catalogue], [aRemote()]))).toEqual([['no_shell', undefined]]);
});

test('a remote built for another major of the contract is refused', () => {
  const result = plan(aChannel({ shell: '1.0.0' }), [catalogue], [aShell(), aRemote({ contract: '^2.0.0' })]);
  expect(refusalsOf(result)).toEqual([['contract_mismatch', 'mf-catalog']]);
});

test('a remote that needs a later minor of the contract is refused', () => {
  const result = plan(aChannel({ shell: '1.0.0' }), [catalogue], [aShell(), aRemote({ contract: '^1.2.0' })]);
  expect(refusalsOf(result)).toEqual([['contract_mismatch', 'mf-catalog']]);
});

test('a shell that a live remote does not fit is refused, naming the remote', () => {
  const published = [aShell(), aShell({ version: '2.0.0', contract: '2.0.0' }), aRemote()];
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  const shell = { name: 'shell', version: '2.0.0' };
  expect(refusalsOf(plan(channel, [shell], published))).toEqual([['contract_mismatch', 'mf-catalog']]);
});

const two = [aShell(), aRemote(), aRemote({ version: '1.1.0' })];
const beginsAt = (weight: number): Intent => ({ kind: 'canary', name: 'mf-catalog', version: '1.1.0', weight });
const withCanary = (weight = 5) =>
  aChannel({ shell: '1.0.0', 'mf-catalog': aLive('1.0.0', { canary: aCanary('1.1.0', weight) }) });

test('a canary stands beside the stable version, with a salt of its own', () => {
  const result = decide(aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' }), beginsAt(5), two);
  expect(result).toMatchObject({
    live: { 'mf-catalog': { version: '1.0.0', canary: { version: '1.1.0', weight: 5, salt: 'new salt', since: NOW } } },
    moves: [],
    canaries: [{ name: 'mf-catalog', version: '1.1.0', from_weight: 0, to_weight: 5 }],
  });
});

test('raising the weight keeps the salt: nobody is moved back', () => {
  const result = decide(withCanary(5), beginsAt(25), two);
  expect(result).toMatchObject({
    live: { 'mf-catalog': { canary: { weight: 25, salt: 'old salt', since: THEN } } },
    canaries: [{ from_weight: 5, to_weight: 25 }],
  });
  expect(decide(withCanary(5), beginsAt(5), two).kind).toBe('unchanged');
});

test('another version as canary takes the place of the first, and is drawn anew', () => {
  const three = [...two, aRemote({ version: '1.2.0' })];
  const intent: Intent = { kind: 'canary', name: 'mf-catalog', version: '1.2.0', weight: 10 };
  expect(decide(withCanary(5), intent, three)).toMatchObject({
    live: { 'mf-catalog': { canary: { version: '1.2.0', salt: 'new salt' } } },
    canaries: [
      { version: '1.1.0', from_weight: 5, to_weight: 0 },
      { version: '1.2.0', from_weight: 0, to_weight: 10 },
    ],
  });
});

test('a version cannot be its own canary, and a remote that is not live has none', () => {
  const same: Intent = { kind: 'canary', name: 'mf-catalog', version: '1.0.0', weight: 5 };
  expect(refusalsOf(decide(aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' }), same, two))).toEqual([
    ['invalid', 'mf-catalog'],
  ]);
  expect(refusalsOf(decide(aChannel({ shell: '1.0.0' }), beginsAt(5), two))).toEqual([['not_live', 'mf-catalog']]);
});

test('a paused canary keeps weight and salt, and is resumed as it was', () => {
  const paused = decide(withCanary(5), { kind: 'pause', name: 'mf-catalog' }, two);
  expect(paused).toMatchObject({
    live: { 'mf-catalog': { canary: { paused: true, weight: 5, salt: 'old salt' } } },
    canaries: [{ from_weight: 5, to_weight: 0 }],
  });
  const channel = { ...withCanary(), live: (paused as Extract<typeof paused, { kind: 'change' }>).live };
  expect(decide(channel, { kind: 'pause', name: 'mf-catalog' }, two).kind).toBe('unchanged');
  expect(decide(channel, { kind: 'resume', name: 'mf-catalog' }, two)).toMatchObject({
    live: { 'mf-catalog': { canary: { paused: false, weight: 5, salt: 'old salt' } } },
  });
  const none = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  expect(refusalsOf(decide(none, { kind: 'pause', name: 'mf-catalog' }, two))).toEqual([['no_canary', 'mf-catalog']]);
});

test('promoting the canary makes it the stable version and ends the canary', () => {
  expect(plan(withCanary(25), [{ name: 'mf-catalog', version: '1.1.0' }], two)).toMatchObject({
    live: { 'mf-catalog': { version: '1.1.0', canary: null } },
    moves: [{ from: '1.0.0', to: '1.1.0' }],
    canaries: [{ version: '1.1.0', from_weight: 25, to_weight: 0 }],
  });
});

const back = (given: Partial<Extract<Intent, { kind: 'rollback' }>> = {}): Intent => ({
  kind: 'rollback',
  name: 'mf-catalog',
  revoke: false,
  ...given,
});

test('a rollback ends the canary first, and leaves the stable version alone', () => {
  expect(decide(withCanary(5), back({ revoke: true }), two, { before: ['0.9.0'] })).toMatchObject({
    live: { 'mf-catalog': { version: '1.0.0', canary: null } },
    moves: [],
    canaries: [{ version: '1.1.0', to_weight: 0 }],
    revoked: ['mf-catalog@1.1.0'],
  });
});

test('a rollback goes to the nearest version before that can still be used', () => {
  const four = [...two, aRemote({ version: '1.2.0' }), aRemote({ version: '1.3.0' })];
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.3.0' }, ['mf-catalog@1.2.0']);
  const result = decide(channel, back({ revoke: true }), four, {
    before: ['1.2.0', '1.1.0', '1.0.0'],
    retired: ['1.1.0'],
  });
  expect(result).toMatchObject({ moves: [{ from: '1.3.0', to: '1.0.0' }], revoked: ['mf-catalog@1.3.0'] });
  expect(refusalsOf(decide(channel, back(), four, { before: ['1.2.0'] }))).toEqual([['nothing_before', 'mf-catalog']]);
});

test('what was revoked or retired does not come back', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' }, ['mf-catalog@1.1.0']);
  const release = { name: 'mf-catalog', version: '1.1.0' };
  expect(refusalsOf(plan(channel, [release], two))).toEqual([['revoked', 'mf-catalog']]);
  expect(refusalsOf(decide(channel, beginsAt(5), two))).toEqual([['revoked', 'mf-catalog']]);
  expect(refusalsOf(decide(channel, back({ to: '1.1.0' }), two, { before: ['1.1.0'] }))).toEqual([
    ['revoked', 'mf-catalog'],
  ]);
  const open = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  const retired = decide(open, { kind: 'promote', releases: [release] }, two, { retired: ['1.1.0'] });
  expect(refusalsOf(retired)).toEqual([['retired', 'mf-catalog']]);
});

test('nothing is rolled back to a version that never was live: that would be a promotion', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': aLive('1.0.0', { canary: aCanary('1.1.0') }) });
  expect(refusalsOf(decide(channel, back({ to: '1.1.0' }), two))).toEqual([['nothing_before', 'mf-catalog']]);
  const ended = decide(channel, back({ to: '1.0.0' }), two);
  expect(ended).toMatchObject({ moves: [], canaries: [{ version: '1.1.0', to_weight: 0 }] });
});

test('every mixture of canaries that a visitor may have must fit', () => {
  const shells = [aShell(), aShell({ version: '2.0.0', contract: '2.0.0' })];
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  const intent: Intent = { kind: 'canary', name: 'shell', version: '2.0.0', weight: 1 };
  expect(refusalsOf(decide(channel, intent, [...shells, aRemote()]))).toEqual([['contract_mismatch', 'mf-catalog']]);

  const player = aRemote({ name: 'mf-player', version: '1.1.0', routes: [aRoute('/try')] });
  const rivals = [aShell(), aRemote(), aRemote({ version: '1.1.0', routes: [aRoute('/try')] }), player];
  const one = aChannel({
    shell: '1.0.0',
    'mf-catalog': aLive('1.0.0', { canary: aCanary('1.1.0') }),
    'mf-player': '1.0.0',
  });
  const other: Intent = { kind: 'canary', name: 'mf-player', version: '1.1.0', weight: 1 };
  const stable = aRemote({ name: 'mf-player', routes: [aRoute('/watch')] });
  expect(refusalsOf(decide(one, other, [...rivals, stable]))).toEqual([['route_clash', 'mf-player']]);
});

test('what does not fit a shell that still runs in open pages has to wait for them', () => {
  const old = aShell({ version: '0.9.0', shared: { react: '19.2.0' } });
  const question = {
    document: aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' }),
    intent: { kind: 'promote' as const, releases: [{ name: 'mf-catalog', version: '1.1.0' }] },
    find: (name: string, version: string) => {
      const descriptor = two.find((one) => one.name === name && one.version === version);
      return descriptor && { descriptor, digest: '', isRetired: false };
    },
    versionsBefore: () => [],
    wasLive: () => false,
    changesOf: () => [],
    isRevisionNamed: false,
    by: 'ada',
    at: NOW,
    salt: '',
  };
  expect(refusalsOf(planChange({ ...question, openShells: [old] }))).toEqual([['shared_mismatch', 'mf-catalog']]);
  expect(planChange({ ...question, openShells: [{ ...old, contract: '0.9.0' }] }).kind).toBe('change');
});

test('the pages of a channel are all mixtures, and with very many canaries each one by itself and all together', () => {
  expect(pagesOf(withCanary().live)).toHaveLength(2);
  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [`mf-${index}`, aLive('1.0.0', { canary: aCanary('1.1.0') })]),
  );
  expect(pagesOf(many)).toHaveLength(11);
});

test('a route that no remote may have goes live no more, even of a version that was published with it', () => {
  const wild = aRemote({ version: '1.1.0', routes: [aRoute('/*')] });
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  const published = [aShell(), aRemote(), wild];
  const promoted = plan(channel, [{ name: 'mf-catalog', version: '1.1.0' }], published);
  expect(refusalsOf(promoted)).toEqual([['route_clash', 'mf-catalog']]);
  const canary = { kind: 'canary', name: 'mf-catalog', version: '1.1.0', weight: 5 } as const;
  expect(refusalsOf(decide(channel, canary, published))).toEqual([['route_clash', 'mf-catalog']]);
});

test('a rollback asks nothing that was not asked when the version was live', () => {
  const wild = aRemote({ version: '1.0.0', routes: [aRoute('/*')] });
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.1.0' });
  const published = [aShell(), aRemote({ version: '1.1.0' }), wild];
  const back = { kind: 'rollback', name: 'mf-catalog', revoke: false } as const;
  expect(decide(channel, back, published, { before: ['1.0.0'] })).toMatchObject({ kind: 'change' });
});

test('a lower version than the live one is asked for by that name', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.1.0' });
  const published = [aShell(), aRemote(), aRemote({ version: '1.1.0' })];
  const result = plan(channel, [catalogue], published);
  expect(result).toMatchObject({ kind: 'refused', refusals: [{ code: 'lower_version', name: 'mf-catalog' }] });
  expect(result.kind === 'refused' && result.refusals[0]?.remedy).toMatch(
    /stoa rollback mf-catalog --to 1\.0\.0.*--allow-lower/,
  );
  const meant = { kind: 'promote', releases: [catalogue], allowLower: true } as const;
  expect(decide(channel, meant, published)).toMatchObject({ kind: 'change' });
  const back = { kind: 'rollback', name: 'mf-catalog', to: '1.0.0', revoke: false } as const;
  expect(decide(channel, back, published, { before: ['1.0.0'] })).toMatchObject({ kind: 'change' });
});

const tours = aRemote({ name: 'mf-tours', routes: [aRoute('/tours/:id')] });
const sale = (version: string, ...paths: string[]) =>
  aRemote({ name: 'mf-sale', version, routes: paths.map((path) => aRoute(path)) });
const onSale = [aShell(), tours, sale('1.0.0'), sale('1.1.0', '/tours/sale'), sale('1.2.0', '/tours/sale', '/sale')];
const putOnSale = (version = '1.1.0') => ({ kind: 'promote' as const, releases: [{ name: 'mf-sale', version }] });

test('who takes addresses from the route of a live remote is asked whether that is meant', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-tours': '1.0.0', 'mf-sale': '1.0.0' });
  const canary = { kind: 'canary' as const, name: 'mf-sale', version: '1.1.0', weight: 1 };
  for (const intent of [putOnSale(), canary]) {
    const result = decide(channel, intent, onSale);
    expect(result).toMatchObject({
      refusals: [{ code: 'inside_route', name: 'mf-sale', file: 'remote.json: routes[0].path' }],
    });
    expect(result.kind === 'refused' && result.refusals[0]).toMatchObject({
      message:
        'mf-sale@1.1.0 claims /tours/sale and so takes addresses such as /tours/sale from /tours/:id of mf-tours@1.0.0, which is live in production.',
      remedy: expect.stringMatching(/src\/screens\.ts.*--allow-inside-routes --why.*"allow_inside_routes": true/),
    });
    expect(decide(channel, { ...intent, allowInsideRoutes: true }, onSale)).toMatchObject({ kind: 'change' });
  }
});

test('what visitors have already is not asked again, be it as a canary or in the version before', () => {
  const beside = aChannel({
    shell: '1.0.0',
    'mf-tours': '1.0.0',
    'mf-sale': aLive('1.0.0', { canary: aCanary('1.1.0') }),
  });
  expect(decide(beside, putOnSale(), onSale)).toMatchObject({ kind: 'change' });
  const before = aChannel({ shell: '1.0.0', 'mf-tours': '1.0.0', 'mf-sale': '1.1.0' });
  expect(decide(before, putOnSale('1.2.0'), onSale)).toMatchObject({ kind: 'change' });
});

test('a route that nobody has yet can be taken from nobody', () => {
  const empty = aChannel({ shell: '1.0.0' });
  const releases = [tours, sale('1.1.0')].map(({ name, version }) => ({ name, version }));
  expect(plan(empty, releases, onSale)).toMatchObject({ kind: 'change' });
  const particular = aChannel({ shell: '1.0.0', 'mf-sale': '1.1.0' });
  expect(plan(particular, [{ name: 'mf-tours', version: '1.0.0' }], onSale)).toMatchObject({ kind: 'change' });
});

test('a rollback brings routes back unasked', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-tours': '1.0.0', 'mf-sale': '1.0.0' });
  const back: Intent = { kind: 'rollback', name: 'mf-sale', to: '1.1.0', revoke: false };
  expect(decide(channel, back, onSale, { before: ['1.1.0'] })).toMatchObject({ kind: 'change' });
});

const claiming = (name: string, version: string, ...paths: string[]) =>
  aRemote({ name, version, routes: [`/${name}`, ...paths].map((path) => aRoute(path)) });
const offers = [
  aShell(),
  claiming('mf-a', '1.0.0', '/offers'),
  claiming('mf-a', '1.1.0'),
  claiming('mf-b', '1.0.0'),
  claiming('mf-b', '1.1.0', '/offers'),
  claiming('mf-b', '1.2.0', '/offers', '/more'),
];
const rollBackA: Intent = { kind: 'rollback', name: 'mf-a', from: '1.1.0', revoke: false };
const heldIn = (result: ReturnType<typeof decide>) =>
  result.kind === 'change' &&
  Object.entries(result.live).flatMap(([name, { misfit, canary }]) => [
    ...(misfit ? [[name, misfit]] : []),
    ...(canary?.misfit ? [[`canary of ${name}`, canary.misfit]] : []),
  ]);
const WHY =
  'It cannot be on a page with mf-a@1.0.0, which a rollback brought back: mf-b@1.1.0 claims /offers, which mf-a@1.0.0 already owns.';

test('a rollback is not held up by who took its route meanwhile: that one is held back, and the channel says why', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-a': '1.1.0', 'mf-b': '1.1.0' });
  const result = decide(channel, rollBackA, offers, { before: ['1.0.0'] });
  expect(result).toMatchObject({ moves: [{ name: 'mf-a', from: '1.1.0', to: '1.0.0' }] });
  expect(heldIn(result)).toEqual([['mf-b', WHY]]);
  const canary = aChannel({ shell: '1.0.0', 'mf-a': '1.1.0', 'mf-b': aLive('1.0.0', { canary: aCanary('1.1.0') }) });
  expect(heldIn(decide(canary, rollBackA, offers, { before: ['1.0.0'] }))).toEqual([['canary of mf-b', WHY]]);
});

test('what is held back is given again once it fits, and not before', () => {
  const held = aLive('1.1.0', { misfit: WHY });
  const channel = aChannel({ shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': held, 'mf-d': '1.0.0' });
  const published = [...offers, claiming('mf-d', '1.0.0'), claiming('mf-d', '1.1.0')];
  const promote = (name: string, version: string) => plan(channel, [{ name, version }], published);
  expect(heldIn(promote('mf-d', '1.1.0'))).toEqual([['mf-b', WHY]]);
  expect(heldIn(promote('mf-a', '1.1.0'))).toEqual([]);
  expect(refusalsOf(promote('mf-b', '1.2.0'))).toEqual([['route_clash', 'mf-b']]);
  const back: Intent = { kind: 'rollback', name: 'mf-b', from: '1.1.0', revoke: false };
  expect(heldIn(decide(channel, back, published, { before: ['1.0.0'] }))).toEqual([]);
});

test('what two others clash in holds nobody up', () => {
  const channel = aChannel({ shell: '1.0.0', 'mf-b': '1.1.0', 'mf-c': '1.0.0', 'mf-d': '1.1.0' });
  const published = [
    ...offers,
    claiming('mf-c', '1.0.0', '/offers'),
    claiming('mf-d', '1.0.0'),
    claiming('mf-d', '1.1.0'),
    claiming('mf-d', '1.2.0'),
  ];
  const back: Intent = { kind: 'rollback', name: 'mf-d', from: '1.1.0', revoke: false };
  const result = decide(channel, back, published, { before: ['1.0.0'] });
  expect(result).toMatchObject({ kind: 'change', moves: [{ name: 'mf-d', to: '1.0.0' }] });
  expect(heldIn(result)).toEqual([]);
  expect(plan(channel, [{ name: 'mf-d', version: '1.2.0' }], published)).toMatchObject({ kind: 'change' });
});

test('a version that does not fit the shell is not brought back', () => {
  const published = [aShell(), aRemote({ contract: '^2.0.0' }), aRemote({ version: '1.1.0' })];
  const channel = aChannel({ shell: '1.0.0', 'mf-catalog': '1.1.0' });
  const back: Intent = { kind: 'rollback', name: 'mf-catalog', revoke: false };
  expect(refusalsOf(decide(channel, back, published, { before: ['1.0.0'] }))).toEqual([
    ['contract_mismatch', 'mf-catalog'],
  ]);
});
