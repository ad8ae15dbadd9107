import { openRegistry } from '../registry/registry.ts';
import { listRemotes } from '../registry/shelf.ts';
import { promote, rollBack } from '../release/apply-release.ts';
import type { ReleaseDesk } from './release-desk.ts';

/** Works on the registry's folder itself; a running gateway sees the change within a moment. */
export function openFolderDesk(dataDir: string): ReleaseDesk {
  const registry = openRegistry(dataDir);
  return {
    publish: (folder) => registry.artefacts.publish(folder),
    promote: (channel, releases, because) => promote(registry, channel, releases, because),
    rollBack: (channel, target, because) => rollBack(registry, channel, target, because),
    readChannel: (channel) => registry.channels.read(channel),
    listRemotes: () => listRemotes(registry),
    listChanges: (channel, limit) => registry.channels.listChanges(channel, limit),
  };
}
