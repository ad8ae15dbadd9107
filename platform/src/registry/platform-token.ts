import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOnce, isMissing } from './folder.ts';

const placeOf = (dataDir: string) => join(dataDir, 'registry', 'token');

/** The token that may change releases: from the setting, or made at the first start and kept in the data folder. */
export async function openPlatformToken(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  const kept = await findPlatformToken(dataDir);
  if (kept) return kept;
  await createOnce(placeOf(dataDir), `stoa_${randomBytes(32).toString('base64url')}\n`, 0o600);
  return (await readFile(placeOf(dataDir), 'utf8')).trim();
}

export async function findPlatformToken(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(placeOf(dataDir), 'utf8')).trim() || undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Compares in constant time, whatever the lengths. */
export const isSameToken = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
