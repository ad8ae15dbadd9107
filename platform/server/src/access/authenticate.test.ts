import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTokenStore } from '../registry/token-store.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { fakeApi, type FakedApi } from '../testing/faked-api.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { createAuthenticate, type Authenticate } from './authenticate.ts';
import { createSitePeople } from './site-people.ts';

let dataDir: string;
let api: FakedApi;
let authenticate: Authenticate;
const tokens = openTokenStore(aStorage(), someKeys());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stoa-access-'));
  api = await fakeApi({
    'session-of-ada': {
      name: 'Ada',
      email: 'Ada@stoa.example',
      roles: [{ name: 'super-admin', permissions: ['manage-releases'] }],
    },
    'session-of-lin': { name: 'Lin', email: 'lin@stoa.example', roles: [{ name: 'learner', permissions: [] }] },
  });
  authenticate = createAuthenticate({ registry: { tokens }, dataDir, env: {}, apiUrl: api.url });
});
afterEach(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

test('the root token is made in the key folder, or given by a setting', async () => {
  await expect(authenticate('Bearer nobody')).rejects.toMatchObject({ code: 'unauthenticated' });
  const token = (await readFile(join(dataDir, 'keys', 'root-token'), 'utf8')).trim();
  expect(await authenticate(`bearer ${token}`)).toMatchObject({ name: 'root token', remotes: ['*'] });
  const other = createAuthenticate({
    registry: { tokens },
    dataDir,
    env: { STOA_PLATFORM_TOKEN: 'given-by-a-setting' },
    apiUrl: api.url,
  });
  expect(await other('Bearer given-by-a-setting')).toMatchObject({ name: 'root token' });
  await expect(other(`Bearer ${token}`)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a token of the registry is its principal, until it is revoked', async () => {
  const { token, facts } = await tokens.create(
    { name: 'CI', remotes: ['mf-player'], verbs: ['publish'], days: 1 },
    'Ada',
  );
  expect(await authenticate(`Bearer ${token}`)).toEqual({
    kind: 'token',
    name: 'CI',
    remotes: ['mf-player'],
    verbs: ['publish'],
    tokenId: facts.id,
    madeBy: 'Ada',
    person: `token:${facts.id}`,
    expiresAt: facts.expires_at,
  });
  await tokens.revoke(facts.id);
  await expect(authenticate(`Bearer ${token}`)).rejects.toMatchObject({
    code: 'unauthenticated',
    message: expect.stringContaining('“CI” was revoked at'),
  });
  expect(api.asked).toBe(0);
});

test('a token that was made with another one says with what it ended', async () => {
  const of = (name: string) => ({ name, remotes: ['mf-player'], verbs: ['publish' as const], days: 1 });
  const { facts } = await tokens.create(of('team admin'), 'Ada');
  const made = await tokens.create(of('CI'), facts.name, {
    madeWith: { id: facts.id, expiresAt: facts.expires_at },
  });
  expect(await authenticate(`Bearer ${made.token}`)).toMatchObject({ name: 'CI' });
  await tokens.revoke(facts.id);
  await expect(authenticate(`Bearer ${made.token}`)).rejects.toMatchObject({
    code: 'unauthenticated',
    message: expect.stringContaining('“CI” ended with “team admin”, which it was made with and which was revoked at'),
  });
});

test('a person with manage-releases is known by the session, and asked for once in a while', async () => {
  const asked = await Promise.all(Array.from({ length: 30 }, () => authenticate('Bearer session-of-ada')));
  expect(asked[0]).toMatchObject({
    kind: 'person',
    name: 'Ada',
    email: 'ada@stoa.example',
    person: 'account:11111111-1111-4111-8111-111111111111',
    remotes: ['*'],
  });
  expect(asked[0]?.verbs).toContain('admin');
  expect(api.asked).toBe(1);
});

test('a person without the permission is forbidden, a stranger is not known', async () => {
  await expect(authenticate('Bearer session-of-lin')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Lin does not have the permission manage-releases.',
  });
  for (const header of ['Bearer session-of-nobody', 'Basic abc', undefined, 'Bearer ', 'Bearer a b']) {
    await expect(authenticate(header)).rejects.toMatchObject({ code: 'unauthenticated' });
  }
});

test('an API that is down means that nobody can say, not that it is forbidden; and it is asked again', async () => {
  api.isDown = true;
  await expect(authenticate('Bearer session-of-ada')).rejects.toMatchObject({ code: 'unavailable' });
  api.isDown = false;
  expect(await authenticate('Bearer session-of-ada')).toMatchObject({ name: 'Ada' });
  await expect(createSitePeople({ apiUrl: 'http://127.0.0.1:1' }).find('session-of-ada')).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('where a call needs nothing, everyone is a guest', async () => {
  expect(await authenticate(undefined, true)).toMatchObject({ kind: 'guest', verbs: [] });
});
