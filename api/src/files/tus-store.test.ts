import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TusStore } from './tus-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-tus-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a store makes no folder behind the back of whoever opened it', async () => {
  const stores = Array.from({ length: 20 }, (_, at) => new TusStore({ directory: join(folder, String(at)) }));
  expect(stores).toHaveLength(20);
  await mkdtemp(join(folder, 'made-after-'));
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^made-after-/)]);
});
