import { stripVTControlCharacters } from 'node:util';
import { beforeEach, expect, test } from '@jest/globals';
import { platformPrincipal, rootPrincipal } from '@stoa/server/registry/principal.ts';
import type { Registry } from '@stoa/server/registry/registry.ts';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { aRemote, aRoute, aShell } from '@stoa/server/testing/built-folders.ts';
import { aRegistry, publish } from '@stoa/server/testing/registries.ts';
import { aCommandContext, told } from '../testing/command-contexts.ts';
import { approve } from '../commands/approve.ts';
import { canary } from '../commands/canary.ts';
import { history } from '../commands/history.ts';
import { pause } from '../commands/pause.ts';
import { policy } from '../commands/policy.ts';
import { promote } from '../commands/promote.ts';
import { proposals } from '../commands/proposals.ts';
import { rollback } from '../commands/rollback.ts';
import { status } from '../commands/status.ts';
import { describeError, exitCodeOf } from './report-error.ts';

let registry: Registry;
const options = { url: '', channel: 'production', by: 'ada' };
const yes = { ...options, yes: true };
const live = async () => (await registry.channels.read('production')).live['mf-catalog']?.version;

beforeEach(async () => {
  registry = aRegistry();
  await publish(registry, aShell());
  await publish(registry, aRemote());
  await publish(registry, aRemote({ version: '1.1.0' }));
  const releases = ['shell', 'mf-catalog'].map((name) => ({ name, version: '1.0.0' }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
});

test('a promotion says what will change and what open pages do, and happens only after yes', async () => {
  const asked = aCommandContext(registry, { answers: ['n', 'y'] });
  await expect(promote(asked, ['mf-catalog@1.1.0'], options)).rejects.toThrow('Nothing was changed.');
  expect(await live()).toBe('1.0.0');
  expect(asked.heard.join('\n')).toMatch(
    /production at https:\/\/stoa\.example, revision 1:\n +mf-catalog 1\.0\.0 → 1\.1\.0\n +Open pages take it at the next navigation into mf-catalog/,
  );
  expect(told(await promote(asked, ['mf-catalog@1.1.0'], options))[0]).toContain('production is at revision 2');
  expect(await live()).toBe('1.1.0');
});

test('where nobody can be asked, it takes --yes, and asks the registry nothing before', async () => {
  const inCi = aCommandContext(registry);
  const refused = await promote(inCi, ['mf-catalog@1.1.0'], options).catch((error: unknown) => error);
  expect([exitCodeOf(refused), describeError(refused, false)]).toEqual([64, expect.stringContaining('--yes')]);
  expect(inCi.calls).toEqual([]);
  await promote(inCi, ['mf-catalog@1.1.0'], yes);
  expect([await live(), inCi.calls]).toEqual(['1.1.0', ['promote']]);
  const again = told(await promote(inCi, ['mf-catalog@1.1.0'], yes)).join('\n');
  expect(again).toMatch(
    /^Already so in production, revision 2: nothing was changed\.\n.*mf-catalog 1\.0\.0 → 1\.1\.0$/,
  );
});

test('what was confirmed is what happens: a change in between is told, and nothing is done', async () => {
  const meanwhile = async () => {
    const because = { by: 'bob', why: 'urgent' };
    const releases = [{ name: 'mf-catalog', version: '1.1.0' }];
    await applyChange(registry, 'production', { kind: 'promote', releases }, because);
    return 'y';
  };
  await publish(registry, aRemote({ version: '1.2.0' }));
  const context = aCommandContext(registry, { answers: [meanwhile] });
  const moved = await promote(context, ['mf-catalog@1.2.0'], options).catch((error: unknown) => error);
  expect(exitCodeOf(moved)).toBe(2);
  expect(stripVTControlCharacters(describeError(moved, false))).toMatch(
    /mf-catalog@1\.1\.0 is live .* not 1\.0\.0 as expected[^]*\[revision_moved\][^]*bob +promote +urgent +mf-catalog 1\.0\.0 → 1\.1\.0/,
  );
  const { changes } = JSON.parse(describeError(moved, true)) as { changes: unknown[] };
  expect(changes).toMatchObject([{ revision: 2, by: 'bob' }]);
  expect((await registry.channels.read('production')).revision).toBe(2);
});

test('what other teams change meanwhile refuses nobody who was asked, unless the revision is named', async () => {
  await publish(registry, aRemote({ name: 'mf-player', routes: [] }));
  const meanwhile = async () => {
    const releases = [{ name: 'mf-player', version: '1.0.0' }];
    await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'bob' });
    return 'y';
  };
  await promote(aCommandContext(registry, { answers: [meanwhile] }), ['mf-catalog@1.1.0'], options);
  expect(await live()).toBe('1.1.0');
  const strict = { ...options, expectRevision: 2 };
  const asked = aCommandContext(registry, { answers: ['y'] });
  await expect(rollback(asked, 'mf-catalog', strict)).rejects.toThrow('production is at revision 3, not at 2');
  await rollback(aCommandContext(registry, { answers: ['y'] }), 'mf-catalog', options);
  expect(await live()).toBe('1.0.0');
});

