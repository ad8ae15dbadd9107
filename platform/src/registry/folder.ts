import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
/** Looks at the shape, not the class: an error may come from another realm. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

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
  const temporary = await writeBeside(path, content, mode);
  await rename(temporary, path);
  await syncFolder(dirname(path));
}

/** Undefined when there is no such file. @throws when its content is not what the schema says. */
export async function findJson<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
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

async function writeBeside(path: string, content: string, mode?: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'wx', mode);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return temporary;
}
