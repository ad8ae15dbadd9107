import { beforeEach, expect, test } from '@jest/globals';
import { principalOfToken, rootPrincipal, type Principal } from './principal.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { signedAgain, someKeys } from '../testing/signing-keys.ts';
import { openProposalStore, type NewProposal } from './proposal-store.ts';

const keys = someKeys();
let storage: ReturnType<typeof aStorage>;
beforeEach(() => void (storage = aStorage()));
const open = () => openProposalStore(storage, keys);

const aPerson = (name: string): Principal => ({
  kind: 'person',
  name,
  remotes: ['*'],
  verbs: ['approve'],
  email: `${name.toLowerCase()}@stoa.example`,
  person: `account:${name}`,
  expiresAt: null,
});
const aToken = (name: string, madeBy: string, id = name, person: string | null = null): Principal =>
  principalOfToken({
    id,
    name,
    remotes: ['*'],
    verbs: ['approve'],
    created_at: '2026-01-01T00:00:00.000Z',
    created_by: madeBy,
    made_with: null,
    person,
    expires_at: null,
    revoked_at: null,
  });
const aDraft: NewProposal = {
  channel: 'production',
  kind: 'promote',
  releases: [{ name: 'mf-player', version: '1.5.0' }],
  weight: null,
  by: 'Ada',
  why: 'New player',
};

test('a second person approves, once', async () => {
  const made = await open().create(aDraft, aPerson('Ada'));
  expect(made).toMatchObject({ state: 'open', by: 'Ada', decided_by: null });
  const approved = await open().decide('production', made.id, 'approved', aPerson('Grace'));
  expect(approved).toMatchObject({ state: 'approved', decided_by: 'Grace' });
  expect(await open().require('production', made.id)).toEqual(approved);
  await expect(open().decide('production', made.id, 'rejected', aPerson('Grace'))).rejects.toMatchObject({
    code: 'revision_moved',
    message: expect.stringContaining('was approved by Grace'),
  });
});

test('of many who decide at once, one does', async () => {
  const { id } = await open().create(aDraft, aPerson('Ada'));
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      open().decide('production', id, number % 2 ? 'approved' : 'rejected', aPerson(`Judge${number}`)),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each<[string, Principal, Principal]>([
  ['the same person', aPerson('Ada'), aPerson('Ada')],
  ['the same account under another name', aPerson('Ada'), { ...aPerson('Grace'), email: 'ada@stoa.example' }],
  ['another token of the same name', aToken('CI', 'Grace', 'one'), aToken('CI', 'Grace', 'other')],
  ['a token that the proposer made', aPerson('Ada'), aToken('Second', 'Ada')],
  ['whoever made the token that proposed', aToken('CI', 'Ada'), aPerson('Ada')],
  ['another token of the same maker, from before accounts were kept', aToken('CI', 'Ada'), aToken('Second', 'Ada')],
  [
    'another token of the same account, which has another name by now',
    aToken('CI', 'Ada', 'CI', 'account:ada'),
    aToken('Second', 'Ada Lovelace', 'Second', 'account:ada'),
  ],
  ['another token of the same line', aToken('CI', 'Team', 'CI', 'token:1'), aToken('Second', 'CI', '2', 'token:1')],
  ['the account behind the token', aToken('CI', 'Ada L.', 'CI', 'account:Ada'), aPerson('Ada')],
  ['the root token for itself', rootPrincipal, rootPrincipal],
  ['a token that the root token made, for it', rootPrincipal, aToken('CI', 'root token')],
])('does not approve: %s', async (_who, proposer, approver) => {
  const { id } = await open().create(aDraft, proposer);
  await expect(open().decide('production', id, 'approved', approver)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await open().decide('production', id, 'rejected', approver)).toMatchObject({ state: 'rejected' });
});

test.each<[string, Principal, Principal]>([
  ['the root token made', aToken('Player team', 'root token'), aToken('Operators', 'root token')],
  [
    'two people of one name made',
    aToken('Player team', 'Ada', '1', 'account:one'),
    aToken('Operators', 'Ada', '2', 'account:two'),
  ],
])('two tokens that %s may be two persons', async (_how, proposer, approver) => {
  const { id } = await open().create(aDraft, proposer);
  expect(await open().decide('production', id, 'approved', approver)).toMatchObject({ state: 'approved' });
});

test('nobody approves a proposal that has expired', async () => {
  const { id, expires_at: expiresAt } = await open().create(aDraft, aPerson('Ada'));
  const key = `proposals/production/${id}.json`;
  storage.objects.set(key, signedAgain(storage.objects.get(key), keys, [expiresAt, '2020-01-01T00:00:00.000Z']));
  expect(await open().list('production')).toMatchObject([{ id, state: 'expired' }]);
  await expect(open().decide('production', id, 'approved', aPerson('Grace'))).rejects.toThrow('propose it again');
});

test('lists the newest first, and says which are not there', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    ids.push((await open().create(aDraft, aPerson('Ada'))).id);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  expect((await open().list('production')).map(({ id }) => id)).toEqual(ids.reverse());
  expect(await open().list('staging')).toEqual([]);
  for (const id of ['p00000000a000000', '../x']) {
    await expect(open().require('production', id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(open().decide('production', id, 'approved', aPerson('Grace'))).rejects.toMatchObject({
      code: 'not_found',
    });
  }
});