test('a promotion that would end a canary which was not shown is not made', async () => {
  await publish(registry, aRemote({ version: '1.2.0' }));
  const meanwhile = async () => {
    const canaryOf = { name: 'mf-catalog', version: '1.1.0', weight: 5 };
    await applyChange(registry, 'production', { kind: 'canary', ...canaryOf }, { by: 'bob' });
    return 'y';
  };
  const asked = aCommandContext(registry, { answers: [meanwhile] });
  await expect(promote(asked, ['mf-catalog@1.2.0'], options)).rejects.toThrow('not the canary nothing as expected');
  expect(await live()).toBe('1.0.0');
});

test('a rollback names its target before it asks: the version before, or the end of the canary', async () => {
  await promote(aCommandContext(registry), ['mf-catalog@1.1.0'], yes);
  const back = aCommandContext(registry, { answers: ['y'] });
  await rollback(back, 'mf-catalog', { ...options, revoke: true });
  expect(back.heard.join('\n')).toMatch(
    /1\.1\.0 → 1\.0\.0\n +mf-catalog@1\.1\.0 is revoked for good\n +Open pages leave it at once/,
  );

  await publish(registry, aRemote({ version: '1.2.0' }));
  await canary(aCommandContext(registry), 'mf-catalog@1.2.0', { ...options, weight: 5 });
  await pause(aCommandContext(registry), 'mf-catalog', options);
  expect(told(await status(aCommandContext(registry))).join('\n')).toMatch(
    /mf-catalog +1\.0\.0 .* 1\.2\.0 paused at 5 %/,
  );
  const ending = aCommandContext(registry, { answers: ['yes'] });
  await rollback(ending, 'mf-catalog', options);
  expect(ending.heard.join('\n')).toContain('canary 1.2.0, paused at 5 %, ends; 1.0.0 stays live for everyone');
});

test('two who roll back the same version at the same time take back one', async () => {
  await publish(registry, aRemote({ version: '1.2.0' }));
  for (const version of ['1.1.0', '1.2.0']) await promote(aCommandContext(registry), [`mf-catalog@${version}`], yes);
  const faster = async () => {
    await rollback(aCommandContext(registry, { answers: ['y'] }), 'mf-catalog', { ...options, by: 'bob' });
    return 'y';
  };
  const both = await rollback(aCommandContext(registry, { answers: [faster] }), 'mf-catalog', options);
  expect(told(both).join('\n')).toMatch(/^Already so .* nothing was changed\.\n +bob .*mf-catalog 1\.2\.0 → 1\.1\.0$/);
  expect([await live(), both.exitCode]).toEqual(['1.1.0', undefined]);
});

test('a script has to name what it takes back, and is told what to type', async () => {
  await promote(aCommandContext(registry), ['mf-catalog@1.1.0'], yes);
  const why = async (given: { to?: string; revoke?: boolean } = {}) => {
    const refused = await rollback(aCommandContext(registry), 'mf-catalog', { ...yes, ...given }).catch(
      (error: unknown) => error,
    );
    return [exitCodeOf(refused), describeError(refused, false)];
  };
  expect(await why()).toEqual([64, expect.stringContaining('stoa rollback mf-catalog --from 1.1.0 --yes')]);
  await publish(registry, aRemote({ version: '1.2.0' }));
  await canary(aCommandContext(registry), 'mf-catalog@1.2.0', { ...options, weight: 5 });
  expect(await why()).toEqual([64, expect.stringContaining('--from 1.2.0')]);
  expect(await why({ to: '1.0.0' })).toEqual([64, expect.stringContaining('--from 1.1.0')]);
  expect(await live()).toBe('1.1.0');
});

