import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, listPackages } from '../start/build-all.ts';
import { root } from '../start/run-command.ts';

/**
 * Folders with finished builds, the shell's first: those below STOA_BUILDS (`shell/`, `mf-catalog/` …), else each
 * package's own `dist`, built where something changed.
 */
export async function prepareBuilds(): Promise<string[]> {
  const elsewhere = process.env['STOA_BUILDS'];
  const names = listPackages();
  if (!elsewhere) {
    await buildAll({ only: [], force: false });
    return names.map((name) => join(root, name, 'dist'));
  }
  return names.map((name) => join(elsewhere, name)).filter((folder) => existsSync(join(folder, 'files.json')));
}
