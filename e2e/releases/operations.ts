import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from 'playwright/test';
import { node, root } from './gateway-process.ts';
import { openSite, type Site } from './site.ts';

export { expect } from 'playwright/test';

export interface Operations extends Pick<Site, 'url' | 'dataDir' | 'stoa'> {
  /** Builds mf-catalog with changed sources under another version, away from the workspace; returns the built folder. */
  buildCatalogue(version: string, change: (source: string) => string): Promise<string>;
}

/** An operator with a site of their own. */
export const test = base.extend<{ operations: Operations }>({
  operations: async ({ baseURL }, use) => {
    const site = await openSite({ product: baseURL!, gateways: 1 });
    await use({ ...site, buildCatalogue: (version, change) => buildCatalogue(site.folder, version, change) });
    await site.close();
  },
});

async function buildCatalogue(
  folder: string,
  version: string,
  changeTexts: (source: string) => string,
): Promise<string> {
  const workspace = join(folder, version, 'mf-catalog');
  await cp(join(root, 'mf-catalog'), workspace, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  await symlink(join(root, 'node_modules'), join(folder, version, 'node_modules'));
  for (const file of await readdir(join(workspace, 'src'), { recursive: true })) {
    if (!file.endsWith('.en.ts')) continue;
    const path = join(workspace, 'src', file);
    await writeFile(path, changeTexts(await readFile(path, 'utf8')));
  }
  const builder = join(root, 'platform/toolchain/src/build/build-package.ts');
  await promisify(execFile)(node, [builder, relative(root, workspace)], {
    cwd: root,
    env: { ...process.env, STOA_VERSION: version },
  });
  return join(workspace, 'dist');
}
