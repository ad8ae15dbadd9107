import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

const ID = '0123456789abcdef';
const pair = generateKeyPairSync('ed25519');

/** As a host writes them into its code. */
export const hostKeys = {
  [ID]: pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
};

export const signedRelease = (document: object, by: KeyObject = pair.privateKey) => {
  const payload = JSON.stringify(document);
  return { payload, key_id: ID, signature: sign(null, Buffer.from(payload), by).toString('base64') };
};

/** What a gateway answers to a visitor. */
export const aReply = ({ payload, ...signature }: ReturnType<typeof signedRelease>, visit: object = {}) => ({
  payload,
  visit: { ...signature, visitor: 'v', release_set: 'set', canaries: [], ...visit },
});

export const aLiveRemote = (name: string, version: string) => ({
  name,
  version,
  entry: `/${name}/${version}/e.js`,
  integrity: 'sha384-x',
  global: 'g',
});
