import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { refuse } from './refusal.ts';

/**
 * Paths of all files of a built folder, with forward slashes. Hidden files are the builder's own notes and no part of a
 * release. @throws ReleaseRefused `artefact_invalid` for a link: it could show a file from outside.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isFile: entry.isFile(),
    }))
    .filter(({ path }) => !path.split('/').some((segment) => segment.startsWith('.')));
  const odd = paths.find(({ isFile }) => !isFile);
  if (odd) throw refuse('artefact_invalid', `${odd.path} is not a plain file.`);
  return paths.map(({ path }) => path).sort();
}
