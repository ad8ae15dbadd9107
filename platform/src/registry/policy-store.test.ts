import { expect, test } from '@jest/globals';
import { aStorage } from '../testing/memory-storage.ts';
import { openPolicyStore } from './policy-store.ts';

test('one person suffices and canaries are judged, unless somebody says otherwise', async () => {
  const policies = openPolicyStore(aStorage());
  expect(await policies.get('production', 'mf-player')).toEqual({ name: 'mf-player', approval: false, judged: true });
  await policies.update('production', 'mf-player', { approval: true });
  await policies.update('production', 'mf-player', { judged: false });
  expect(await policies.get('production', 'mf-player')).toEqual({ name: 'mf-player', approval: true, judged: false });
  expect(await policies.get('staging', 'mf-player')).toMatchObject({ approval: false });
  expect(await policies.list('production')).toHaveLength(1);
});

test('two who change different things at once both have their way', async () => {
  const storage = aStorage();
  const change = [{ approval: true }, { judged: false }];
  await Promise.all(change.map((patch) => openPolicyStore(storage).update('production', 'shell', patch)));
  expect(await openPolicyStore(storage).get('production', 'shell')).toEqual({
    name: 'shell',
    approval: true,
    judged: false,
  });
});
