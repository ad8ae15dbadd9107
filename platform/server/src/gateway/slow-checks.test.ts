import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { openLocalRegistry } from '../registry/registry.ts';
import { readBuiltFolder } from '../registry/built-folder.ts';
import { applyChange } from '../release/apply-change.ts';
import { aBuiltFolder, aDataDir, aRemote, aRoute, aShell, exposedChunkOf } from '../testing/built-folders.ts';
import { publish } from '../testing/registries.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

const authorization = 'Bearer a-token-of-the-platform';
let app: FastifyInstance;

beforeEach(async () => {
  const dataDir = await aDataDir();
  const registry = await openLocalRegistry(dataDir);
  await publish(registry, aShell());
  const releases = [{ name: 'shell', version: '1.0.0' }];
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const env = { STOA_PLATFORM_TOKEN: 'a-token-of-the-platform', STOA_PROOF: 'off', STOA_GATE_SECONDS: '6' };
  app = await createApp(readSettings({ STOA_DATA_DIR: dataDir, STOA_LOG_LEVEL: 'silent', ...env }));
});
afterEach(() => app.close());

/** Uploads all of a build, and asks what publishing it would do. */
async function plan(remote: ReturnType<typeof aRemote>, contents: Record<string, string> = {}) {
  const { descriptor, files, readBlob } = await readBuiltFolder(await aBuiltFolder(remote, contents));
  const blobs = files.flatMap(({ integrity, copies }) => [
    Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex'),
    ...copies.map(({ blob }) => blob),
  ]);
  for (const blob of blobs) {
    const headers = { authorization, 'content-type': 'application/octet-stream' };
    const url = `/platform/v1/blobs/${blob}`;
    const { statusCode } = await app.inject({ method: 'PUT', url, headers, payload: await readBlob(blob) });
    expect(statusCode).toBe(200);
  }
  const payload = { descriptor, files };
  return app.inject({ method: 'POST', url: '/platform/v1/artefacts/plan', headers: { authorization }, payload });
}

/** A search for a rule of CSS in there begins anew at every colon: it would take a day. */
const hostile = `document.head.textContent="a{${':'.repeat(1_500_000)}";`;

test('a file that is slow to read is refused by itself; pages and other teams are answered meanwhile', async () => {
  const remote = aRemote();
  let isOver = false;
  const slow = plan(remote, { 'js/remote.js': exposedChunkOf(remote) + hostile }).finally(() => (isOver = true));
  const others = aRemote({ name: 'mf-player', routes: [aRoute('/course/:slug')] });
  const other = await plan(others);
  expect(other.json()).toMatchObject({ outcome: 'new', refusals: [] });
  expect(await app.inject('/')).toMatchObject({ statusCode: 200 });
  expect(isOver).toBe(false);

  const { refusals } = (await slow).json<{ refusals: { message: string }[] }>();
  expect(refusals).toEqual([
    {
      code: 'artefact_invalid',
      name: 'mf-catalog',
      file: 'js/remote.js',
      message: 'mf-catalog@1.0.0 took longer than 6 s to check; js/remote.js was read last.',
      remedy: expect.stringMatching(/\.$/),
    },
  ]);
});
