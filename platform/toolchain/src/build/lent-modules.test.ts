import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isLent } from './borrowed-modules-plugin.ts';
import { exportedNames } from './lent-names-plugin.ts';
import { join } from 'node:path';
import { borrowedModules, lentFileKey, lentKeys, lentModules } from './lent-modules.ts';
import { ownLibraries } from './own-libraries.ts';
import { readWorkspace, root, sharedDir } from './workspace.ts';

test('whatever a remote borrows, the shell lends in a version that fits', () => {
  const lent = lentModules('production');
  for (const [key, { requiredVersion }] of Object.entries(borrowedModules('production'))) {
    const { version = '' } = lent[key] ?? {};
    expect({ key, fits: version.startsWith(requiredVersion.slice(1).replace(/0$/, '')) }).toEqual({ key, fits: true });
  }
});

test('a finished build has a copy of all that it borrows; one under development has none', () => {
  const copies = Object.entries(borrowedModules('production')).map(([key, { import: copy }]) => [key, copy]);
  expect(Object.fromEntries(copies)).toMatchObject({
    react: 'react',
    'react-router-dom': expect.stringContaining('lent-router'),
    '@stoa/shared/kit': '@stoa/shared/kit',
    '@stoa/shared/ground': '@stoa/shared/plain-ground',
  });
  expect(Object.values(borrowedModules('override')).every((module) => module.import === false)).toBe(true);
});

test('names of what is lent are names of packages', () => {
  const { exports } = JSON.parse(readFileSync(join(sharedDir, 'package.json'), 'utf8')) as { exports: object };
  const ours = lentKeys('production').filter((key) => key.startsWith('@stoa/'));
  expect(ours.filter((key) => !(key.replace('@stoa/shared', '.') in exports))).toEqual([]);
});

test('the shell has all in its first script but the overlays', () => {
  const lazy = Object.entries(lentModules('production')).filter(([, { eager }]) => !eager);
  expect(lazy.map(([key]) => key)).toEqual(['@stoa/shared/overlays']);
});

test('development borrows the development runtime of JSX besides', () => {
  expect(lentKeys('production')).not.toContain('react/jsx-dev-runtime');
  expect(lentKeys('development')).toContain('react/jsx-dev-runtime');
});

test('a copy of a lent package is told from packages with a similar name', () => {
  expect(isLent('/x/node_modules/react/index.js')).toBe(true);
  expect(isLent('/x/node_modules/@mantine/core/esm/index.mjs')).toBe(true);
  expect(isLent('/x/node_modules/react-hook-form/dist/index.esm.mjs')).toBe(false);
  expect(isLent('/x/node_modules/@mantine/core/styles/Button.layer.css')).toBe(false);
});

test('what a remote brings itself is not borrowed, with all its sub-paths, and may be bundled', () => {
  const borrowed = Object.keys(borrowedModules('production', ['react', 'react-dom']));
  expect(borrowed.filter((key) => /^react(-dom)?(\/|$)/.test(key))).toEqual([]);
  expect(borrowed).toContain('react-router-dom');
  expect(isLent('/x/node_modules/react/index.js', ['react'])).toBe(false);
});

test('own libraries have the version that is installed for the remote, and must be lent ones', () => {
  const catalogue = readWorkspace(join(root, 'mf-catalog'));
  expect(ownLibraries(catalogue, ['react'])).toEqual({ react: catalogue.dependencies['react'] });
  expect(() => ownLibraries(catalogue, ['lodash'])).toThrow('does not lend: just import it');
  expect(() => ownLibraries({ ...catalogue, dir: '/' }, ['react'])).toThrow('is not installed');
});

test('files of the kit are known in the project and in the installed, transpiled package', () => {
  expect(lentFileKey(join(sharedDir, 'src/ui/stoa-provider.tsx'))).toBe('@stoa/shared/kit');
  expect(lentFileKey(join(sharedDir, 'dist/ui/overlays.js'))).toBe('@stoa/shared/overlays');
  expect(lentFileKey(join(sharedDir, 'src/ui/price.tsx'))).toBeUndefined();
});

test('what draws texts is lent, but not to who brings a React of their own', () => {
  const file = join(sharedDir, 'src/i18n/create-messages.ts');
  expect(lentFileKey(file)).toBe('@stoa/shared/kit');
  expect(lentFileKey(file, ['react'])).toBeUndefined();
});

test('what every remote stands on is lent, but for the cache that each keeps for itself', () => {
  const keyOf = (file: string) => lentFileKey(join(sharedDir, 'src', file));
  expect(keyOf('federation/create-remote.tsx')).toBe('@stoa/shared/ground');
  expect(keyOf('http/api.ts')).toBe('@stoa/shared/ground');
  expect(keyOf('remote/remote-providers.tsx')).toBeUndefined();
});

test('the ground holds the files that a remote is sent to it for, and no others', () => {
  const ground = readFileSync(join(sharedDir, 'src/remote/ground.ts'), 'utf8');
  const files = [...ground.matchAll(/from '([^']+)'/g)].map(([, file]) => join(sharedDir, 'src/remote', file!));
  const sent = globSync('src/**/*.{ts,tsx}', { cwd: sharedDir })
    .map((file) => join(sharedDir, file))
    .filter((file) => lentFileKey(file) === '@stoa/shared/ground');
  expect(sent.sort()).toEqual(files.sort());
});

test('every React context is lent: of two copies, one would be given and the other asked', () => {
  const contexts = globSync('src/**/*.tsx', { cwd: sharedDir }).filter((file) =>
    readFileSync(join(sharedDir, file), 'utf8').includes('createContext'),
  );
  expect(contexts).toContain(join('src', 'federation', 'platform-context.tsx'));
  expect(contexts.filter((file) => !lentFileKey(join(sharedDir, file)))).toEqual([]);
});

test('the names of a subset are read from its export list', () => {
  expect(exportedNames("/** why */\nexport {\n  Link,\n  useHref,\n} from 'react-router';")).toEqual(
    new Set(['Link', 'useHref']),
  );
});
