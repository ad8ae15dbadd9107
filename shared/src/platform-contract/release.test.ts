import { expect, test } from '@jest/globals';
import { artefactBody, artefactRecord } from './artefacts.ts';
import { remoteDescriptor, remoteRoute, type RemoteDescriptor } from './release.ts';

const messageOf = (path: string) => {
  const { error } = remoteRoute.safeParse({ id: 'a', path, title: 'A screen', requiresLogin: false });
  return error?.issues.map(({ message }) => message).join(' ');
};

test('a path has at most 200 characters', () => {
  expect(messageOf(`/${'a'.repeat(199)}`)).toBeUndefined();
  expect(messageOf(`/${'a'.repeat(200)}`)).toContain('200 characters');
});

test('a path leaves at most three segments open: each doubles the addresses that it stands for', () => {
  expect(messageOf('/own/:a?/all?/:c?')).toBeUndefined();
  expect(messageOf(`/own${'/:x?'.repeat(4)}`)).toBe('At most 3 optional segments: declare another route instead.');
});

const many = (number: number) => Array.from({ length: number }, (_, index) => `${index}`);
const aRecord = <T>(number: number, value: T) => Object.fromEntries(many(number).map((key) => [key, value]));
const aRoute = (given: object = {}) => ({ id: 'a', path: '/a', title: 'A screen', requiresLogin: false, ...given });
const aMenu = (given: object) => aRoute({ menu: { place: 'footer', label: 'A screen', ...given } });
const LONG = 'x'.repeat(1_500_000);

const aDescriptor = (given: object): unknown => ({
  ...({
    name: 'mf-reviews',
    version: '1.0.0',
    contract: '^1.0.0',
    entry: 'remoteEntry.js',
    global: 'mf_reviews_1_0_0',
    shared: { react: '^19.0.0' },
    routes: [],
    preload: {},
    build: { commit: null, built_at: '2026-01-01T00:00:00.000Z', bytes: 1, brotli_bytes: 1 },
  } satisfies Partial<RemoteDescriptor>),
  ...given,
});

test.each([
  ['version', { version: `1.0.0-${LONG}` }],
  ['contract', { contract: LONG }],
  ['entry', { entry: LONG }],
  ['global', { global: LONG }],
  ['module', { module: LONG }],
  ['shared', { shared: { react: LONG } }],
  ['shared', { shared: { [LONG]: '1.0.0' } }],
  ['shared', { shared: aRecord(101, '^1.0.0') }],
  ['own', { own: aRecord(101, '1.0.0') }],
  ['lifecycles', { lifecycles: many(21) }],
  ['build', { build: { commit: LONG, built_at: '2026-01-01T00:00:00.000Z', bytes: 1, brotli_bytes: 1 } }],
  ['preload', { preload: aRecord(301, { js: [], css: [] }) }],
  ['preload', { preload: { remote: { js: many(101), css: [] } } }],
  ['preload', { preload: { remote: { js: [], css: [LONG] } } }],
  ['routes', { routes: many(101).map((id) => aRoute({ id })) }],
  ['routes', { routes: [aRoute({ id: LONG })] }],
  ['routes', { routes: [aRoute({ title: LONG })] }],
  ['routes', { routes: [aRoute({ titles: { fr: LONG } })] }],
  ['routes', { routes: [aRoute({ titles: aRecord(41, 'A screen') })] }],
  ['routes', { routes: [aRoute({ roles: Array.from({ length: 21 }, () => 'admin') })] }],
  ['routes', { routes: [aRoute({ preload: many(21) })] }],
  ['routes', { routes: [aRoute({ preload: [LONG] })] }],
  ['routes', { routes: [aMenu({ labels: aRecord(41, 'A screen') })] }],
  ['routes', { routes: [aMenu({ order: -1_000_000 })] }],
])('no text and no list of a descriptor is without end: %s', (field, given) => {
  const { error } = remoteDescriptor.safeParse(aDescriptor(given));
  expect(error?.issues.map(({ path: [first] }) => first)).toContain(field);
  expect(remoteDescriptor.safeParse(aDescriptor({})).success).toBe(true);
});

test('what was published before a limit is read as it is; what is published now keeps to it', () => {
  const title = 'A screen '.repeat(50);
  const path = `/own${'/:x?'.repeat(4)}`;
  const routes = [
    aRoute({ title, path }),
    aMenu({ order: -1_000_000, label: title }),
    ...many(200).map((id) => aRoute({ id })),
  ];
  const old = {
    descriptor: aDescriptor({ routes, contract: `^1.0.0${' '.repeat(300)}` }),
    files: [{ path: `js/${'x'.repeat(400)}.js`, bytes: 1, integrity: `sha384-${'a'.repeat(64)}`, copies: [] }],
  };
  const read = artefactRecord.parse({ ...old, published_at: '2026-01-01T00:00:00.000Z', published_by: 'ada' });
  expect(read.descriptor).toMatchObject({ routes: expect.arrayContaining([expect.objectContaining({ title, path })]) });
  expect(read.files).toEqual(old.files);
  const { error } = artefactBody.safeParse(old);
  expect(error?.issues.map(({ path: [first] }) => first)).toEqual(expect.arrayContaining(['descriptor', 'files']));
});

test('what is read has an end, too', () => {
  const record = { files: [], published_at: '2026-01-01T00:00:00.000Z', published_by: 'ada' };
  const endless = aRoute({ path: `/own${'/:x?'.repeat(19)}` });
  expect(artefactRecord.safeParse({ ...record, descriptor: aDescriptor({ routes: [endless] }) }).success).toBe(false);
});
