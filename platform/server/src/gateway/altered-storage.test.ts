import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type SignedText, visit } from '@stoa/shared/platform-contract/release.ts';
import { unpacked } from '../registry/packed-json.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { signAnew } from '../registry/sign-anew.ts';
import { openWitness, type Witness } from '../registry/witness.ts';
import { applyChange } from '../release/apply-change.ts';
import { keyIdOf, rawPublicKey } from '../signing/ed25519.ts';
import { newSigningKey, type KeyRing } from '../signing/key-folder.ts';
import { signingKeysOf } from '../signing/open-keys.ts';
import { aDataDir, aRemote, aShell, entryOf } from '../testing/built-folders.ts';
import { formKeysOf } from '../testing/large-site.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { publish } from '../testing/registries.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

const because = { by: 'ada' };
const newRing = (before: KeyRing['keys'] = []): KeyRing => {
  const signingKey = newSigningKey();
  const raw = rawPublicKey(signingKey);
  const made = { id: keyIdOf(raw), public_key: raw.toString('base64'), state: 'signing' as const, created_at: null };
  return { signingKey, keys: [made, ...before] };
};

let ring: KeyRing;
let dataDir: string;
let storage: ReturnType<typeof aStorage>;
let registry: Registry;
let app: FastifyInstance | undefined;
const openAgain = (witness?: Witness): Registry =>
  openRegistry(
    storage,
    signingKeysOf(() => ring, Buffer.alloc(32, 7)),
    witness,
  );

