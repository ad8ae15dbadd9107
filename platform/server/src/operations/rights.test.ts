import { beforeEach, expect, test } from '@jest/globals';
import type { Verb } from '@stoa/shared/platform-contract/access.ts';
import { platformEndpoints, type PlatformEndpoint } from '@stoa/shared/platform-contract/endpoints.ts';
import type { PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import { principalOfToken, rootPrincipal, type Principal } from '../registry/principal.ts';
import type { Registry } from '../registry/registry.ts';
import { aRemote, aShell } from '../testing/built-folders.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import type { Context } from './operation.ts';
import { runOperation } from './run-operation.ts';

let registry: Registry;
/** A name is one token's alone. */
let count = 0;
const aName = (start: string): string => `${start} ${(count += 1)}`;
const contextOf = (principal: Principal): Context => ({
  registry,
  principal,
  health: undefined,
  siteUrl: 'https://stoa.example',
  onChange: async () => undefined,
  isWritable: () => true,
});
const aToken = (name: string, remotes: string[], verbs: Verb[], madeBy = 'root token'): Principal => ({
  kind: 'token',
  name,
  remotes,
  verbs,
  tokenId: name,
  madeBy,
  expiresAt: null,
});
const params = { channel: 'production' };
const release = (name: string, version = '1.0.0') => ({ name, version });
const promote = (principal: Principal, releases: { name: string; version: string }[]) =>
  runOperation('promote', contextOf(principal), { params, body: { releases, why: 'ready' } });

beforeEach(async () => {
  registry = aRegistry();
  await publish(registry, aShell());
  await publish(registry, aRemote());
  await publish(registry, aRemote({ version: '1.1.0' }));
  await publish(registry, aRemote({ name: 'mf-player', routes: [] }));
  await promote(rootPrincipal, [release('shell'), release('mf-catalog')]);
});

test('a team releases its own remote, and no other beside it', async () => {
  const team = aToken('catalogue team', ['mf-catalog'], ['promote']);
  const both = [release('mf-catalog', '1.1.0'), release('mf-player')];
  await expect(promote(team, both)).rejects.toMatchObject({ code: 'forbidden' });
  const { change } = await promote(team, [release('mf-catalog', '1.1.0')]);
  expect(change).toMatchObject({ by: 'catalogue team', moves: [{ to: '1.1.0' }] });
});

test('nobody goes under another name: a person behind a token is named with it', async () => {
  const team = aToken('catalogue team', ['mf-catalog'], ['promote']);
  const body = { releases: [release('mf-catalog', '1.1.0')], by: 'root token' };
  const { change } = await runOperation('promote', contextOf(team), { params, body });
  expect(change?.by).toBe('root token (catalogue team)');
});

test('where two persons are needed, a change waits for the second one, who is not the first in other clothes', async () => {
  await runOperation('updatePolicy', contextOf(rootPrincipal), {
    params: { ...params, name: 'mf-catalog' },
    body: { approval: true },
  });
  const first = aToken('first', ['mf-catalog'], ['promote', 'approve']);
  const { change, proposal, document } = await promote(first, [release('mf-catalog', '1.1.0')]);
  expect([change, document.revision, proposal?.state]).toEqual([null, 1, 'open']);

  const decide = (name: 'approveProposal' | 'rejectProposal', principal: Principal) =>
    runOperation(name, contextOf(principal), { params: { ...params, id: proposal!.id }, body: {} });
  const own = aToken('second token of the first', ['mf-catalog'], ['approve'], 'first');
  await expect(decide('approveProposal', first)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(decide('approveProposal', own)).rejects.toMatchObject({ code: 'forbidden' });
  const stranger = aToken('player team', ['mf-player'], ['approve']);
  await expect(decide('approveProposal', stranger)).rejects.toMatchObject({ code: 'forbidden' });

  const second = aToken('second', ['mf-catalog'], ['approve']);
  const approved = await decide('approveProposal', second);
  expect(approved).toMatchObject({ change: { by: 'first', approved_by: 'second', moves: [{ to: '1.1.0' }] } });
  await expect(decide('approveProposal', second)).rejects.toMatchObject({ code: 'revision_moved' });
  const entries = await registry.audit.list({ limit: 10 });
  const versionsOf = async (kind: string) => {
    const id = entries.find((entry) => entry.kind === kind)?.release_set;
    return (await registry.releaseSets.find(id ?? ''))?.versions['mf-catalog'];
  };
  await registry.releaseSets.settled();
  expect([await versionsOf('propose'), await versionsOf('promote')]).toEqual(['1.0.0', '1.1.0']);
  expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['policy', 'propose', 'approve', 'promote']));
});

