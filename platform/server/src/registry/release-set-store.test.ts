import { expect, test } from '@jest/globals';
import { StorageUnavailable } from '../storage/object-storage.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { openReleaseSetStore, releaseSetId } from './release-set-store.ts';

const versions = { shell: '1.0.0', 'mf-catalog': '1.4.0' };
const aSet = { id: releaseSetId(versions), channel: 'production', revision: 7, versions };

test('the id says which versions, whatever their order', () => {
  expect(aSet.id).toMatch(/^rs[a-z2-7]{14}$/);
  expect(releaseSetId({ 'mf-catalog': '1.4.0', shell: '1.0.0' })).toBe(aSet.id);
  expect(releaseSetId({ 'mf-catalog': '1.4.1', shell: '1.0.0' })).not.toBe(aSet.id);
});

test('a set is written once, with the first revision that had it', async () => {
  const storage = aStorage();
  let writes = 0;
  const store = openReleaseSetStore({ ...storage, create: (...given) => ((writes += 1), storage.create(...given)) });
  for (let view = 0; view < 100; view += 1) store.remember({ ...aSet, revision: 7 + view });
  await store.settled();
  store.remember({ ...aSet, revision: 9 });
  expect(writes).toBe(1);
  expect(await store.find(aSet.id)).toMatchObject({ revision: 7, versions });
  for (const unknown of ['rsaaaaaaaaaaaaaa', 'rs', '../tokens/x']) expect(await store.find(unknown)).toBeUndefined();
});

test('a storage that is down disturbs no page view, and is not asked at each', async () => {
  let asked = 0;
  const failures: unknown[] = [];
  const down = { ...aStorage(), create: async () => ((asked += 1), Promise.reject(new StorageUnavailable('gone'))) };
  const store = openReleaseSetStore(down, (error) => failures.push(error));
  for (let view = 0; view < 50; view += 1) {
    store.remember(aSet);
    await store.settled();
  }
  expect(asked).toBe(1);
  expect(failures).toHaveLength(1);
});
