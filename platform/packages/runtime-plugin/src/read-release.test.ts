import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openLoopback, type LoopbackServer } from '../../../src/browser/loopback-server.ts';
import { readRelease } from './read-release.ts';

const ID = '0123456789abcdef';
const pair = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const keys = { [ID]: pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64') };

const signed = (document: object, by: KeyObject = pair.privateKey) => {
  const payload = JSON.stringify(document);
  return { payload, key_id: ID, signature: sign(null, Buffer.from(payload), by).toString('base64') };
};
const aRemote = (name: string, version: string) => ({
  name,
  version,
  entry: '/e.js',
  integrity: 'sha384-x',
  global: 'g',
});
const aDocument = (given: object = {}) => ({
  channel: 'live',
  revision: 7,
  remotes: [aRemote('mf-a', '1.0.0'), aRemote('mf-b', '1.0.0')],
  canaries: [aRemote('mf-a', '1.1.0')],
  revoked: [],
  ...given,
});

let reply: object;
let server: LoopbackServer;
beforeEach(async () => {
  server = await openLoopback((_request, response) => response.end(JSON.stringify(reply)));
});
afterEach(() => server.close());

const answer = ({ payload, ...signature }: ReturnType<typeof signed>, visit: object = {}) => {
  reply = { payload, visit: { ...signature, visitor: 'v', release_set: 'set', canaries: [], ...visit } };
};
const read = (revision = 0) => readRelease(`${server.url}/release`, keys, { channel: 'live', revision, visitor: '' });
const versions = async () => (await read()).remotes.map(({ name, version }) => `${name}@${version}`);

test('a signed release gives the stable versions, and this visitor’s canaries', async () => {
  answer(signed(aDocument()));
  expect(await versions()).toEqual(['mf-a@1.0.0', 'mf-b@1.0.0']);
  answer(signed(aDocument()), { canaries: ['mf-a@1.1.0'] });
  expect(await versions()).toEqual(['mf-a@1.1.0', 'mf-b@1.0.0']);
});

test('what is withheld has its signed stand-in or is not there, and what is revoked neither', async () => {
  const before = signed(aDocument({ revision: 5, remotes: [aRemote('mf-a', '0.9.0')] }));
  const forged = signed(aDocument({ remotes: [aRemote('mf-b', '0.9.0')] }), stranger.privateKey);
  const stand_ins = {
    withheld: ['mf-a@1.0.0', 'mf-b@1.0.0'],
    taken: ['mf-a@0.9.0', 'mf-b@0.9.0'],
    texts: [before, forged],
  };
  answer(signed(aDocument()), { stand_ins });
  expect(await versions()).toEqual(['mf-a@0.9.0']);
  answer(signed(aDocument({ revoked: ['mf-a@0.9.0'] })), { stand_ins });
  expect(await read()).toMatchObject({ names: ['mf-a', 'mf-b'], remotes: [] });
});

test('a stranger’s signature, another channel and an older revision are refused', async () => {
  answer(signed(aDocument(), stranger.privateKey));
  await expect(read()).rejects.toThrow('No key signed this release of live');
  answer(signed(aDocument({ channel: 'next' })));
  await expect(read()).rejects.toThrow('No key signed this release of live');
  answer(signed(aDocument()));
  await expect(read(8)).rejects.toThrow('older than revision 8');
});
