/** A film as large as is promised arrives whole, byte by byte, although the whole product is killed three times meanwhile. */
import { createHash, randomFillSync } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_PREFIX, UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { tokenOf } from '../bench/sign-in.ts';
import { freePorts } from '@stoa/server/testing/free-ports.ts';
import { answers } from '../start/part.ts';
import { root } from '../start/run-command.ts';
import { startProduct, type RunningProduct } from '../start/running-product.ts';

/** What the product promises. */
const MEGABYTES = Number(process.env['STOA_UPLOAD_MB'] ?? '500');
const PIECE = 1024 ** 2;
const KILLED_AT = [0.21, 0.45, 0.75];
const tus = { 'tus-resumable': '1.0.0', 'x-requested-with': 'XMLHttpRequest' };

let folder = '';
let health: string[] = [];
let product: RunningProduct;
let film: Buffer;

/** API, gateway and whoever takes the money, all at once; whoever looks after them starts them again. */
async function killAll(): Promise<void> {
  await Promise.all(product.parts.map((part) => part.current().kill()));
}

const isBack = () => Promise.all(health.map((url) => answers(url)));

/** A film with a box that players skip, full of bytes that no disk can guess. */
async function aFilm(bytes: number): Promise<Buffer> {
  const start = await readFile(join(root, 'api/demo/media/light-direction.mp4'));
  const filler = Buffer.alloc(bytes - start.length);
  randomFillSync(filler);
  filler.writeUInt32BE(filler.length, 0);
  filler.write('free', 4, 'latin1');
  return Buffer.concat([start, filler]);
}

async function sha256(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}

/** Sends from an offset on; after `until` bytes of the film the product is killed in the middle of the request. */
async function send(url: string, headers: Record<string, string>, way: { from: number; until: number }): Promise<void> {
  let at = way.from;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at >= way.until && way.until < film.length) {
        await killAll();
        return controller.error(new Error('The product was killed.'));
      }
      if (at >= film.length) return controller.close();
      controller.enqueue(film.subarray(at, at + PIECE));
      at += PIECE;
    },
  });
  const sending: RequestInit & { duplex: 'half' } = {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(way.from) },
    body,
    duplex: 'half',
  };
  await fetch(url, sending).catch(() => undefined);
}

async function offsetOf(url: string, headers: Record<string, string>): Promise<number> {
  const reply = await fetch(url, { method: 'HEAD', headers });
  expect(reply.status).toBe(200);
  return Number(reply.headers.get('upload-offset'));
}

async function stateOf(id: string, headers: Record<string, string>): Promise<StoredFile> {
  const reply = await fetch(`${product.url}${API_PREFIX}/fileupload/${id}`, { headers });
  return (await reply.json()) as StoredFile;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-upload-'));
  film = await aFilm(MEGABYTES * 1024 ** 2);
  const [port = 0, apiPort = 0, sandboxPort = 0] = await freePorts(3);
  product = await startProduct({ port, apiPort, sandboxPort, dataDir: folder, isSilent: true });
  health = [`http://127.0.0.1:${apiPort}/healthz`, `${product.url}/readyz`];
}, 900_000);

afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test(`${MEGABYTES} MB arrive whole through three kills of the product`, async () => {
  const headers = { ...tus, authorization: `Bearer ${await tokenOf(product.url, 'teacher')}` };
  const metadata = { name: 'film.mp4', type: 'video/mp4', purpose: 'video' };
  const created = await fetch(`${product.url}${UPLOADS_PATH}`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(film.length),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  expect(created.status).toBe(201);
  const url = new URL(created.headers.get('location')!, `${product.url}${UPLOADS_PATH}/`).href;

  let arrived = 0;
  for (const share of KILLED_AT) {
    await send(url, headers, { from: arrived, until: Math.floor(film.length * share) });
    await isBack();
    const offset = await offsetOf(url, headers);
    expect(offset).toBeGreaterThan(arrived);
    arrived = offset;
  }
  await send(url, headers, { from: arrived, until: film.length });

  const id = url.split('/').at(-1)!;
  let stored = await stateOf(id, headers);
  while (stored.state === 'uploading') stored = await stateOf(id, headers);
  expect(stored).toMatchObject({ state: 'ready', bytes: film.length, reject_reason: null });
  const back = await fetch(new URL(stored.url!, product.url));
  expect(await sha256(back.body!)).toBe(await sha256([film]));
}, 1_800_000);
