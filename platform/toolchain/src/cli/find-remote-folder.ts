import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { root } from '../build/workspace.ts';

/** Folder of a remote: given as a folder, as a workspace’s name, or the one we stand in. @throws when there is none */
export function findRemoteFolder(given: string | undefined): string {
  const here = resolve('.');
  const candidates =
    given === undefined ? [here] : [resolve(given), join(root, given), ...(basename(here) === given ? [here] : [])];
  const found = candidates.find((folder) => existsSync(join(folder, 'remote.config.ts')));
  if (found) return found;
  throw new Error(
    given === undefined
      ? 'This folder is no remote: it has no remote.config.ts. Name one: stoa dev mf-player.'
      : `There is no remote ${given} here: no folder of that name has a remote.config.ts.`,
  );
}
