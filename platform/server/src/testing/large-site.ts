import { blobOfIntegrity } from '../registry/blob-store.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import type { SigningKeys } from '../signing/signing.ts';
import { aRemote, aRoute, aShell } from './built-folders.ts';
import { faultyStorage, type FaultyStorage } from './faulty-storage.ts';
import { aStorage } from './memory-storage.ts';
import { publish } from './registries.ts';

export const thirtyNames = Array.from({ length: 30 }, (_, at) => `mf-part-${at}`);

/** A remote of the large site: every version has code of its own. */
export async function publishPart(registry: Registry, name: string, version: string): Promise<void> {
  const route = aRoute(`/${name}`);
  await publish(registry, aRemote({ name, version, routes: [route] }), { 'js/remote.js': `run('${name} ${version}')` });
}

export const promoteAll = (registry: Registry, version: string, names: readonly string[]) =>
  applyChange(
    registry,
    'production',
    // Some go to and fro.
    { kind: 'promote', releases: names.map((name) => ({ name, version })), allowLower: true },
    { by: 'ada' },
  );

/** What is stored of a shell and thirty remotes: 1.0.0 of all went live, then 1.1.0 of all. */
export async function aLargeSite(keys: SigningKeys): Promise<ReadonlyMap<string, Buffer>> {
  const storage = aStorage();
  const registry = openRegistry(storage, keys);
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(registry, aShell({ version }), { 'main.js': `shell('${version}')` });
    for (const name of thirtyNames) await publishPart(registry, name, version);
    await promoteAll(registry, version, ['shell', ...thirtyNames]);
  }
  return storage.objects;
}

export const copyOf = (objects: ReadonlyMap<string, Buffer>): ReturnType<typeof aStorage> => {
  const storage = aStorage();
  for (const [key, content] of objects) storage.objects.set(key, content);
  return storage;
};

/** A process of its own on the storage, which may fail it. */
export function aProcess(
  storage: ReturnType<typeof aStorage>,
  keys: SigningKeys,
): { storage: FaultyStorage; registry: Registry } {
  const faulty = faultyStorage(storage);
  return { storage: faulty, registry: openRegistry(faulty, keys) };
}

/** The file as it is, and its compressed copies. */
export async function formKeysOf(registry: Registry, name: string, version: string, path: string): Promise<string[]> {
  const file = (await registry.artefacts.find(name, version))?.files.find((one) => one.path === path);
  if (!file) throw new Error(`${name}@${version} has no ${path}.`);
  return [blobOfIntegrity(file.integrity), ...file.copies.map(({ blob }) => blob)].map(
    (blob) => `blobs/${blob.slice(0, 2)}/${blob}`,
  );
}

export async function blobKeyOf(registry: Registry, name: string, version: string, path: string): Promise<string> {
  const [asItIs] = await formKeysOf(registry, name, version, path);
  return asItIs!;
}
