import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { remoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { aRemote, aRoute } from '../../testing/built-folders.ts';
import { gateVersion } from './gate-version.ts';

const routes = (number: number, given: Parameters<typeof aRoute>[1] = {}) =>
  Array.from({ length: number }, (_, index) => aRoute(`/screen-${index}`, given));
/** Letters that nothing compresses. */
const noise = (seed: string): string => createHash('sha512').update(seed).digest('base64');

test('what stands in every page has its limit as a whole, too', () => {
  const noisy = routes(100).map((route) => ({
    ...route,
    id: noise(route.id),
    titles: { fr: noise(`fr${route.id}`), de: noise(`de${route.id}`) },
  }));
  expect(remoteDescriptor.safeParse(aRemote({ routes: noisy })).success).toBe(true);
  expect(gateVersion(aRemote({ routes: noisy }))).toEqual([
    {
      code: 'file_too_large',
      name: 'mf-catalog',
      file: 'remote.json',
      message: expect.stringMatching(/has \d\d\.\d kB compressed; .* may have 16\.0 kB/),
      remedy: expect.stringContaining('fewer routes'),
    },
  ]);
});

const menu = { place: 'profile' as const, label: 'First', labels: {}, order: -1000 };

test('a remote may have a few entries in the menus, which are everybody’s', () => {
  expect(gateVersion(aRemote({ routes: routes(8, { menu }) }))).toEqual([]);
  expect(gateVersion(aRemote({ routes: routes(9, { menu }) }))).toMatchObject([
    {
      code: 'artefact_invalid',
      file: 'remote.json: routes',
      message: expect.stringContaining('9 entries'),
      remedy: expect.stringContaining('Leave menu out'),
    },
  ]);
});

test('forty screens with titles in six languages are far below', () => {
  const titles = Object.fromEntries(
    ['fr', 'de', 'es', 'it', 'pt'].map((locale) => [locale, `Écran des cours (${locale})`]),
  );
  const remote = aRemote({ routes: routes(40, { titles }) });
  expect(remoteDescriptor.safeParse(remote).success).toBe(true);
  expect(gateVersion(remote)).toEqual([]);
});
