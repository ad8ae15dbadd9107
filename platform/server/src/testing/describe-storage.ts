import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { StorageSettings } from '../storage/open-storage.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('storage-process.ts', import.meta.url));

export interface StorageUnderTest {
  /** Opens the same storage at each call, once more. */
  open(): Promise<ObjectStorage>;
  /** How another process opens it; without them there is no other process. */
  settings?: () => StorageSettings;
}

/** What every object storage promises, whatever it is made of. */
export function describeStorage(name: string, { open, settings }: StorageUnderTest): void {
  // Each test has keys of its own, so that a storage may be shared and need not be empty.
  const aFolder = () => `tests/${randomUUID()}`;
  const bytes = (text: string) => Buffer.from(text);
  const inProcess = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, [program, JSON.stringify(settings?.()), ...args], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return stdout.trim();
  };
  const keysIn = async (storage: ObjectStorage, prefix: string) => {
    const keys = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.sort();
  };

  describe(`objects in ${name}`, () => {
    test('an object is created once, and read as it was written', async () => {
      const storage = await open();
      const key = `${aFolder()}/a.json`;
      expect(await storage.read(key)).toBeUndefined();
      expect(await storage.create(key, bytes('first'))).toBe(true);
      expect(await storage.create(key, bytes('second'))).toBe(false);
      expect((await storage.read(key))?.content.toString()).toBe('first');
    });

    test('of twenty writers who create one key at once, one is told that it did', async () => {
      const storages = await Promise.all([open(), open()]);
      for (let round = 0; round < 5; round += 1) {
        const key = `${aFolder()}/race`;
        const done = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            (index % 2 ? storages[0] : storages[1]).create(key, bytes(`writer ${index}`)),
          ),
        );
        expect(done.filter(Boolean)).toHaveLength(1);
        expect((await storages[0].read(key))?.content.toString()).toBe(`writer ${done.indexOf(true)}`);
      }
    });

    test('an object is replaced only by who knows its present tag', async () => {
      const storage = await open();
      const key = `${aFolder()}/b`;
      await storage.create(key, bytes('1'));
      const first = await storage.read(key);
      if (!first) throw new Error('not created');
      expect(await storage.replace(key, bytes('2'), first.tag)).toBe(true);
      expect(await storage.replace(key, bytes('3'), first.tag)).toBe(false);
      const second = await storage.read(key);
      expect(second?.content.toString()).toBe('2');
      expect(second?.tag).not.toBe(first.tag);
      expect(await storage.replace(`${key}-missing`, bytes('4'), first.tag)).toBe(false);
      expect(await storage.read(`${key}-missing`)).toBeUndefined();
    });

    test('of twenty writers who replace one version at once, one is told that it did', async () => {
      const storage = await open();
      const key = `${aFolder()}/race`;
      await storage.create(key, bytes('start'));
      const { tag = '' } = (await storage.read(key)) ?? {};
      const done = await Promise.all(
        Array.from({ length: 20 }, (_, index) => storage.replace(key, bytes(`writer ${index}`), tag)),
      );
      expect(done.filter(Boolean)).toHaveLength(1);
      expect((await storage.read(key))?.content.toString()).toBe(`writer ${done.indexOf(true)}`);
    });

    test('a removed object is gone, and its key free; removing nothing is no error', async () => {
      const storage = await open();
      const key = `${aFolder()}/c`;
      await storage.create(key, bytes('x'));
      const { tag = '' } = (await storage.read(key)) ?? {};
      await storage.remove(key);
      await storage.remove(key);
      expect(await storage.read(key)).toBeUndefined();
      expect(await storage.replace(key, bytes('y'), tag)).toBe(false);
      expect(await storage.create(key, bytes('z'))).toBe(true);
    });

    test('a list has the keys below a prefix with their sizes, and no others', async () => {
      const storage = await open();
      const folder = aFolder();
      const began = Date.now();
      const keys = ['a/1.json', 'a/deeper/still/2.json', 'ab/3.json', 'c@1.0.0+x_y-z'].map((key) => `${folder}/${key}`);
      for (const key of keys) await storage.create(key, bytes('12345'));
      expect(await keysIn(storage, `${folder}/`)).toEqual([...keys].sort());
      expect(await keysIn(storage, `${folder}/a/`)).toEqual(keys.slice(0, 2));
      expect(await keysIn(storage, `${folder}/nothing/`)).toEqual([]);
      for await (const { bytes: size, changedAt, listedAt } of storage.list(`${folder}/`)) {
        expect(size).toBe(5);
        expect(Math.abs(changedAt.getTime() - began)).toBeLessThan(60_000);
        // HTTP has whole seconds.
        expect(listedAt.getTime()).toBeGreaterThan(changedAt.getTime() - 2_000);
        expect(listedAt.getTime()).toBeLessThan(began + 60_000);
      }
    });

    test('a list has all of more keys than a page of S3 holds', async () => {
      const storage = await open();
      const folder = aFolder();
      for (let start = 0; start < 1100; start += 50) {
        await Promise.all(Array.from({ length: 50 }, (_, n) => storage.create(`${folder}/${start + n}`, bytes('x'))));
      }
      expect(await keysIn(storage, `${folder}/`)).toHaveLength(1100);
    });

    test('any bytes come back, none and 30 MB as well', async () => {
      const storage = await open();
      const folder = aFolder();
      const contents = [
        Buffer.alloc(0),
        Buffer.from(Array.from({ length: 256 }, (_, n) => n)),
        randomBytes(30_000_000),
      ];
      for (const [index, content] of contents.entries()) {
        expect(await storage.create(`${folder}/${index}`, content)).toBe(true);
        expect((await storage.read(`${folder}/${index}`))?.content.equals(content)).toBe(true);
      }
    });

    test('a reader never sees a part of an object', async () => {
      const storage = await open();
      const key = `${aFolder()}/whole`;
      const contents = ['a', 'b'].map((letter) => bytes(letter.repeat(300_000)));
      await storage.create(key, contents[0] as Buffer);
      let isOver = false;
      const writing = (async () => {
        for (let turn = 1; turn < 20; turn += 1) {
          const { tag = '' } = (await storage.read(key)) ?? {};
          await storage.replace(key, contents[turn % 2] as Buffer, tag);
        }
        isOver = true;
      })();
      while (!isOver) {
        const { content } = (await storage.read(key)) ?? {};
        expect(contents.some((whole) => content?.equals(whole))).toBe(true);
      }
      await writing;
    });

    test('a watch hears what is created, replaced and removed below its prefix', async () => {
      const storage = await open();
      const folder = aFolder();
      await storage.create(`${folder}/sub/a`, bytes('1'));
      const heard = watching(storage, `${folder}/`);
      await storage.create(`${folder}/b`, bytes('1'));
      await heard.next();
      const { tag = '' } = (await storage.read(`${folder}/sub/a`)) ?? {};
      await storage.replace(`${folder}/sub/a`, bytes('2'), tag);
      await heard.next();
      await storage.remove(`${folder}/b`);
      await heard.next();
      heard.stop();
    });

    test.each(
      ['', '/a', 'a/', 'a//b', '..', 'a/../b', './a', 'a b', 'ä', 'a\\b', '~tmp/x', 'a\0', 'a'.repeat(801)].map(
        (key) => [key.slice(0, 20), key] as const,
      ),
    )('the key %j is refused', async (_, key) => {
      const storage = await open();
      await expect(async () => storage.read(key)).rejects.toThrow(TypeError);
      await expect(async () => storage.create(key, bytes('x'))).rejects.toThrow(TypeError);
      await expect(async () => storage.replace(key, bytes('x'), 'tag')).rejects.toThrow(TypeError);
      await expect(async () => storage.remove(key)).rejects.toThrow(TypeError);
    });

    test('a prefix that does not end with / is refused', async () => {
      const storage = await open();
      await expect(keysIn(storage, 'a')).rejects.toThrow(TypeError);
      expect(() => storage.watch('../', () => undefined)).toThrow(TypeError);
    });

    if (!settings) return;

    test('of six processes that create one key at once, one is told that it did', async () => {
      const storage = await open();
      const key = `${aFolder()}/race`;
      const told = await Promise.all(Array.from({ length: 6 }, (_, index) => inProcess('create', key, `${index}`)));
      expect(told.filter((word) => word === 'true')).toHaveLength(1);
      expect((await storage.read(key))?.content.toString()).toBe(String(told.indexOf('true')));
    });

    test('a counter that four processes raise 25 times each loses nothing', async () => {
      const storage = await open();
      const key = `${aFolder()}/counter`;
      await storage.create(key, bytes('0'));
      await Promise.all(Array.from({ length: 4 }, () => inProcess('count', key, '25')));
      expect((await storage.read(key))?.content.toString()).toBe('100');
    });

    test('processes killed in the middle of their writes leave whole objects and hold nobody up', async () => {
      const storage = await open();
      const key = `${aFolder()}/counter`;
      await storage.create(key, bytes('0'));
      for (let round = 0; round < 5; round += 1) {
        const children = [1, 2].map(() =>
          spawn(process.execPath, [program, JSON.stringify(settings()), 'count', key, '1000000'], {
            stdio: 'ignore',
            env: { ...process.env, NODE_OPTIONS: '' },
          }),
        );
        const ended = children.map((child) => once(child, 'exit'));
        const before = (await storage.read(key))?.tag;
        while ((await storage.read(key))?.tag === before) await sleep(1 + Math.random() * 20);
        for (const child of children) child.kill('SIGKILL');
        await Promise.all(ended);
        const { content = bytes(''), tag = '' } = (await storage.read(key)) ?? {};
        expect(content.toString()).toMatch(/^\d+$/);
        expect(await storage.replace(key, content, tag)).toBe(true);
      }
    });

    test('a watch hears another process', async () => {
      const storage = await open();
      const folder = aFolder();
      const heard = watching(storage, `${folder}/`);
      await sleep(2500);
      heard.forget();
      await inProcess('create', `${folder}/deep/in/it`, 'x');
      await heard.next();
      heard.stop();
    });
  });
}

/** `next` waits until the watch has called since the last `next` or `forget`. */
function watching(storage: ObjectStorage, prefix: string) {
  let calls = 0;
  const stop = storage.watch(prefix, () => (calls += 1));
  return {
    stop,
    forget: () => void (calls = 0),
    next: async () => {
      const deadline = Date.now() + 10_000;
      while (calls === 0) {
        if (Date.now() > deadline) throw new Error(`The watch of ${prefix} has not called for 10 s.`);
        await sleep(5);
      }
      calls = 0;
    },
  };
}
