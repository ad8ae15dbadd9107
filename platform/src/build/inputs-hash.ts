import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root, type Workspace } from './workspace.ts';

/** All that decides what a build of this workspace gives: its own files, shared code, the presets, the dependencies. */
const inputs = (name: string, source: boolean): string[] => [
  ...(source ? [`${name}/src/**`, 'shared/src/**'] : []),
  `${name}/webpack.config.js`,
  `${name}/remote.config.ts`,
  `${name}/package.json`,
  'shared/package.json',
  'platform/src/build/**',
  'package-lock.json',
];

interface Inputs {
  source: boolean;
  /** Folder of the workspaces. */
  base?: string;
}

/**
 * One hash over the content of every input. Without `source`, over what the bundler does not watch itself, and the
 * version that goes into names: fit as the version of its cache.
 */
export function inputsHash({ name, version }: Workspace, { source, base = root }: Inputs): string {
  const hash = createHash('sha256').update(`${source ? '' : version}\n${process.versions.node}\n`);
  const files = globSync(inputs(name, source), { cwd: base, ignore: ['**/*.test.*', '**/*.md'] }).sort();
  for (const file of files)
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(base, file)))
      .update('\n');
  return hash.digest('hex');
}
