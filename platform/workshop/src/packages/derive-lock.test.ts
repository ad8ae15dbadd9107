import { expect, test } from '@jest/globals';
import { deriveLock, type Lock } from './derive-lock.ts';

const project: Lock = {
  name: 'stoa',
  version: '0.1.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { version: '0.1.0' },
    'node_modules/@stoa/shared': { link: true, resolved: 'shared' },
    shared: { version: '1.0.0', dependencies: { react: '1.0.0', 'left-out': '1.0.0' } },
    'shared/node_modules/tiny': { version: '2.0.0' },
    'node_modules/react': { version: '1.0.0', optionalDependencies: { 'of-linux': '1.0.0', 'of-none': '1.0.0' } },
    'node_modules/of-linux': { version: '1.0.0', optional: true },
    'node_modules/tiny': { version: '1.0.0' },
    'node_modules/jest': { version: '30.0.0', dependencies: { tiny: '1.0.0' }, dev: true },
    'node_modules/left-out': { version: '1.0.0' },
    'node_modules/of-others': { version: '1.0.0' },
  },
};
const manifest = {
  name: '@stoa/mf-one',
  version: '1.4.0',
  dependencies: { '@stoa/shared': '1.0.0' },
  devDependencies: { jest: '30.0.0' },
};
const shared = { version: '1.0.0', bin: { stoa: 'bin/stoa.mjs' }, dependencies: { react: '1.0.0', tiny: '2.0.0' } };
const derive = () => deriveLock({ project, folder: 'mf-one', manifest, packed: { shared } });

test('a remote’s lock holds what it reaches at the project’s versions, and nothing else', () => {
  expect(Object.keys(derive().packages)).toEqual([
    '',
    'node_modules/@stoa/shared',
    'node_modules/@stoa/shared/node_modules/tiny',
    'node_modules/jest',
    'node_modules/of-linux',
    'node_modules/react',
    'node_modules/tiny',
  ]);
});

test('our packages stand as they are packed, with their commands, and without an integrity', () => {
  expect(derive().packages['node_modules/@stoa/shared']).toEqual(shared);
});

test('what only the tools need says so, and what the registry lacks is not asked for', () => {
  const { packages } = derive();
  expect(packages['node_modules/jest']).toMatchObject({ dev: true });
  expect(packages['node_modules/react']).toEqual({ version: '1.0.0', optionalDependencies: { 'of-linux': '1.0.0' } });
});

test('two versions in one place are a fault of the project', () => {
  const packages = { ...project.packages, 'mf-one/node_modules/tiny': { version: '3.0.0' } };
  const uses = { ...manifest, dependencies: { ...manifest.dependencies, tiny: '3.0.0' } };
  const both = () =>
    deriveLock({ project: { ...project, packages }, folder: 'mf-one', manifest: uses, packed: { shared } });
  expect(both).toThrow('two versions at node_modules/tiny');
});
