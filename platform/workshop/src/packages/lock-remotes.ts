/** `npm run lock`: writes each remote's own package-lock.json, by which it installs where it stands alone. */
import { readFile, writeFile } from 'node:fs/promises';
import { packedFolders, readPackedManifest } from '@stoa/toolchain/create/packed-packages.ts';
import { deriveLock, type Lock, type LockedPackage } from './derive-lock.ts';
import { root, workspaces } from '../start/run-command.ts';

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(`${root}${path}`, 'utf8')) as T;
const remotes = workspaces.filter((folder) => folder.startsWith('mf-'));

/** Path of each remote's lock → what it should say. */
async function deriveLocks(): Promise<Map<string, string>> {
  const project = await readJson<Lock>('package-lock.json');
  const manifests = packedFolders.map(async (folder) => [folder, await readPackedManifest(folder)] as const);
  const packed = Object.fromEntries(await Promise.all(manifests)) as unknown as Record<string, LockedPackage>;
  const locks = remotes.map(async (folder) => {
    const manifest = await readJson<LockedPackage>(`${folder}/package.json`);
    const lock = deriveLock({ project, folder, manifest, packed });
    return [`${folder}/package-lock.json`, `${JSON.stringify(lock, null, 2)}\n`] as const;
  });
  return new Map(await Promise.all(locks));
}

/** @throws naming each remote whose lock says something else than the project's */
export async function checkLocks(): Promise<void> {
  const stale: string[] = [];
  for (const [path, wanted] of await deriveLocks()) {
    const present = await readFile(`${root}${path}`, 'utf8').catch(() => undefined);
    if (present !== wanted) stale.push(path);
  }
  if (stale.length > 0) throw new Error(`${stale.join(', ')}: not as package-lock.json has it. Run: npm run lock`);
}

if (import.meta.main) {
  for (const [path, lock] of await deriveLocks()) await writeFile(`${root}${path}`, lock);
}
