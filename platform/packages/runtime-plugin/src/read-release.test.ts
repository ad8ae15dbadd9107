import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openLoopback, type LoopbackServer } from '@stoa/toolchain/browser/loopback-server.ts';
import { aLiveRemote, aReply, hostKeys, signedRelease } from '@stoa/server/testing/signed-release.ts';
import { readRelease } from './read-release.ts';

const stranger = generateKeyPairSync('ed25519');
const aDocument = (given: object = {}) => ({
  channel: 'live',
  revision: 7,
  remotes: [aLiveRemote('mf-a', '1.0.0'), aLiveRemote('mf-b', '1.0.0')],
  canaries: [aLiveRemote('mf-a', '1.1.0')],
  revoked: [],
  ...given,
});

let reply: object;
let server: LoopbackServer;
beforeEach(async () => {
  server = await openLoopback((_request, response) => response.end(JSON.stringify(reply)));
});
afterEach(() => server.close());

const answer = (...given: Parameters<typeof aReply>) => {
  reply = aReply(...given);
};
const read = (revision = 0) =>
  readRelease(`${server.url}/release`, hostKeys, { channel: 'live', revision, visitor: '' });
const versions = async () => (await read()).remotes.map(({ name, version }) => `${name}@${version}`);

test('a signed release gives the stable versions, and this visitor’s canaries', async () => {
  answer(signedRelease(aDocument()));
  expect(await versions()).toEqual(['mf-a@1.0.0', 'mf-b@1.0.0']);
  answer(signedRelease(aDocument()), { canaries: ['mf-a@1.1.0'] });
  expect(await versions()).toEqual(['mf-a@1.1.0', 'mf-b@1.0.0']);
});

test('what is withheld has its signed stand-in or is not there, and what is revoked neither', async () => {
  const before = signedRelease(aDocument({ revision: 5, remotes: [aLiveRemote('mf-a', '0.9.0')] }));
  const forged = signedRelease(aDocument({ remotes: [aLiveRemote('mf-b', '0.9.0')] }), stranger.privateKey);
  const stand_ins = {
    withheld: ['mf-a@1.0.0', 'mf-b@1.0.0'],
    taken: ['mf-a@0.9.0', 'mf-b@0.9.0'],
    texts: [before, forged],
  };
  answer(signedRelease(aDocument()), { stand_ins });
  expect(await versions()).toEqual(['mf-a@0.9.0']);
  answer(signedRelease(aDocument({ revoked: ['mf-a@0.9.0'] })), { stand_ins });
  expect(await read()).toMatchObject({ names: ['mf-a', 'mf-b'], remotes: [] });
});

test('a stranger’s signature, another channel and an older revision are refused', async () => {
  answer(signedRelease(aDocument(), stranger.privateKey));
  await expect(read()).rejects.toThrow('No key signed this release of live');
  answer(signedRelease(aDocument({ channel: 'next' })));
  await expect(read()).rejects.toThrow('No key signed this release of live');
  answer(signedRelease(aDocument()));
  await expect(read(8)).rejects.toThrow('older than revision 8');
});
