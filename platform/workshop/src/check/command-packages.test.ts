import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../start/run-command.ts';
import { commandPackages } from './command-packages.ts';

const read = (path: string) => readFile(join(root, path), 'utf8');

/** What the images that publish and prove take out of the toolchain, by the list in their Dockerfile. */
async function takenOut(): Promise<string[]> {
  const [, stage = ''] =
    /^FROM \S+ AS command-packages\n(.*?)^FROM/ms.exec(await read('platform/deploy/Dockerfile')) ?? [];
  const [, list = ''] = /-w @stoa\/toolchain \\\n(.*?)&&/s.exec(stage) ?? [];
  return list.split(/[\s\\]+/).filter(Boolean);
}

test('the image of the command goes without what only building needs: all of it, and nothing more', async () => {
  const { dependencies } = JSON.parse(await read('platform/toolchain/package.json')) as { dependencies: object };
  const names = Object.keys(dependencies);
  const needed = await commandPackages(names);
  expect([...needed]).toEqual(expect.arrayContaining(['axe-core', 'commander', 'playwright', '@stoa/server']));
  expect(await takenOut()).toEqual(names.filter((name) => !needed.has(name)).sort());
});
