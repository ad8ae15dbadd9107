import { openRegistry, type Registry } from '../registry/registry.ts';
import { publishFolder } from '../release/publish-artefact.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { aBuiltFolder, type AnyDescriptor } from './built-folders.ts';
import { aStorage } from './memory-storage.ts';
import { someKeys } from './signing-keys.ts';

/** A registry in memory; give the same storage and keys to a second one, and it is another process. */
export const aRegistry = (storage: ObjectStorage = aStorage(), keys: SigningKeys = someKeys()): Registry =>
  openRegistry(storage, keys);

/** Builds and publishes a version with the usual files. */
export async function publish(
  registry: Registry,
  descriptor: AnyDescriptor,
  contents: Record<string, string> = {},
): Promise<void> {
  await publishFolder(registry, await aBuiltFolder(descriptor, contents), 'ada');
}
