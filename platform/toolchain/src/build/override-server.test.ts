import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { defineRemote } from './define-remote.ts';
import { describeOverride } from './override-server.ts';
import { root } from './workspace.ts';

const config = defineRemote({
  port: 8101,
  routes: [{ id: 'results', path: '/results', title: 'Courses', requiresLogin: false, preload: ['results'] }],
});

test('an override has a version and a global of its own, and promises no bytes', () => {
  const remote = describeOverride(join(root, 'mf-catalog'), config, 'http://localhost:8101');
  expect(remote).toMatchObject({
    name: 'mf-catalog',
    version: '0.0.0-dev',
    global: 'mf_catalog_0_0_0_dev',
    entry: 'http://localhost:8101/remoteEntry.js',
    integrity: '',
    preload: {},
    files: {},
  });
  expect(remote.routes).toMatchObject([{ id: 'results', preload: [] }]);
});
