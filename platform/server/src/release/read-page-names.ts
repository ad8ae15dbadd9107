import { isShell, type Descriptor } from '../registry/artefact-store.ts';
import { BlobCorrupt, blobOfIntegrity } from '../registry/blob-store.ts';
import type { Registry } from '../registry/registry.ts';
import { isStyle } from './gate/file-kinds.ts';
import { namesOfSheet, type PageNames, type SheetNames } from './gate/page-names.ts';

/** What the stylesheets of these versions call things by, for those who may not take the names. @throws StorageUnavailable */
export async function readPageNames(registry: Registry, descriptors: readonly Descriptor[]): Promise<PageNames> {
  const frame = { classes: new Set<string>(), animations: new Set<string>(), properties: new Set<string>() };
  const families = new Map<string, string>();
  for (const descriptor of descriptors) {
    for (const sheet of await sheetsOf(registry, descriptor)) {
      for (const family of sheet.families) families.set(family, descriptor.name);
      if (!isShell(descriptor)) continue;
      for (const kind of ['classes', 'animations', 'properties'] as const) {
        for (const name of sheet[kind]) frame[kind].add(name);
      }
    }
  }
  return { frame, families };
}

async function sheetsOf(registry: Registry, { name, version }: Descriptor): Promise<SheetNames[]> {
  const artefact = await registry.artefacts.find(name, version);
  const sheets = (artefact?.files ?? []).filter(({ path }) => isStyle(path));
  return Promise.all(
    sheets.map(({ integrity }) =>
      namesOfSheet(integrity, async () => {
        // One that was altered is told elsewhere; it holds up nobody's release.
        const content = await registry.blobs.read(blobOfIntegrity(integrity)).catch((error: unknown) => {
          if (error instanceof BlobCorrupt) return undefined;
          throw error;
        });
        return content?.toString('utf8') ?? '';
      }),
    ),
  );
}