test('a proposal is rejected by who made it, or by who may approve: not by a token that took the name', async () => {
  await registry.policies.update('production', 'mf-catalog', { approval: true });
  const proposer = aToken('CI of mf-catalog', ['mf-catalog'], ['promote']);
  const other = { ...aToken('CI of mf-catalog', ['mf-player'], ['promote', 'admin']), tokenId: 'another' };
  const propose = async () => (await promote(proposer, [release('mf-catalog', '1.1.0')])).proposal!.id;
  const reject = async (principal: Principal, id: string) =>
    runOperation('rejectProposal', contextOf(principal), { params: { ...params, id }, body: {} });
  const id = await propose();
  await expect(reject(other, id)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await reject(proposer, id)).toMatchObject({ state: 'rejected', decided_by: 'CI of mf-catalog' });
  const approver = aToken('second', ['mf-catalog'], ['approve']);
  expect(await reject(approver, await propose())).toMatchObject({ state: 'rejected', decided_by: 'second' });
  await expect(reject(approver, 'p000000000000000')).rejects.toMatchObject({ code: 'not_found' });
});

test('all tokens behind which one account is are one person, however many tokens lie between', async () => {
  await registry.policies.update('production', 'mf-catalog', { approval: true });
  const person = (name: string): Principal => ({
    kind: 'person',
    name,
    remotes: ['*'],
    verbs: ['promote', 'approve', 'admin'],
    person: `account:${name}`,
    expiresAt: null,
  });
  const make = async (by: Principal, verbs: Verb[]) => {
    const body = { name: aName('a token'), remotes: ['mf-catalog'], verbs };
    return principalOfToken((await runOperation('createToken', contextOf(by), { body })).facts);
  };
  const proposer = await make(person('Ada'), ['promote']);
  const admin = await make(person('Ada'), ['approve', 'admin']);
  const grandchild = await make(await make(admin, ['approve', 'admin']), ['approve']);
  expect([proposer.person, grandchild.person]).toEqual(['account:Ada', 'account:Ada']);

  const { proposal } = await promote(proposer, [release('mf-catalog', '1.1.0')]);
  const approve = (principal: Principal) =>
    runOperation('approveProposal', contextOf(principal), { params: { ...params, id: proposal!.id }, body: {} });
  await expect(approve(grandchild)).rejects.toMatchObject({ code: 'forbidden' });
  const other = await approve(await make(person('Grace'), ['approve']));
  expect(other).toMatchObject({ change: { moves: [{ to: '1.1.0' }] } });
});

test('tokens made with one that the root token made are one person with it; two such lines are two', async () => {
  const rights = { remotes: ['mf-catalog'], verbs: ['approve' as const, 'admin' as const] };
  const make = async (by: Principal) => {
    const body = { name: aName('of a line'), ...rights };
    return principalOfToken((await runOperation('createToken', contextOf(by), { body })).facts);
  };
  const [first, other] = [await make(rootPrincipal), await make(rootPrincipal)];
  const child = await make(first);
  expect([child.person, other.person === first.person]).toEqual([first.person, false]);
});

test('a rollback never waits for a second person', async () => {
  await promote(rootPrincipal, [release('mf-catalog', '1.1.0')]);
  await registry.policies.update('production', 'mf-catalog', { approval: true });
  const operator = aToken('on call', ['*'], ['rollback']);
  const { change } = await runOperation('rollBack', contextOf(operator), { params, body: { name: 'mf-catalog' } });
  expect(change).toMatchObject({ kind: 'rollback', moves: [{ to: '1.0.0' }] });
});

test('a token gives no verb and no remote that it has not; a person who is admin gives every verb', async () => {
  const admin = aToken('player admin', ['mf-player'], ['promote', 'admin']);
  const make = (principal: Principal, verbs: Verb[], remotes = ['mf-player']) =>
    runOperation('createToken', contextOf(principal), { body: { name: aName('CI'), remotes, verbs } });
  await expect(make(admin, ['promote', 'publish'])).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This needs publish for mf-player. The token “player admin” has promote, admin for mf-player.',
  });
  await expect(make(admin, ['promote'], ['mf-player', 'mf-catalog'])).rejects.toMatchObject({ code: 'forbidden' });
  await expect(make(admin, ['promote'], ['*'])).rejects.toMatchObject({ code: 'forbidden' });
  expect((await make(admin, ['promote'])).facts).toMatchObject({ verbs: ['promote'], made_with: 'player admin' });
  const person: Principal = {
    kind: 'person',
    name: 'Ada',
    remotes: ['*'],
    verbs: ['promote', 'admin'],
    expiresAt: null,
  };
  expect((await make(person, ['publish'])).facts).toMatchObject({ verbs: ['publish'], made_with: null });
});

