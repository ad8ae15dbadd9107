import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Looks at the shape, not the class: an error may come from another realm. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
/** There is no file of this name; a folder, or something below a file, is none either. */
export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) as string);

/** Writes a new file that survives a power cut once its folder is synced. */
export async function writeSynced(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a folder and those above it, each of which survives a power cut. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Makes renames and new names in a folder survive a power cut. Windows cannot open folders, and needs it not. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
