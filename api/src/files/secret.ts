import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key that signs file links: given, or made once and kept in the data folder. */
export async function readSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given;
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  return (await readKept(path)) ?? (await makeKept(path));
}

async function readKept(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || undefined;
}

/** Written aside and linked into place, so that two processes that start together agree on one. */
async function makeKept(path: string): Promise<string> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
  const kept = await readKept(path);
  if (kept === undefined) throw new Error(`${path} is empty. Remove it, or set STOA_SECRET.`);
  return kept;
}