test('a script that rolls back again takes back nothing more', async () => {
  await publish(registry, aRemote({ version: '1.2.0' }));
  for (const version of ['1.1.0', '1.2.0']) await promote(aCommandContext(registry), [`mf-catalog@${version}`], yes);
  const script = aCommandContext(registry);
  await rollback(script, 'mf-catalog', { ...yes, from: '1.2.0' });
  const again = told(await rollback(script, 'mf-catalog', { ...yes, from: '1.2.0' }));
  expect(again[0]).toBe('Already so in production, revision 4: nothing was changed.');
  expect(await live()).toBe('1.1.0');

  await rollback(script, 'mf-catalog', { ...yes, from: '1.1.0' });
  expect(await live()).toBe('1.0.0');
  const stale = rollback(script, 'mf-catalog', { ...yes, from: '1.2.0' });
  await expect(stale).rejects.toThrow(/mf-catalog@1\.0\.0 is live .* not 1\.2\.0 as expected: ada .* rolled back/);
});

test('who is asked right after a rollback is told of it', async () => {
  await publish(registry, aRemote({ version: '1.2.0' }));
  for (const version of ['1.1.0', '1.2.0']) await promote(aCommandContext(registry), [`mf-catalog@${version}`], yes);
  await rollback(aCommandContext(registry), 'mf-catalog', { ...yes, from: '1.2.0' });
  const asked = aCommandContext(registry, { answers: ['n'] });
  await expect(rollback(asked, 'mf-catalog', options)).rejects.toThrow('Nothing was changed.');
  expect(asked.heard.join('\n')).toMatch(
    /1\.1\.0 → 1\.0\.0[^]*The last change was a rollback, too, by ada .*1\.2\.0 → 1\.1\.0/,
  );
});

test('a small canary needs no question, one for most visitors does', async () => {
  await canary(aCommandContext(registry), 'mf-catalog@1.1.0', { ...options, weight: 50 });
  const large = canary(aCommandContext(registry), 'mf-catalog@1.1.0', { ...options, weight: 51 });
  expect(exitCodeOf(await large.catch((error: unknown) => error))).toBe(64);
  const asked = aCommandContext(registry, { answers: ['y'] });
  await canary(asked, 'mf-catalog@1.1.0', { ...options, weight: 60 });
  expect(asked.heard.join('\n')).toContain('mf-catalog canary 1.1.0: 50 % → 60 % of visitors; the others keep 1.0.0');
});

test('where two persons are needed, the first gets exit code 3, and the second sees what they agree to', async () => {
  await policy(aCommandContext(registry), 'mf-catalog', { approval: 'on' });
  const ada = { ...rootPrincipal, name: 'ada' };
  const proposed = await promote(aCommandContext(registry, { principal: ada }), ['mf-catalog@1.1.0'], yes);
  expect(proposed.exitCode).toBe(3);
  const [, id = ''] = /stoa approve (\S+)/.exec(told(proposed).join('\n')) ?? [];
  expect(told(await status(aCommandContext(registry))).join('\n')).toContain(
    '1 change waits for a second person: stoa proposals',
  );

  const bob = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'bob' }, answers: ['y'] });
  const approved = await approve(bob, id, {});
  expect(bob.heard.join('\n')).toMatch(
    /promote mf-catalog@1\.1\.0, asked for by ada\n +mf-catalog 1\.0\.0 → 1\.1\.0\n/,
  );
  expect(told(approved)[0]).toContain('production is at revision 2');
  expect(await live()).toBe('1.1.0');
});

test('who agrees to what is live by now, is told so', async () => {
  await policy(aCommandContext(registry), 'mf-catalog', { approval: 'on' });
  const ada = { ...rootPrincipal, name: 'ada' };
  const proposed = await promote(aCommandContext(registry, { principal: ada }), ['mf-catalog@1.1.0'], yes);
  const [, id = ''] = /stoa approve (\S+)/.exec(told(proposed).join('\n')) ?? [];
  const releases = [{ name: 'mf-catalog', version: '1.1.0' }];
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'bob' });
  const bob = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'bob' } });
  const approved = await approve(bob, id, { yes: true });
  expect([told(approved)[0], approved.exitCode]).toEqual([
    'Already so in production, revision 2: nothing was changed.',
    undefined,
  ]);
});

test('the history tells what the platform did by itself, and why', async () => {
  await canary(aCommandContext(registry), 'mf-catalog@1.1.0', { ...options, weight: 5 });
  const because = { by: platformPrincipal.name, why: '12 of 90 failed', isAutomatic: true };
  await applyChange(registry, 'production', { kind: 'rollback', name: 'mf-catalog', revoke: false }, because);
  const lines = told(await history(aCommandContext(registry), 'mf-catalog', { limit: 2 }));
  expect(lines[1]).toMatch(/^3 .* stoa +rollback by itself +12 of 90 failed +mf-catalog canary 1\.1\.0 5 % → 0 %$/);
});