beforeEach(async () => {
  ring = newRing();
  dataDir = await aDataDir();
  storage = aStorage();
  registry = openAgain();
  await publish(registry, aShell());
  await publish(registry, aRemote());
  await publish(registry, aRemote({ version: '1.1.0' }), {
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  await promote('shell', '1.0.0');
  await promote('mf-catalog', '1.0.0');
  await promote('mf-catalog', '1.1.0');
});
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const promote = (name: string, version: string) =>
  applyChange(registry, 'production', { kind: 'promote', releases: [{ name, version }] }, because);
const startGateway = async (given?: Registry): Promise<FastifyInstance> => {
  const env = { STOA_DATA_DIR: dataDir, STOA_LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:9' };
  app = await createApp(readSettings(env), given ?? openAgain());
  return app;
};
const readObject = (key: string) =>
  JSON.parse(String(unpacked(key, storage.objects.get(key)!))) as Record<string, SignedText>;
const writeObject = (key: string, value: unknown) => storage.objects.set(key, Buffer.from(JSON.stringify(value)));
const alter = (key: string) => storage.objects.set(key, Buffer.from('evil()'));
const keyOf = (revision: number) => `channels/production/revisions/${revision}.json`;
const visitOf = (html: string) => visit.parse(JSON.parse(/id="stoa-visit">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
const live = async (): Promise<string | undefined> =>
  /"name":"mf-catalog","version":"([^"]+)"/.exec((await (await startGateway()).inject('/')).body)?.[1];

test('the signed text of an older revision, laid into a newer one, is not served', async () => {
  expect(await live()).toBe('1.1.0');
  await app?.close();
  await applyChange(registry, 'production', { kind: 'rollback', name: 'mf-catalog', revoke: false }, because);
  for (const part of ['release', 'fallback']) {
    const whole = readObject(keyOf(4));
    writeObject(keyOf(4), { ...whole, [part]: readObject(keyOf(3))[part] });
    await expect(openAgain().channels.findLatest('production')).rejects.toMatchObject({ name: 'RevisionUntrusted' });
    writeObject(keyOf(4), whole);
  }
  expect(await live()).toBe('1.0.0');
});

const startOnDisk = async () => startGateway(openAgain(await openWitness(dataDir, 'memory')));

test('a gateway that starts on older releases than it has served, serves what it remembers and none of them', async () => {
  const before = new Map(storage.objects);
  await applyChange(registry, 'production', { kind: 'rollback', name: 'mf-catalog', revoke: true }, because);
  const first = await startOnDisk();
  expect((await first.inject('/')).statusCode).toBe(200);
  await first.close();
  storage.objects.clear();
  for (const [key, content] of before) storage.objects.set(key, content);
  const second = await startOnDisk();
  const page = await second.inject('/');
  expect(page.body).toContain('"name":"mf-catalog","version":"1.0.0"');
  expect((await second.inject('/readyz')).json()).toMatchObject({
    revision: 4,
    trouble: expect.stringContaining('an older state was put back'),
  });
  const fallback = await second.inject('/platform/v1/channels/production/fallback');
  expect(JSON.parse(fallback.json().payload)).toMatchObject({ revision: 4, remotes: [] });
});

test('a gateway that starts on a damaged newest revision serves it from memory, and says what is wrong', async () => {
  const first = await startOnDisk();
  await first.close();
  storage.objects.set(keyOf(3), Buffer.from('{}'));
  const second = await startOnDisk();
  expect((await second.inject('/')).body).toContain('"name":"mf-catalog","version":"1.1.0"');
  expect((await second.inject('/readyz')).json()).toMatchObject({ revision: 3, trouble: expect.any(String) });
});

test('what is remembered is believed with a good signature only', async () => {
  const first = await startOnDisk();
  await first.close();
  storage.objects.set(keyOf(3), Buffer.from('{}'));
  ring = newRing();
  expect((await (await startOnDisk()).inject('/')).statusCode).toBe(503);
});

test('nothing stands in for an altered version that was revoked, and the remote is absent alone', async () => {
  await applyChange(registry, 'production', { kind: 'rollback', name: 'mf-catalog', revoke: true }, because);
  const { entry } = aRemote();
  for (const key of await formKeysOf(registry, 'mf-catalog', '1.0.0', entry)) alter(key);
  const gateway = await startGateway();
  const page = await gateway.inject('/marketplace/results');
  expect(page.statusCode).toBe(200);
  // Revision 3 has the revoked version, revision 2 the altered one.
  expect(visitOf(page.body).stand_ins).toEqual({ withheld: ['mf-catalog@1.0.0'], taken: [], texts: [] });
  expect((await gateway.inject('/readyz')).json()).toMatchObject({ revision: 4, held: [{ serving: null }] });
});

test('where one form of a file is altered, what was published comes from another', async () => {
  const { entry } = aRemote();
  const url = `/remotes/mf-catalog/1.1.0/${entry}`;
  const ask = async (gateway: FastifyInstance, encoding: string) => {
    const { statusCode, headers, rawPayload } = await gateway.inject({ url, headers: { 'accept-encoding': encoding } });
    const content = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
    return [statusCode, headers['content-encoding'], statusCode === 200 ? content.toString() : ''];
  };
  const published = entryOf(aRemote({ version: '1.1.0' }));
  const [asItIs = '', packed = ''] = await formKeysOf(registry, 'mf-catalog', '1.1.0', entry);
  const kept = storage.objects.get(asItIs)!;
  alter(asItIs);
  let gateway = await startGateway();
  expect([await ask(gateway, 'br'), await ask(gateway, 'identity')]).toEqual([
    [200, 'br', published],
    [200, undefined, published],
  ]);
  await gateway.close();
  storage.objects.set(asItIs, kept);
  alter(packed);
  gateway = await startGateway();
  expect([await ask(gateway, 'br'), await ask(gateway, 'identity')]).toEqual([
    [200, undefined, published],
    [200, undefined, published],
  ]);
  await gateway.close();
  alter(asItIs);
  expect((await ask(await startGateway(), 'br'))[0]).toBe(410);
});

test('a key may be rotated and retired while a gateway runs, and its pages go on', async () => {
  const gateway = await startGateway();
  const [former] = ring.keys;
  ring = newRing([{ ...former!, state: 'trusted' }]);
  await signAnew(openAgain(), former!.id);
  ring = { ...ring, keys: ring.keys.map((key) => (key.id === former!.id ? { ...key, state: 'retired' } : key)) };
  await gateway.inject('/');
  const pageKeys = async () => visitOf((await gateway.inject('/')).body);
  while ((await pageKeys()).key_id === former!.id) await new Promise((resolve) => setTimeout(resolve, 10));
  const { key_id: keyId, keys } = await pageKeys();
  expect(Object.keys(keys)).toEqual([keyId]);
  expect(keyId).toBe(ring.keys[0]?.id);
});

test('a picture or any other document of a published version runs no script when it is opened by its address', async () => {
  const gateway = await startGateway();
  const picture = await gateway.inject('/remotes/mf-catalog/1.1.0/picture.svg');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(picture.headers['content-security-policy']).toMatch(/^sandbox;/);
  const script = await gateway.inject(`/remotes/mf-catalog/1.1.0/${aRemote({ version: '1.1.0' }).entry}`);
  expect([script.statusCode, script.headers['content-security-policy']]).toEqual([200, undefined]);
});

test('nobody unknown makes a gateway read a body, and bytes have to be sent as bytes', async () => {
  const gateway = await startGateway();
  const url = `/platform/v1/blobs/${'a'.repeat(96)}`;
  const unknown = await gateway.inject({
    method: 'PUT',
    url,
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(unknown.statusCode).toBe(401);
  const { token } = await registry.tokens.create({ name: 'CI', remotes: ['*'], verbs: ['publish'], days: 1 }, 'ada');
  const headers = { authorization: `Bearer ${token}` };
  const wrong = await gateway.inject({ method: 'PUT', url, headers, body: { a: 1 } });
  expect(wrong.json()).toMatchObject({ code: 'invalid', file: 'the body' });
});
