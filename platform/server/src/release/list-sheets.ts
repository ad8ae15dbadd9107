import type { Descriptor } from '../registry/artefact-store.ts';
import type { Registry } from '../registry/registry.ts';
import { isStyle } from './gate/file-kinds.ts';
import type { LiveSheet } from './gate/page-names.ts';

/** The stylesheets of these versions, which are in one page with a new one. @throws StorageUnavailable */
export async function listSheets(registry: Registry, descriptors: readonly Descriptor[]): Promise<LiveSheet[]> {
  const artefacts = await Promise.all(descriptors.map(({ name, version }) => registry.artefacts.find(name, version)));
  return artefacts.flatMap((artefact) =>
    (artefact?.files ?? [])
      .filter(({ path }) => isStyle(path))
      .map(({ integrity }) => ({ owner: artefact?.descriptor.name ?? '', integrity })),
  );
}