test('a lower version takes a word of its own: --yes alone does not say it', async () => {
  const inCi = aCommandContext(registry);
  await promote(inCi, ['mf-catalog@1.1.0'], yes);
  const refused = await promote(inCi, ['mf-catalog@1.0.0'], yes).catch((error: unknown) => error);
  expect([exitCodeOf(refused), describeError(refused, false)]).toEqual([2, expect.stringContaining('--allow-lower')]);
  expect(await live()).toBe('1.1.0');
  await promote(inCi, ['mf-catalog@1.0.0'], { ...yes, allowLower: true });
  expect(await live()).toBe('1.0.0');
});

test('somebody who is asked is told that the version is lower, and may agree', async () => {
  await promote(aCommandContext(registry), ['mf-catalog@1.1.0'], yes);
  const asked = aCommandContext(registry, { answers: ['y'] });
  await promote(asked, ['mf-catalog@1.0.0'], options);
  expect(asked.heard.join('\n')).toContain('LOWER than what is live: mf-catalog goes back from 1.1.0');
  expect(await live()).toBe('1.0.0');
});

test('a lower version that a second person agrees to goes live as it was meant', async () => {
  await promote(aCommandContext(registry), ['mf-catalog@1.1.0'], yes);
  await policy(aCommandContext(registry), 'mf-catalog', { approval: 'on' });
  const ada = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'ada' } });
  const { json } = await promote(ada, ['mf-catalog@1.0.0'], { ...yes, allowLower: true });
  const bob = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'bob' } });
  await approve(bob, (json as { proposal: { id: string } }).proposal.id, { yes: true });
  expect(await live()).toBe('1.0.0');
});

test('what was taken back goes live again only with a word and a reason, also through a second person', async () => {
  await promote(aCommandContext(registry), ['mf-catalog@1.1.0'], yes);
  await rollback(aCommandContext(registry), 'mf-catalog', { ...yes, from: '1.1.0' });
  const inCi = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'ci' } });
  const refused = await promote(inCi, ['mf-catalog@1.1.0'], { ...yes, from: '1.0.0' }).catch((error: unknown) => error);
  expect([exitCodeOf(refused), describeError(refused, false)]).toEqual([
    2,
    expect.stringMatching(/was taken back by ada[^]*--allow-taken-back --why/),
  ]);
  const meant = { ...yes, allowTakenBack: true };
  const silent = await promote(inCi, ['mf-catalog@1.1.0'], meant).catch((error: unknown) => error);
  expect([exitCodeOf(silent), describeError(silent, false)]).toEqual([64, expect.stringContaining('--why')]);
  await policy(aCommandContext(registry), 'mf-catalog', { approval: 'on' });
  const { json } = await promote(inCi, ['mf-catalog@1.1.0'], { ...meant, why: 'It was the network' });
  const bob = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'bob' } });
  await approve(bob, (json as { proposal: { id: string } }).proposal.id, { yes: true });
  expect(await live()).toBe('1.1.0');
});

test('addresses of another remote change hands only with a word and a reason, also through a second person', async () => {
  await publish(registry, aRemote({ name: 'mf-sale', routes: [aRoute('/marketplace/results/:id')] }));
  await publish(registry, aRemote({ version: '1.2.0', routes: [aRoute('/marketplace/results/*')] }));
  await promote(aCommandContext(registry), ['mf-catalog@1.2.0'], yes);
  const inCi = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'ci' } });
  const refused = await promote(inCi, ['mf-sale@1.0.0'], yes).catch((error: unknown) => error);
  expect([exitCodeOf(refused), describeError(refused, false)]).toEqual([
    2,
    expect.stringMatching(/from \/marketplace\/results\/\* of mf-catalog@1\.2\.0[^]*--allow-inside-routes --why/),
  ]);
  const meant = { ...yes, allowInsideRoutes: true };
  const silent = await promote(inCi, ['mf-sale@1.0.0'], meant).catch((error: unknown) => error);
  expect([exitCodeOf(silent), describeError(silent, false)]).toEqual([64, expect.stringContaining('--why')]);
  await policy(aCommandContext(registry), 'mf-sale', { approval: 'on' });
  const { json } = await promote(inCi, ['mf-sale@1.0.0'], { ...meant, why: 'Agreed with the catalogue’s team' });
  const bob = aCommandContext(registry, { principal: { ...rootPrincipal, name: 'bob' } });
  expect(told(await proposals(bob)).join('\n')).toContain('mf-sale@1.0.0 (takes addresses from routes of others)');
  await approve(bob, (json as { proposal: { id: string } }).proposal.id, { yes: true });
  expect((await registry.channels.read('production')).live['mf-sale']?.version).toBe('1.0.0');
});
