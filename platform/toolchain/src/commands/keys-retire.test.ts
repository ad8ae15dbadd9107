import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openLocalRegistry } from '@stoa/server/registry/registry.ts';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { aRemote, aShell } from '@stoa/server/testing/built-folders.ts';
import { publish } from '@stoa/server/testing/registries.ts';
import { aCommandContext } from '../testing/command-contexts.ts';
import { retireKey } from './keys-retire.ts';
import { rotate } from './keys-rotate.ts';

test('a key that is retired takes nothing with it: what it signed is signed anew, and the audit log stays whole', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-keys-'));
  const registry = await openLocalRegistry(dataDir, {});
  await publish(registry, aShell());
  await publish(registry, aRemote());
  const releases = ['shell', 'mf-catalog'].map((name) => ({ name, version: '1.0.0' }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const before = await registry.channels.read('production');
  const [old] = registry.keys.list();

  const { lines } = await rotate(dataDir);
  expect(lines.at(-1)).toContain(`stoa keys retire ${old?.id}`);
  const { terminal } = aCommandContext(registry);
  const { json } = await retireKey(terminal, dataDir, old?.id ?? '', { yes: true });
  // Two artefacts and one revision.
  expect(json).toMatchObject({ state: 'retired', signed_anew: 3 });

  const later = await openLocalRegistry(dataDir, {});
  expect(await later.channels.read('production')).toEqual(before);
  expect((await later.artefacts.find('mf-catalog', '1.0.0'))?.digest).toBe(before.live['mf-catalog']?.digest);
  expect(await later.audit.verify()).toMatchObject({ valid: true });
  const [newest, earlier] = await later.audit.list({ limit: 2 });
  expect([newest?.details['action'], earlier?.details['action']]).toEqual(['retire', 'rotate']);
});

test('the key that signs is not retired', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stoa-keys-'));
  const registry = await openLocalRegistry(dataDir, {});
  const [signing] = registry.keys.list();
  const retired = retireKey(aCommandContext(registry).terminal, dataDir, signing?.id ?? '', { yes: true });
  await expect(retired).rejects.toThrow('First run: stoa keys rotate');
});
