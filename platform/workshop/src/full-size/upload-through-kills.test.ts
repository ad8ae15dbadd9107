/** A film of many megabytes arrives whole, byte by byte, although the API is killed three times while it is sent. */
import { createHash, randomFillSync } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { API_PREFIX, UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { tokenOf } from '../bench/sign-in.ts';
import { findPort } from '../start/sandbox-settings.ts';
import { answers, startPart, type Part } from '../start/part.ts';
import { root, run } from '../start/run-command.ts';

/** 500 is what the product promises; fewer show the same in a tenth of the time. */
const MEGABYTES = Number(process.env['STOA_UPLOAD_MB'] ?? '60');
const PIECE = 1024 ** 2;
const KILLED_AT = [0.21, 0.45, 0.75];
const tus = { 'tus-resumable': '1.0.0', 'x-requested-with': 'XMLHttpRequest' };

let folder = '';
let address = '';
let api: Part;
let film: Buffer;

const settings = () => ({
  ...process.env,
  NODE_ENV: 'production',
  STOA_DATA_DIR: folder,
  STOA_DEMO: '1',
  STOA_GATEWAY: 'none',
});

async function startApi(port: number): Promise<void> {
  api = startPart('api', 'api/src/server.ts', { ...settings(), API_PORT: String(port) }, folder);
  await answers(`${address}/healthz`);
}

/** A film with a box that players skip, full of bytes that no disk can guess. */
async function aFilm(bytes: number): Promise<Buffer> {
  const start = await readFile(join(root, 'api/demo/media/light-direction.mp4'));
  const filler = Buffer.alloc(bytes - start.length);
  randomFillSync(filler);
  filler.writeUInt32BE(filler.length, 0);
  filler.write('free', 4, 'latin1');
  return Buffer.concat([start, filler]);
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Sends from an offset on; after `until` bytes of the film the API is killed in the middle of the request. */
async function send(url: string, headers: Record<string, string>, way: { from: number; until: number }): Promise<void> {
  let at = way.from;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at >= way.until && way.until < film.length) {
        await api.kill();
        return controller.error(new Error('The API was killed.'));
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
  const reply = await fetch(`${address}${API_PREFIX}/fileupload/${id}`, { headers });
  return (await reply.json()) as StoredFile;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-upload-'));
  film = await aFilm(MEGABYTES * 1024 ** 2);
}, 120_000);

afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

test(`${MEGABYTES} MB arrive whole through three kills of the API`, async () => {
  const port = await findPort({ PORT: 18080, API_PORT: 18081 });
  address = `http://127.0.0.1:${port}`;
  await run('node', ['api/demo/load-demo.ts'], { env: settings() });
  await startApi(port);
  const headers = { ...tus, authorization: `Bearer ${await tokenOf(address, 'teacher')}` };
  const metadata = { name: 'film.mp4', type: 'video/mp4', purpose: 'video' };
  const created = await fetch(`${address}${UPLOADS_PATH}`, {
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
  const url = new URL(created.headers.get('location')!, `${address}${UPLOADS_PATH}/`).href;

  let arrived = 0;
  for (const share of KILLED_AT) {
    await send(url, headers, { from: arrived, until: Math.floor(film.length * share) });
    await startApi(port);
    const offset = await offsetOf(url, headers);
    expect(offset).toBeGreaterThan(arrived);
    arrived = offset;
  }
  await send(url, headers, { from: arrived, until: film.length });

  const id = url.split('/').at(-1)!;
  let stored = await stateOf(id, headers);
  while (stored.state === 'uploading') stored = await stateOf(id, headers);
  expect(stored).toMatchObject({ state: 'ready', bytes: film.length, reject_reason: null });
  const back = await fetch(new URL(stored.url!, address));
  expect(sha256(new Uint8Array(await back.arrayBuffer()))).toBe(sha256(film));
}, 1_800_000);
