import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeStorage } from '../testing/describe-storage.ts';
import { startS3rver, startTestS3, type TestServer } from '../testing/s3-test-server.ts';
import { openS3Storage } from './s3-storage.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestS3()));
afterAll(() => server?.stop());

describeStorage('S3', {
  open: () => openS3Storage({ ...server.options, prefix: 'releases/one' }),
  settings: () => ({
    dataDir: '',
    url: `s3://${server.options.bucket}/releases/one`,
    env: {
      S3_ENDPOINT: server.options.endpoint,
      AWS_REGION: server.options.region,
      AWS_ACCESS_KEY_ID: server.options.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.options.credentials.secretAccessKey,
    },
  }),
});

test('two prefixes of one bucket are two storages', async () => {
  const [one, two] = await Promise.all(
    ['releases/a', 'releases/b'].map((prefix) => openS3Storage({ ...server.options, prefix })),
  );
  const key = `k/${Date.now()}`;
  expect(await one?.create(key, Buffer.from('1'))).toBe(true);
  expect(await two?.read(key)).toBeUndefined();
});

test('a server that ignores conditions is refused with the reason', async () => {
  const careless = await startS3rver({ isConditional: false });
  await expect(openS3Storage(careless.options)).rejects.toThrow(/ignores If-None-Match.*conditional writes/);
  await careless.stop();
});

test.each([
  ['another secret', { credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } }, /SignatureDoesNotMatch|403/],
  ['a bucket that is not there', { bucket: 'stoa-elsewhere' }, /bucket of s3 stoa-elsewhere.* does not exist/],
])('opening with %s says what is wrong', async (_, wrong, words) => {
  const s3rver = await startS3rver();
  await expect(openS3Storage({ ...s3rver.options, ...wrong })).rejects.toThrow(words);
  await s3rver.stop();
});

test('a storage that is down says so, and works again when it is back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-s3-down-'));
  const before = await startS3rver({ folder });
  const storage = await openS3Storage({ ...before.options, timeout: 500 });
  await storage.create('k', Buffer.from('1'));
  const { tag = '' } = (await storage.read('k')) ?? {};
  await before.stop();
  for (const act of [
    () => storage.read('k'),
    () => storage.create('l', Buffer.from('1')),
    () => storage.replace('k', Buffer.from('2'), tag),
    () => storage.remove('k'),
    () => storage.list('')[Symbol.asyncIterator]().next(),
  ]) {
    await expect(act()).rejects.toMatchObject({ name: 'StorageUnavailable' });
  }
  const after = await startS3rver({ folder, port: Number(new URL(before.options.endpoint ?? '').port) });
  expect(await storage.replace('k', Buffer.from('2'), tag)).toBe(true);
  await after.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a write whose answer is lost is told as done, and never done twice', async () => {
  const proxy = await startLossyProxy(server.options.endpoint ?? '');
  const storage = await openS3Storage({ ...server.options, endpoint: proxy.url, prefix: `lossy/${Date.now()}` });
  const read = async (key: string) => (await storage.read(key)) ?? { content: Buffer.from('nothing'), tag: '' };

  proxy.loseAnswer();
  expect(await storage.create('own', Buffer.from('1'))).toBe(true);
  proxy.loseAnswer();
  expect(await storage.replace('own', Buffer.from('2'), (await read('own')).tag)).toBe(true);
  expect((await read('own')).content.toString()).toBe('2');

  await storage.create('taken', Buffer.from('same'));
  proxy.loseAnswer();
  expect(await storage.create('taken', Buffer.from('same'))).toBe(false);

  // The same bytes by another writer are not taken for one's own.
  const { tag } = await read('taken');
  await storage.replace('taken', Buffer.from('raised'), tag);
  proxy.loseAnswer();
  expect(await storage.replace('taken', Buffer.from('raised'), tag)).toBe(false);
  expect(proxy.lost()).toBe(4);
  await proxy.stop();
});

test('a write that was done and then built upon is still told as done', async () => {
  const prefix = `lossy/${Date.now()}-built-upon`;
  const direct = await openS3Storage({ ...server.options, prefix });
  await direct.create('k', Buffer.from('0'));
  const proxy = await startLossyProxy(server.options.endpoint ?? '');
  const storage = await openS3Storage({ ...server.options, endpoint: proxy.url, prefix });
  const { tag = '' } = (await storage.read('k')) ?? {};
  proxy.loseAnswer(async () => {
    const now = await direct.read('k');
    expect(await direct.replace('k', Buffer.from('2'), now?.tag ?? '')).toBe(true);
  });
  expect(await storage.replace('k', Buffer.from('1'), tag)).toBe(true);
  expect((await direct.read('k'))?.content.toString()).toBe('2');
  await proxy.stop();
});

test('a write that is cut off while it is sent leaves the object as it was', async () => {
  const prefix = `lossy/${Date.now()}-cut-off`;
  const direct = await openS3Storage({ ...server.options, prefix });
  await direct.create('k', Buffer.from('whole'));
  const proxy = await startLossyProxy(server.options.endpoint ?? '');
  const storage = await openS3Storage({ ...server.options, endpoint: proxy.url, prefix, timeout: 500 });
  const { tag = '' } = (await storage.read('k')) ?? {};
  // When another question is answered, the server has begun with this one.
  proxy.cutWrites(async () => void (await direct.read('another')));
  const writing = storage.replace('k', Buffer.from('another'), tag);
  await expect(writing).rejects.toMatchObject({ name: 'StorageUnavailable' });
  expect(await direct.read('k')).toEqual({ content: Buffer.from('whole'), tag });
  await proxy.stop();
});

test('a list tells the time of the server, not of this machine', async () => {
  const proxy = await startLossyProxy(server.options.endpoint ?? '');
  const storage = await openS3Storage({ ...server.options, endpoint: proxy.url, prefix: `clock/${Date.now()}` });
  await storage.create('a/b', Buffer.from('1'));
  const ahead = new Date(Date.now() + 120_000).toUTCString();
  proxy.setClock(ahead);
  for await (const { listedAt } of storage.list('a/')) expect(listedAt.toUTCString()).toBe(ahead);
  await proxy.stop();
  expect.assertions(1);
});

/**
 * Passes everything on. After `loseAnswer` the next PUT reaches the server, and its client hears nothing; after `cutWrites`
 * no more than the head of each PUT reaches the server.
 */
async function startLossyProxy(target: string) {
  let lose: (() => Promise<void>) | undefined;
  let lost = 0;
  let whenBegun: (() => Promise<void>) | undefined;
  let clock: { date?: string } = {};
  const proxy: Server = createServer((incoming, outgoing) => {
    const options = { method: incoming.method, headers: incoming.headers };
    const passed = request(new URL(incoming.url ?? '/', target), options, (answer) => {
      const then = lose;
      if (!then || incoming.method !== 'PUT') {
        outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...clock });
        answer.pipe(outgoing);
        return;
      }
      lose = undefined;
      lost += 1;
      answer.resume();
      answer.on('end', () => void then().finally(() => incoming.socket.destroy()));
    });
    if (!whenBegun || incoming.method !== 'PUT') return void incoming.pipe(passed);
    passed.on('error', () => incoming.socket.destroy()).flushHeaders();
    void whenBegun().then(() => passed.destroy(new Error('cut off')));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    loseAnswer: (then: () => Promise<void> = async () => undefined) => void (lose = then),
    cutWrites: (then: () => Promise<void>) => void (whenBegun = then),
    setClock: (date: string) => void (clock = { date }),
    lost: () => lost,
    stop: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
