import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createApp } from '@stoa/server/gateway/app.ts';
import { readSettings } from '@stoa/server/gateway/settings.ts';
import { blobOfIntegrity } from '@stoa/server/registry/blob-store.ts';
import { openRegistry, type Registry } from '@stoa/server/registry/registry.ts';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { aDataDir, aRemote, aShell } from '@stoa/server/testing/built-folders.ts';
import { aStorage } from '@stoa/server/testing/memory-storage.ts';
import { publish } from '@stoa/server/testing/registries.ts';
import { aCommandContext } from '../testing/command-contexts.ts';
import { someKeys } from '@stoa/server/testing/signing-keys.ts';
import { startReplay, type Replay } from './start-replay.ts';

let api: Server;
let site: Awaited<ReturnType<typeof createApp>>;
let registry: Registry;
let url: string;
let replay: Replay | undefined;

beforeEach(async () => {
  api = createServer((_request, reply) => reply.end('{"from":"the live site"}'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  registry = openRegistry(aStorage(), someKeys());
  await publish(registry, aShell());
  await publish(registry, aRemote());
  await publish(registry, aRemote({ version: '1.1.0' }), { 'js/remote.js': 'later()' });
  await promote('shell@1.0.0', 'mf-catalog@1.0.0');
  const settings = readSettings({
    STOA_DATA_DIR: await aDataDir(),
    STOA_LOG_LEVEL: 'silent',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
  site = await createApp(settings, registry);
  url = await site.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await replay?.stop();
  replay = undefined;
  await site.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const promote = (...ids: string[]) => {
  const releases = ids.map((id) => id.split('@') as [string, string]).map(([name, version]) => ({ name, version }));
  return applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
};
const published = async (version: string, path: string): Promise<string | undefined> => {
  const { files = [] } = (await registry.artefacts.find('mf-catalog', version)) ?? {};
  const file = files.find((one) => one.path === path);
  return file && (await registry.blobs.read(blobOfIntegrity(file.integrity)))?.toString('utf8');
};
const setOf = async (address: string) => {
  const page = await (await fetch(`${address}/marketplace/results`)).text();
  return /"release_set":"(rs[a-z2-7]+)"/.exec(page)?.[1] ?? '';
};
const start = async (id: string) => {
  await registry.releaseSets.settled();
  const { client } = aCommandContext(registry);
  return startReplay(client, { id, site: url, port: 0, onProgress: () => undefined });
};

test('serves the versions that a page had, after others went live, with the API of now', async () => {
  const then = await setOf(url);
  await promote('mf-catalog@1.1.0');
  replay = await start(then);
  expect(replay.set.versions).toEqual({ shell: '1.0.0', 'mf-catalog': '1.0.0' });
  expect(await setOf(replay.url)).toBe(then);
  const code = await fetch(`${replay.url}/remotes/mf-catalog/1.0.0/js/remote.js`);
  expect([code.status, await code.text()]).toEqual([200, await published('1.0.0', 'js/remote.js')]);
  expect((await fetch(`${replay.url}/remotes/mf-catalog/1.1.0/js/remote.js`)).status).toBe(404);
  expect(await (await fetch(`${replay.url}/api/courses`)).json()).toEqual({ from: 'the live site' });
});

test('bytes that are not those of the record are not served, and nothing is left behind', async () => {
  const id = await setOf(url);
  const real = globalThis.fetch;
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = await aDataDir();
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/js/remote.js') ? new Response('altered()') : real(input, init);
  try {
    await expect(start(id)).rejects.toThrow(/mf-catalog\/1\.0\.0\/js\/remote\.js is not the file that was published/);
  } finally {
    globalThis.fetch = real;
    while ((await readdir(process.env['TMPDIR'])).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
});

test('a set that no page had, and one with code from a developer’s machine, are refused in words', async () => {
  await expect(start('rsaaaaaaaaaaaaaa')).rejects.toThrow('No page has ever had');
  const id = 'rsbbbbbbbbbbbbbb';
  const versions = { shell: '1.0.0', 'mf-catalog': '0.0.0-dev+local' };
  registry.releaseSets.remember({ id, channel: 'production', revision: 1, versions });
  await expect(start(id)).rejects.toThrow('mf-catalog came from a developer');
});
