import { join } from 'node:path';
import { openArtefactStore, type ArtefactStore } from './artefact-store.ts';
import { openChannelStore, type ChannelStore } from './channel-store.ts';

/** Artefacts, which never change, and channels, which say which of them are live. */
export interface Registry {
  folder: string;
  artefacts: ArtefactStore;
  channels: ChannelStore;
}

/** Any number of processes may open the same data folder. */
export function openRegistry(dataDir: string): Registry {
  const folder = join(dataDir, 'registry');
  return { folder, artefacts: openArtefactStore(folder), channels: openChannelStore(folder) };
}
