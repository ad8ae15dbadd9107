import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyFolderOf, makeKeyFolder } from '../signing/key-folder.ts';
import { createOnce, isMissing } from '../storage/durable-files.ts';

export const platformTokenFileOf = (dataDir: string): string => join(keyFolderOf(dataDir), 'root-token');

/**
 * The token that may do everything and makes the first other ones: from the setting, or made at the first start and kept
 * in the data folder.
 */
export async function openPlatformToken(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  const kept = await findPlatformToken(dataDir);
  if (kept) return kept;
  await makeKeyFolder(dataDir);
  await createOnce(platformTokenFileOf(dataDir), `stoa_root_${randomBytes(32).toString('base64url')}\n`, 0o600);
  return (await readFile(platformTokenFileOf(dataDir), 'utf8')).trim();
}

export async function findPlatformToken(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(platformTokenFileOf(dataDir), 'utf8')).trim() || undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Compares in constant time, whatever the lengths. */
export const isSameToken = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
