import { expect, test } from '@jest/globals';
import { aStorage } from '../testing/memory-storage.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { openPolicyStore } from './policy-store.ts';

const keys = someKeys();

test('one person suffices and canaries are judged, unless somebody says otherwise', async () => {
  const policies = openPolicyStore(aStorage(), keys);
  expect(await policies.get('production', 'mf-player')).toEqual({
    name: 'mf-player',
    approval: false,
    judged: true,
    proof: 'warn',
  });
  await policies.update('production', 'mf-player', { approval: true });
  await policies.update('production', 'mf-player', { judged: false });
  await policies.update('production', 'mf-player', { proof: 'require' });
  expect(await policies.get('production', 'mf-player')).toEqual({
    name: 'mf-player',
    approval: true,
    judged: false,
    proof: 'require',
  });
  expect(await policies.get('staging', 'mf-player')).toMatchObject({ approval: false });
  expect(await policies.list('production')).toHaveLength(1);
});

test('two who change different things at once both have their way', async () => {
  const storage = aStorage();
  const change = [{ approval: true }, { judged: false }];
  await Promise.all(change.map((patch) => openPolicyStore(storage, keys).update('production', 'shell', patch)));
  expect(await openPolicyStore(storage, keys).get('production', 'shell')).toEqual({
    name: 'shell',
    approval: true,
    judged: false,
    proof: 'warn',
  });
});
