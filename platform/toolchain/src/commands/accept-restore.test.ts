import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { openLocalRegistry } from '@stoa/server/registry/registry.ts';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { aDataDir, aRemote, aShell } from '@stoa/server/testing/built-folders.ts';
import { publish } from '@stoa/server/testing/registries.ts';
import { aCommandContext, told } from '../testing/command-contexts.ts';
import { acceptRestore } from './accept-restore.ts';

let dataDir: string;
const open = () => openLocalRegistry(dataDir, {});
const terminalThat = async (...answers: string[]) =>
  aCommandContext(await open(), answers.length > 0 ? { answers } : {});
const promote = async (version: string) => {
  const releases = [{ name: 'mf-catalog', version }];
  await applyChange(await open(), 'production', { kind: 'promote', releases }, { by: 'ada' });
};

/** A backup of the releases was put back, on purpose; the keys lie elsewhere. */
beforeEach(async () => {
  dataDir = await aDataDir();
  const registry = await open();
  await publish(registry, aShell());
  for (const version of ['1.0.0', '1.1.0']) await publish(registry, aRemote({ version }));
  const releases = ['shell', 'mf-catalog'].map((name) => ({ name, version: '1.0.0' }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const backup = join(await aDataDir(), 'releases');
  await cp(join(dataDir, 'releases'), backup, { recursive: true });
  await promote('1.1.0');
  await rm(join(dataDir, 'releases'), { recursive: true });
  await cp(backup, join(dataDir, 'releases'), { recursive: true });
});

test('an operator who put a backup back sees what is older, says why, and it stands in the audit log', async () => {
  await expect(promote('1.1.0')).rejects.toThrow('stoa accept-restore');
  const asked = await terminalThat('n', 'y');
  const options = { why: 'the disk was lost' };
  await expect(acceptRestore(asked.terminal, dataDir, options)).rejects.toThrow('Nothing was changed.');
  await expect(promote('1.1.0')).rejects.toMatchObject({ name: 'RevisionUntrusted' });
  expect(asked.heard.join('\n')).toContain('channels/production: revision 1, revision 2 was seen');

  expect(told(await acceptRestore(asked.terminal, dataDir, options))[0]).toBe('Accepted: 1 place older than before.');
  await promote('1.1.0');
  const registry = await open();
  expect((await registry.channels.read('production')).revision).toBe(2);
  expect((await registry.audit.list({ limit: 5 })).find(({ kind }) => kind === 'restore-accept')).toMatchObject({
    why: 'the disk was lost',
    details: { set_back: [{ place: 'channels/production', seen: 2, now: 1 }] },
  });
  expect(await registry.audit.verify()).toMatchObject({ valid: true });
});

test('without a reason, or where nothing is older, nothing is accepted', async () => {
  const { terminal } = await terminalThat();
  await expect(acceptRestore(terminal, dataDir, { yes: true })).rejects.toThrow('--why');
  await acceptRestore(terminal, dataDir, { yes: true, why: 'restored' });
  expect(told(await acceptRestore(terminal, dataDir, { yes: true, why: 'again' }))[0]).toContain('Nothing is older');
});
