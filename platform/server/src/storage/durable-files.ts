import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
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

/** Makes the file exist with this content, unless it exists already. Atomic between processes; says whether it did. */
export async function createOnce(path: string, content: string, mode?: number): Promise<boolean> {
  const temporary = await writeBeside(path, content, mode);
  try {
    await link(temporary, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(path));
  return true;
}

/** Readers see the old content or the new, never a part. */
export async function replaceFile(path: string, content: string, mode?: number): Promise<void> {
  await rename(await writeBeside(path, content, mode), path);
  await syncFolder(dirname(path));
}

async function writeBeside(path: string, content: string, mode?: number): Promise<string> {
  await makeFolder(dirname(path));
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeSynced(temporary, content, mode);
  return temporary;
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
