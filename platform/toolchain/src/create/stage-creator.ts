import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../build/workspace.ts';

const source = join(root, 'platform/packages/create-stoa-remote');

/** What makes a remote, of the packed `@stoa/toolchain`; it needs no dependencies, so `npm create` is quick. */
const taken = [
  'template',
  ...['create-remote', 'find-project', 'name-remote', 'write-template'].map((name) => `src/create/${name}.js`),
  'src/build/folder-above.js',
];

interface Manifest {
  dependencies: Record<string, string>;
  [other: string]: unknown;
}

/** Lays out `create-stoa-remote` below `stage`, beside the packed toolchain that it takes files of. */
export async function stageCreator(stage: string, toolchain: string): Promise<string> {
  const target = join(stage, 'create-stoa-remote');
  await cp(source, target, { recursive: true });
  for (const path of taken) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await cp(join(toolchain, path), join(target, path), { recursive: true });
  }
  const text = await readFile(join(source, 'package.json'), 'utf8');
  const { private: _private, dependencies: packages, ...kept } = JSON.parse(text) as Manifest;
  // What the new remote depends on is nothing that this package itself has to install.
  await writeFile(join(target, 'package.json'), `${JSON.stringify({ ...kept, packages }, null, 2)}\n`);
  return target;
}
