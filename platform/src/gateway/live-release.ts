import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { buildLiveRelease, type LiveRelease } from '../release/release-document.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';

/** What pages are served from: one revision of the channel, made ready. */
export interface ServedRelease extends LiveRelease {
  routes: RouteTable;
  /** Origins of dev servers; empty but on a developer's machine. */
  devOrigins: readonly string[];
}

export interface LiveReleaseWatch {
  readonly channel: string;
  /** The last good release; undefined before the first one. */
  current(): ServedRelease | undefined;
  /** Looks at the registry now: after a change made by this process, the next page has it. */
  refresh(): Promise<void>;
  onChange(listener: (release: ServedRelease) => void): () => void;
  close(): void;
}

/**
 * Keeps the channel's live release in memory, and follows changes that any process makes. When the registry cannot be
 * read, the last good release stays in service.
 */
export async function watchLiveRelease(
  registry: Registry,
  { channel }: { channel: string },
  log: FastifyBaseLogger,
): Promise<LiveReleaseWatch> {
  const listeners = new Set<(release: ServedRelease) => void>();
  let served: ServedRelease | undefined;
  let isFailing = false;

  const load = async (): Promise<void> => {
    const document = await registry.channels.read(channel);
    if (document.revision === (served?.document.revision ?? 0)) return;
    const artefacts = await Promise.all(
      Object.entries(document.live).map(async ([name, { version }]) => {
        const artefact = await registry.artefacts.find(name, version);
        if (!artefact) throw new Error(`${name}@${version} is live in ${channel} but missing in the registry.`);
        return artefact;
      }),
    );
    const release = buildLiveRelease(document, artefacts);
    if (!release) return;
    served = { ...release, routes: createRouteTable(release.document), devOrigins: [] };
    log.info({ channel, revision: document.revision, live: document.live }, 'serving release');
    for (const listener of listeners) listener(served);
  };

  const tryLoad = async (): Promise<void> => {
    try {
      await load();
      isFailing = false;
    } catch (error) {
      // Once, not with every look.
      if (!isFailing) log.error(error, 'the registry cannot be read; the last good release stays in service');
      isFailing = true;
    }
  };

  // Looks never overlap: a slow read of an old revision must not overtake a newer one.
  let looking: Promise<void> = Promise.resolve();
  const refresh = (): Promise<void> => (looking = looking.then(tryLoad));

  await refresh();
  const stopWatching = await registry.channels.watch(channel, () => void refresh());
  return {
    channel,
    current: () => served,
    refresh,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stopWatching,
  };
}
