import { expect, test } from '@jest/globals';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { aRemote, aRoute, aShell } from '@stoa/server/testing/built-folders.ts';
import { aRegistry, publish } from '@stoa/server/testing/registries.ts';
import { aCommandContext, told } from '../testing/command-contexts.ts';
import { diff } from './diff.ts';

test('two versions, or one against what is live, are told apart in files, sizes and routes', async () => {
  const registry = aRegistry();
  await publish(registry, aShell());
  await publish(registry, aRemote());
  const routes = [aRoute('/marketplace/results'), aRoute('/marketplace/new')];
  await publish(registry, aRemote({ version: '1.1.0', routes }), { 'js/more.js': 'more()' });
  const context = aCommandContext(registry);
  const lines = told(await diff(context, 'mf-catalog', '1.0.0', '1.1.0'));
  expect(lines[0]).toBe('mf-catalog 1.0.0 → 1.1.0');
  expect(lines).toContain('  route       + /marketplace/new');
  expect(lines).toContain('  file        + js/more.js 0.0 kB');

  await expect(diff(context, 'mf-catalog@1.1.0')).rejects.toThrow('mf-catalog is not live in production');
  const releases = ['shell', 'mf-catalog'].map((name) => ({ name, version: '1.0.0' }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  expect(told(await diff(context, 'mf-catalog@1.1.0'))).toEqual(lines);
  await expect(diff(context, 'mf-catalog')).rejects.toThrow('stoa diff mf-catalog 1.4.0 1.5.0');
});