test('a token ends with the token that made it, however far above', async () => {
  const make = async (principal: Principal, verbs: Verb[], days?: number | null) => {
    const body = { name: aName('one of a line'), remotes: ['mf-player'], verbs, ...(days !== undefined && { days }) };
    return runOperation('createToken', contextOf(principal), { body });
  };
  const first = await make(rootPrincipal, ['publish', 'admin'], 1);
  const second = await make(principalOfToken(first.facts), ['publish', 'admin'], null);
  const third = await make(principalOfToken(second.facts), ['publish']);
  expect([second.facts.expires_at, third.facts.expires_at]).toEqual([first.facts.expires_at, first.facts.expires_at]);
  expect(await registry.tokens.find(third.token)).toMatchObject({ outcome: 'valid' });
  await registry.tokens.revoke(first.facts.id);
  for (const { token } of [second, third]) {
    const found = await registry.tokens.find(token);
    expect(found).toMatchObject({ outcome: 'maker-ended', maker: { id: first.facts.id } });
  }
});

test('a token that is revoked again stays as it was, and stands in the log once', async () => {
  const body = { name: 'CI', remotes: ['*'], verbs: ['publish' as const] };
  const { facts } = await runOperation('createToken', contextOf(rootPrincipal), { body });
  const revoke = () => runOperation('revokeToken', contextOf(rootPrincipal), { params: { id: facts.id } });
  expect(await revoke()).toEqual(await revoke());
  const entries = await registry.audit.list({ limit: 50 });
  expect(entries.filter(({ kind }) => kind === 'token-revoke')).toHaveLength(1);
});

/** For each call that needs a verb, arguments that would do. */
const given: Partial<Record<PlatformRouteName, object>> = {
  promote: { params, body: { releases: [release('mf-catalog', '1.1.0')] } },
  rollBack: { params, body: { name: 'mf-catalog' } },
  startCanary: { params, body: { ...release('mf-catalog', '1.1.0'), weight: 5 } },
  pauseCanary: { params, body: { name: 'mf-catalog' } },
  resumeCanary: { params, body: { name: 'mf-catalog' } },
  updatePolicy: { params: { ...params, name: 'mf-catalog' }, body: { judged: false } },
  retireVersion: { params: release('mf-catalog', '1.1.0'), body: {} },
  planPublish: { body: { descriptor: aRemote({ version: '2.0.0' }), files: [] } },
  putBlob: { params: { blob: '0'.repeat(96) }, body: Buffer.from('x') },
  publish: { body: { descriptor: aRemote({ version: '2.0.0' }), files: [] } },
  listTokens: {},
  createToken: { body: { name: 'CI', remotes: ['*'], verbs: ['publish'] } },
  revokeToken: { params: { id: '0123456789ab' } },
  createOverride: { body: { name: 'mf-catalog', person: 'ada@demo.stoa.example', version: '1.1.0' } },
};
const needsVerb = Object.entries(platformEndpoints as Record<string, PlatformEndpoint>).filter(
  ([name, { needs }]) => needs !== 'nothing' && needs !== 'reading' && !name.endsWith('Proposal'),
) as [PlatformRouteName, PlatformEndpoint][];

test.each(needsVerb)('%s is refused to a token with every verb but its own', async (name, { needs }) => {
  const others = rootPrincipal.verbs.filter((verb) => verb !== needs);
  const call = runOperation(name, contextOf(aToken('others', ['*'], others)), given[name]!);
  await expect(call).rejects.toMatchObject({ code: 'forbidden' });
});

/** Bytes make nothing exist; of tokens, a team's admin sees and ends those of its own remote. */
const ofNoRemote: PlatformRouteName[] = ['putBlob', 'listTokens', 'revokeToken'];
test.each(needsVerb.filter(([name]) => !ofNoRemote.includes(name)))(
  '%s is refused to a token of another remote',
  async (name) => {
    const other = aToken('player team', ['mf-player'], [...rootPrincipal.verbs]);
    await expect(runOperation(name, contextOf(other), given[name]!)).rejects.toMatchObject({ code: 'forbidden' });
  },
);
