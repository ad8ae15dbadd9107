import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { folderAbove } from './folder-above.ts';
import { installedVersion, root, sharedDir } from './workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-workspace-'));
afterAll(() => rmSync(folder, { recursive: true }));

const install = (where: string, name: string, version: string) => {
  const dir = join(folder, where, 'node_modules', name);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name, version }));
};

test('the project and its shared package are found from the presets', () => {
  expect(folderAbove(join(root, 'mf-catalog/src'), 'docker-compose.yml')).toBe(root);
  expect(sharedDir).toBe(join(root, 'shared'));
});

test('a library has the version nearest to the folder that asks', () => {
  install('.', 'react', '19.3.1');
  install('remotes/mf-one', 'react', '19.2.9');
  expect(installedVersion('react', join(folder, 'remotes/mf-one'))).toBe('19.2.9');
  expect(installedVersion('react', join(folder, 'remotes'))).toBe('19.3.1');
  expect(installedVersion('vue', '/')).toBeUndefined();
});
