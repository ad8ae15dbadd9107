import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { aDataDir } from '../testing/built-folders.ts';
import { openWitness } from './witness.ts';

let dataDir: string;
beforeEach(async () => void (dataDir = await aDataDir()));
const open = (storage = 's3://stoa/releases') => openWitness(dataDir, storage);

test('what was seen is remembered by the next process, and never less of it', async () => {
  const witness = await open();
  await witness.note('channels/production', 7);
  await witness.note('channels/production', 5);
  await witness.note('tokens/3f9c01ab72de.json', 2);
  const next = await open();
  expect([next.seen('channels/production'), next.seen('tokens/3f9c01ab72de.json')]).toEqual([7, 2]);
  expect([next.seen('channels/staging'), (await open('folder /elsewhere')).seen('channels/production')]).toEqual([
    0, 0,
  ]);
});

test('what stood there is kept with the highest count', async () => {
  const witness = await open();
  await witness.note('channels/production', 6, 'six');
  await witness.note('channels/production', 7, 'seven');
  await witness.note('channels/production', 5, 'five');
  await witness.note('tokens/3f9c01ab72de.json', 2);
  const next = await open();
  expect(await next.contentOf('channels/production')).toBe('seven');
  expect([await next.contentOf('tokens/3f9c01ab72de.json'), await next.contentOf('channels/staging')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('of processes that note at once, none takes back what another has seen', async () => {
  const processes = await Promise.all(Array.from({ length: 8 }, () => open()));
  await Promise.all(
    processes.flatMap((witness, index) =>
      [1, 2, 3].map((round) => witness.note('channels/production', ((index * 5 + round * 7) % 40) + 1)),
    ),
  );
  expect((await open()).seen('channels/production')).toBe(
    Math.max(...processes.map((witness) => witness.seen('channels/production'))),
  );
});

test('one file stands for a place, and none after an operator accepted an older state', async () => {
  const witness = await open();
  for (const revision of [1, 2, 3]) await witness.note('channels/production', revision);
  const [folder = ''] = await readdir(join(dataDir, 'keys', 'seen'));
  expect(await readdir(join(dataDir, 'keys', 'seen', folder))).toEqual(['channels%2Fproduction@3']);
  await witness.forget();
  expect((await open()).seen('channels/production')).toBe(0);
});

test('what is over after days is not remembered for years', async () => {
  const witness = await open();
  const places = ['overrides/a.json', 'proposals/production/p.json', 'tokens/3f9c01ab72de.json'];
  for (const place of places) await witness.note(place, 2);
  const [storage = ''] = await readdir(join(dataDir, 'keys', 'seen'));
  const folder = join(dataDir, 'keys', 'seen', storage);
  expect([...(await open()).all().keys()].sort()).toEqual(places);
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo);
  expect([...(await open()).all().keys()]).toEqual(['tokens/3f9c01ab72de.json']);
  expect(await readdir(folder)).toHaveLength(1);
});
