import { expect, test } from '@jest/globals';
import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import type { Visit } from '@stoa/shared/platform-contract/release.ts';
import { readRelease } from './read-release.ts';
import { readVisit } from './read-visit.ts';
import { createReleaseStore } from './release-store.ts';

const aRemote = (version: string) => ({
  name: 'mf-catalog',
  version,
  entry: `/remotes/mf-catalog/${version}/remoteEntry.js`,
  global: 'mf_catalog',
  integrity: 'sha384-x',
  routes: [{ id: 'results', path: '/marketplace/results', title: 'Courses', requiresLogin: false }],
  preload: {},
  files: {},
});
const aRelease = (revision: number, version = '1.0.0', shell = { version: '1.0.0', contract: PLATFORM_CONTRACT }) =>
  readRelease({ channel: 'production', revision, shell, remotes: [aRemote(version)] });
const aVisit = (given: Partial<Visit> = {}): Visit => ({ ...readVisit({})!, ...given });

test('a broken record costs its own remote and no other', () => {
  const { document, broken } = readRelease({
    ...aRelease(1).document,
    remotes: [aRemote('1.0.0'), { name: 'mf-player', version: '1.0.0' }, null],
  });
  expect(document.remotes.map(({ name }) => name)).toEqual(['mf-catalog']);
  expect(broken).toEqual(['mf-player', 'remote number 3']);
});

test.each([undefined, null, 'x', {}, { channel: 'production', revision: 1 }])('%j is no release', (given) => {
  expect(() => readRelease(given)).toThrow(expect.objectContaining({ stage: 'manifest', type: 'missing' }));
});

test('a newer revision changes what is live, an older or equal one does not', () => {
  const store = createReleaseStore();
  const live = () => store.getState().remotes[0]?.version;
  store.getState().accept(aRelease(4, '1.0.0'));
  store.getState().accept(aRelease(5, '1.1.0'));
  expect(live()).toBe('1.1.0');
  store.getState().accept(aRelease(5, '9.9.9'));
  store.getState().accept(aRelease(3, '0.9.0'));
  expect(live()).toBe('1.1.0');
});

test('remotes for another contract wait for the refreshed page', () => {
  const store = createReleaseStore();
  store.getState().accept(aRelease(1, '1.0.0'));
  store.getState().accept(aRelease(2, '2.0.0', { version: '2.0.0', contract: '99.0.0' }));
  expect(store.getState()).toMatchObject({ revision: 2, shellVersion: '1.0.0', liveShellVersion: '2.0.0' });
  expect(store.getState().remotes[0]?.version).toBe('1.0.0');
});

test('another channel is not accepted, however new', () => {
  const store = createReleaseStore();
  store.getState().accept(aRelease(4, '1.0.0'));
  const other = aRelease(9, '9.9.9');
  store.getState().accept({ ...other, document: { ...other.document, channel: 'staging' } });
  expect(store.getState()).toMatchObject({ channel: 'production', revision: 4 });
});

test('a tab keeps its visitor and whom it trusts; its canaries may change with a revision', () => {
  const first = aVisit({ visitor: 'v1', keys: { a: 'key' }, canaries: [], release_set: 'one' });
  const store = createReleaseStore(first);
  store.getState().accept({ ...aRelease(4), visit: first });
  const later = aVisit({ visitor: 'v2', keys: { b: 'other' }, canaries: ['mf-catalog@1.1.0'], release_set: 'two' });
  store.getState().accept({ ...aRelease(5), visit: later });
  expect(store.getState().visit).toMatchObject({
    visitor: 'v1',
    keys: { a: 'key' },
    canaries: ['mf-catalog@1.1.0'],
    release_set: 'two',
  });
});

test('news may end an override of the page, and bring or alter none', () => {
  const anOverride = (version: string, integrity = 'sha384-x') => ({
    name: 'mf-catalog',
    origin: null,
    person: 'ada@stoa.example',
    expires_at: '2999-01-01T00:00:00.000Z',
    remote: { ...aRemote(version), integrity, routes: [] },
  });
  const live = (own: ReturnType<typeof anOverride>[], fetched: ReturnType<typeof anOverride>[]) => {
    const first = aVisit({ overrides: own });
    const store = createReleaseStore(first);
    store.getState().accept({ ...aRelease(4), visit: first });
    store.getState().accept({ ...aRelease(5), visit: aVisit({ overrides: fetched }) });
    const [{ version, integrity } = { version: '', integrity: '' }] = store.getState().remotes;
    return [version, integrity];
  };
  expect(live([], [anOverride('6.6.6')])).toEqual(['1.0.0', 'sha384-x']);
  expect(live([anOverride('1.1.0')], [anOverride('1.1.0', 'sha384-evil')])).toEqual(['1.1.0', 'sha384-x']);
  expect(live([anOverride('1.1.0')], [])).toEqual(['1.0.0', 'sha384-x']);
});

test('the shell of this page is the one that the visit names, also when another is live', () => {
  const visit = aVisit({ shell: '0.9.0' });
  const store = createReleaseStore(visit);
  store.getState().accept({ ...aRelease(1), visit });
  expect(store.getState()).toMatchObject({ shellVersion: '0.9.0', liveShellVersion: '0.9.0' });
});

test('a refused version is left for the last good one as soon as there is one', () => {
  const store = createReleaseStore();
  const live = () => store.getState().remotes[0]?.version;
  store.getState().accept(aRelease(4, '1.0.0'));
  store.getState().refuse(store.getState().remotes[0]!);
  expect(live()).toBe('1.0.0');
  store.getState().standBy(aRelease(4, '0.9.0').document.remotes);
  expect(live()).toBe('0.9.0');
  store.getState().accept(aRelease(5, '1.0.1'));
  expect(live()).toBe('1.0.1');
});
