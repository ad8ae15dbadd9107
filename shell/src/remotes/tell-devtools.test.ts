import { beforeEach, expect, test } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { aRemote } from '../testing/a-remote.ts';
import { tellDevtools } from './tell-devtools.ts';

beforeEach(() => {
  init({ name: 'shell_1_0_0', remotes: [], shared: { react: { version: '19.3.1', lib: () => ({}) } } });
});

test('the snapshots tell the remotes of the page, their versions, and what the shell lends', () => {
  tellDevtools(aRemote('mf-x', '1.4.0'));
  tellDevtools(aRemote('mf-x', '1.5.0'));
  const snapshots = globalThis.__FEDERATION__.moduleInfo;
  expect(snapshots['shell_1_0_0']).toMatchObject({
    remotesInfo: { 'mf-x': { matchedVersion: '1.5.0' } },
    shared: [{ sharedName: 'react', version: '19.3.1' }],
  });
  expect(snapshots['mf-x:1.4.0']).toMatchObject({ publicPath: '/remotes/mf-x/1.4.0/' });
  expect(snapshots['mf-x:1.5.0']).toMatchObject({ remoteEntry: '/remotes/mf-x/1.5.0/remoteEntry.js' });
});
