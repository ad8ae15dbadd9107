import { expect, test } from '@jest/globals';
import { aDevRemote } from '../testing/overridden.ts';
import { readOverrideOrigins, requireOnOrigin, requireOrigin } from './override-origins.ts';

const ORIGIN = 'http://localhost:8102';
const none = new Set<string>();

test.each([
  'http://localhost:8102',
  'https://localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:8102',
  'HTTP://LocalHost:8102/',
])('code may come from the person’s own machine: %s', (origin) => {
  expect(requireOrigin(origin, none)).toBe(new URL(origin).origin);
});

test.each([
  'https://evil.example',
  'http://localhost.evil.example:8102',
  'http://127.0.0.1.evil.example',
  'http://127.1.evil.example',
  'http://10.0.0.7:8102',
])('and from nowhere else: %s', (origin) => {
  expect(() => requireOrigin(origin, none)).toThrow('may not be run here: only from localhost');
});

test.each([
  'localhost:8102',
  'http://localhost:8102/path',
  'http://ada@localhost:8102',
  'data:text/javascript,1',
  'http://localhost:8102?x',
  'file:///tmp',
  '',
])('an origin is nothing more than that: %s', (origin) => {
  expect(() => requireOrigin(origin, none)).toThrow('is not an origin');
});

test('a setting allows more origins, and says what is wrong with one', () => {
  const allowed = readOverrideOrigins({ STOA_OVERRIDE_ORIGINS: 'https://preview.example, https://other.example:8443' });
  expect(requireOrigin('https://preview.example', allowed)).toBe('https://preview.example');
  expect(() => requireOrigin('http://preview.example', allowed)).toThrow('may not be run here');
  expect(readOverrideOrigins({})).toEqual(none);
  for (const wrong of ['preview.example', 'http://preview.example', 'https://preview.example/x', '*']) {
    expect(() => readOverrideOrigins({ STOA_OVERRIDE_ORIGINS: wrong })).toThrow(
      /^STOA_OVERRIDE_ORIGINS must be origins/,
    );
  }
});

test('everything of the remote lies on its origin, without hashes', () => {
  const remote = aDevRemote(ORIGIN, {
    integrity: `sha384-${'A'.repeat(64)}`,
    files: { x: `sha384-${'A'.repeat(64)}` },
  });
  expect(requireOnOrigin(remote, ORIGIN, 'mf-player')).toEqual(aDevRemote(ORIGIN));
});

test.each<[string, ReturnType<typeof aDevRemote>]>([
  ['remote.entry', aDevRemote(ORIGIN, { entry: 'https://evil.example/remoteEntry.js' })],
  ['remote.entry', aDevRemote(ORIGIN, { entry: '/remoteEntry.js' })],
  ['remote.entry', aDevRemote(ORIGIN, { entry: 'http://localhost:8103/remoteEntry.js' })],
  [
    'remote.preload.remote.js[0]',
    aDevRemote(ORIGIN, { preload: { remote: { js: ['//evil.example/x.js'], css: [] } } }),
  ],
  [
    'remote.preload.remote.css[0]',
    aDevRemote(ORIGIN, { preload: { remote: { js: [], css: ['http://x.example/a.css'] } } }),
  ],
  ['remote.global', aDevRemote(ORIGIN, { global: 'x;alert(1)' })],
  ['remote.name', aDevRemote(ORIGIN, { name: 'mf-studio' })],
])('a remote that does not is refused by name: %s', (file, remote) => {
  expect(() => requireOnOrigin(remote, ORIGIN, 'mf-player')).toThrow(file);
});
