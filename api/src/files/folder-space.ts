import { randomUUID } from 'node:crypto';
import { readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is free on the disk of a folder, and how large it is, in bytes. */
export async function spaceOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Whether a file can be written there and is read as it was written. */
export async function isWritable(folder: string): Promise<boolean> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, probe);
    return (await readFile(probe, 'utf8')) === probe;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
