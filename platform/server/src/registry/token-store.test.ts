import { beforeEach, expect, test } from '@jest/globals';
import { aStorage } from '../testing/memory-storage.ts';
import { signedAgain, someKeys } from '../testing/signing-keys.ts';
import { openTokenStore, type TokenStore } from './token-store.ts';

const keys = someKeys();
let storage: ReturnType<typeof aStorage>;
let tokens: TokenStore;
beforeEach(() => {
  storage = aStorage();
  tokens = openTokenStore(storage, keys);
});
const forPlayer = { name: 'player team, CI', remotes: ['mf-player'], verbs: ['publish' as const], days: 30 };

test('a token is found by any process, and only its hash is kept', async () => {
  const { token, facts } = await tokens.create(forPlayer, 'Ada');
  expect(token).toMatch(/^stoa_[0-9a-f]{12}_[\w-]{43}$/);
  expect(await openTokenStore(storage, keys).find(token)).toEqual({ outcome: 'valid', facts });
  expect(facts).toMatchObject({ name: 'player team, CI', created_by: 'Ada', revoked_at: null });
  const secret = token.slice(token.lastIndexOf('_', 20) + 1);
  for (const content of storage.objects.values()) expect(String(content)).not.toContain(secret);
});

test('a wrong secret, a foreign text and a path are nobody’s token', async () => {
  const { token } = await tokens.create(forPlayer, 'Ada');
  const last = token.endsWith('A') ? 'B' : 'A';
  for (const wrong of [token.slice(0, -1) + last, 'stoa_root_abc', '', 'stoa_../../keys/root_', `${token}\n`]) {
    expect(await tokens.find(wrong)).toEqual({ outcome: 'unknown' });
  }
});

test('revoking ends a token at once and for good', async () => {
  const { token, facts } = await tokens.create(forPlayer, 'Ada');
  const revoked = await tokens.revoke(facts.id);
  expect(revoked.revoked_at).not.toBeNull();
  expect(await openTokenStore(storage, keys).find(token)).toMatchObject({ outcome: 'revoked' });
  expect(await tokens.revoke(facts.id)).toEqual(revoked);
  await expect(tokens.revoke('000000000000')).rejects.toMatchObject({ code: 'not_found' });
  await expect(tokens.revoke('../keys')).rejects.toMatchObject({ code: 'not_found' });
});

test('an expired token is not good any more; one without an end is', async () => {
  const { token, facts } = await tokens.create(forPlayer, 'Ada');
  const key = `tokens/${facts.id}.json`;
  const aged = signedAgain(storage.objects.get(key), keys, [facts.expires_at!, '2020-01-01T00:00:00.000Z']);
  storage.objects.set(key, aged);
  expect(await tokens.find(token)).toMatchObject({ outcome: 'expired' });
  const endless = await tokens.create({ ...forPlayer, days: null }, 'Ada');
  expect(await tokens.find(endless.token)).toMatchObject({ outcome: 'valid', facts: { expires_at: null } });
  expect((await tokens.list()).map(({ id }) => id).sort()).toEqual([facts.id, endless.facts.id].sort());
});

test('who can write to the storage can neither make up a token nor widen or move one', async () => {
  const { token, facts } = await tokens.create(forPlayer, 'Ada');
  const own = storage.objects.get(`tokens/${facts.id}.json`)!;
  const { payload } = JSON.parse(String(own)) as { payload: string };
  const widened = String(own).replace('\\"publish\\"', '\\"admin\\"');
  expect(widened).not.toBe(String(own));
  const forged = {
    [`tokens/${facts.id}.json`]: widened,
    'tokens/0123456789ab.json': String(own),
    'tokens/ba9876543210.json': (JSON.parse(payload) as { record: unknown }).record,
  };
  for (const [key, content] of Object.entries(forged)) {
    storage.objects.set(key, Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)));
    const presented = token.replace(facts.id, key.slice(7, 19));
    await expect(openTokenStore(storage, keys).find(presented)).rejects.toMatchObject({ name: 'RecordUntrusted' });
  }
});

test('a name is one token’s while it is good, and never the platform’s', async () => {
  const { facts } = await tokens.create(forPlayer, 'Ada');
  const again = tokens.create({ ...forPlayer, name: 'Player  Team, CI', remotes: ['mf-other'] }, 'Bob');
  await expect(again).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('already') });
  for (const name of ['stoa', 'Stoa', 'root token', 'guest']) {
    await expect(tokens.create({ ...forPlayer, name }, 'Bob')).rejects.toMatchObject({ code: 'invalid' });
  }
  await tokens.revoke(facts.id);
  expect((await tokens.create(forPlayer, 'Bob')).facts.name).toBe(forPlayer.name);
});
