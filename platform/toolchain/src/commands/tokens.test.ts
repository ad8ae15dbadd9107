import { beforeEach, expect, test } from '@jest/globals';
import type { Registry } from '@stoa/server/registry/registry.ts';
import { aRegistry } from '@stoa/server/testing/registries.ts';
import { aCommandContext, told } from '../testing/command-contexts.ts';
import { UsageError } from '../cli/usage-error.ts';
import { createToken } from './tokens-create.ts';
import { listTokens } from './tokens-list.ts';
import { revokeToken } from './tokens-revoke.ts';

let registry: Registry;
beforeEach(() => {
  registry = aRegistry();
});

test('a token is shown once, and never in the list', async () => {
  const context = aCommandContext(registry);
  const lines = told(
    await createToken(context, 'player team, CI', { remote: ['mf-player'], may: ['publish,promote'] }),
  );
  expect(lines[0]).toMatch(/^player team, CI \(\w+\) may publish, promote for mf-player; ends in 365 days\.$/);
  const [token = ''] = lines.slice(-1);
  expect(token).toMatch(/^stoa_/);
  const list = told(await listTokens(context)).join('\n');
  expect(list).toMatch(/player team, CI +publish, promote +mf-player +0 s ago by root token +in 365 days/);
  expect(list).not.toContain(token);
  const forever = await createToken(context, 'on call', { remote: ['*'], may: ['rollback'], forever: true });
  expect(told(forever)[0]).not.toContain('ends');
});

test('a verb that there is not, is told with those that there are', async () => {
  const created = createToken(aCommandContext(registry), 'team', { remote: ['*'], may: ['deploy'] });
  await expect(created).rejects.toThrow(/--may takes any of publish, promote, .*, not deploy/);
  await expect(createToken(aCommandContext(registry), 't', { remote: ['*'], may: ['publish'] })).rejects.toThrow(
    UsageError,
  );
});

test('before a token ends, it is said whose it is', async () => {
  const { json } = await createToken(aCommandContext(registry), 'old CI', { remote: ['*'], may: ['publish'] });
  const { id } = (json as { facts: { id: string } }).facts;
  const asked = aCommandContext(registry, { answers: ['y'] });
  expect(told(await revokeToken(asked, id, {}))).toEqual(['The token “old CI” is revoked.']);
  expect(asked.heard[0]).toBe('Ends the token “old CI” at https://stoa.example for good: publish for *.');
  expect(told(await listTokens(asked)).join('\n')).toMatch(/old CI .* revoked 0 s ago/);
});

test('the list says which tokens ended with the one that made them', async () => {
  const context = aCommandContext(registry);
  const { facts } = await registry.tokens.create(
    { name: 'team admin', remotes: ['*'], verbs: ['admin', 'publish'], days: null },
    'Ada',
  );
  const made = { name: 'CI of the team', remotes: ['*'], verbs: ['publish' as const], days: null };
  await registry.tokens.create(made, facts.name, { madeWith: { id: facts.id, expiresAt: null } });
  expect(told(await listTokens(context)).find((line) => line.includes('CI of the team'))).toMatch(/never$/);
  await registry.tokens.revoke(facts.id);
  expect(told(await listTokens(context)).find((line) => line.includes('CI of the team'))).toMatch(
    /ended with team admin$/,
  );
});
