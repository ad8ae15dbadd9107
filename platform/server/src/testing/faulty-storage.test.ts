import { expect, test } from '@jest/globals';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { faultyStorage, killAtEvery } from './faulty-storage.ts';
import { aStorage } from './memory-storage.ts';

const one = Buffer.from('1');

test('a program that writes its record last survives a kill at every write', async () => {
  const publish = async (storage: ObjectStorage) => {
    await storage.create('blobs/a', one);
    await storage.create('blobs/b', one);
    await storage.create('record', one);
  };
  const isWhole = async (storage: ObjectStorage) => {
    if (await storage.read('record')) expect(await storage.read('blobs/b')).toBeDefined();
  };
  expect(await killAtEvery(publish, isWhole)).toBe(6);
});

test('a program that writes its record first is found out, and the message names the write', async () => {
  const publish = async (storage: ObjectStorage) => {
    await storage.create('record', one);
    await storage.create('blobs/b', one);
  };
  const isWhole = async (storage: ObjectStorage) => {
    if ((await storage.read('record')) && !(await storage.read('blobs/b'))) throw new Error('b is missing');
  };
  await expect(killAtEvery(publish, isWhole)).rejects.toThrow(
    /Killed after write 1 of 2 \(create record\).*b is missing/,
  );
});

test('a killed program does nothing any more, whatever it catches', async () => {
  const inner = aStorage();
  const storage = faultyStorage(inner);
  storage.killAt(2, 'after');
  expect(await storage.create('a', one)).toBe(true);
  await expect(storage.create('b', one)).rejects.toMatchObject({ name: 'Killed' });
  await expect(storage.create('c', one)).rejects.toMatchObject({ name: 'Killed' });
  await expect(storage.read('a')).rejects.toMatchObject({ name: 'Killed' });
  expect([...inner.objects.keys()]).toEqual(['a', 'b']);
  expect(storage.writes).toEqual(['create a', 'create b']);
});

test('what is there before the program is prepared without faults', async () => {
  const prepare = (storage: ObjectStorage) => storage.create('counter', one);
  const raise = async (storage: ObjectStorage) => {
    const { tag = '' } = (await storage.read('counter')) ?? {};
    await storage.replace('counter', Buffer.from('2'), tag);
  };
  const counts: (string | undefined)[] = [];
  const look = async (storage: ObjectStorage) => counts.push((await storage.read('counter'))?.content.toString());
  await killAtEvery(raise, look, prepare);
  expect(counts).toEqual(['2', '1', '2']);
});

test('a storage that is down says so at every call, and forgets nothing', async () => {
  const storage = faultyStorage(aStorage());
  await storage.create('a', one);
  storage.unavailable(true);
  for (const act of [() => storage.read('a'), () => storage.create('b', one), () => storage.remove('a')]) {
    await expect(act()).rejects.toMatchObject({ name: 'StorageUnavailable' });
  }
  storage.unavailable(false);
  expect((await storage.read('a'))?.content.toString()).toBe('1');
});

test('a spoilt object is read with its fault, others and later reads are not', async () => {
  const storage = faultyStorage(aStorage());
  await storage.create('a', one);
  await storage.create('b', one);
  const readA = async () => (await storage.read('a'))?.content.toString();
  for (const [fault, seen] of [
    ['altered', 'altered'],
    ['absent', undefined],
    [Buffer.from('evil'), 'evil'],
  ] as const) {
    storage.spoil('a', fault);
    expect(await readA()).toBe(seen);
  }
  storage.spoil('a', 'unavailable');
  await expect(readA()).rejects.toMatchObject({ name: 'StorageUnavailable' });
  expect((await storage.read('b'))?.content.toString()).toBe('1');
  storage.mend('a');
  expect(await readA()).toBe('1');
});
