import type { FastifyBaseLogger } from 'fastify';
import type { ChannelDocument } from '@stoa/shared/contract/channels.ts';
import { releaseDocument, type ReleaseDocument, type SignedText } from '@stoa/shared/contract/release.ts';
import type { ChannelRevision } from '../registry/channel-store.ts';
import type { Registry } from '../registry/registry.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';
import type { ReleasedShell } from './released-shell.ts';
import { loadShells, verifyFiles } from './verify-release.ts';

/** What pages are served from: one revision of the channel, verified and made ready. */
export interface ServedRelease {
  channel: ChannelDocument;
  document: ReleaseDocument;
  /** The document as it was signed, letter by letter; unsigned on a developer's machine only. */
  payload: string;
  signature: Pick<SignedText, 'key_id' | 'signature'> | undefined;
  fallback: SignedText | null;
  /** The stable shell, its canary, and the one before. */
  shells: ReadonlyMap<string, ReleasedShell>;
  shellBefore: string | undefined;
  /** Routes of the page with these canaries. */
  routesWith(canaries: readonly string[]): RouteTable;
  /** Origins of dev servers; empty but on a developer's machine. */
  devOrigins: readonly string[];
}

export interface LiveReleaseWatch {
  readonly channel: string;
  /** The last good release; undefined before the first one. */
  current(): ServedRelease | undefined;
  /** Could the registry be read the last time it was looked at? */
  isReadable(): boolean;
  /** Looks at the registry now: after a change made by this process, the next page has it. */
  refresh(): Promise<void>;
  onChange(listener: (release: ServedRelease) => void): () => void;
  close(): void;
}

interface Options {
  channel: string;
  log: FastifyBaseLogger;
  /** Told once when a revision cannot be trusted or read, and again when that has passed. */
  onTrouble?(error: unknown): void;
}

/** So many revisions are looked through for a good one when a process starts on a bad one. */
const MOST_STEPS_BACK = 20;

/**
 * Keeps the channel's live release in memory, and follows changes that any process makes. A revision is served when its
 * signature, its artefacts and every file of them are what they were when they were released; until then, and while the
 * registry cannot be read, the last good one stays in service.
 */
export async function watchLiveRelease(registry: Registry, options: Options): Promise<LiveReleaseWatch> {
  const { channel, log, onTrouble } = options;
  const listeners = new Set<(release: ServedRelease) => void>();
  let served: ServedRelease | undefined;
  let isFailing = false;

  /** Pages name the keys of this moment: what a key signed that was retired since, starts none of them. */
  const isTrusted = ({ signature }: ServedRelease): boolean =>
    !signature || Object.hasOwn(registry.keys.verifier.trusted, signature.key_id);

  const load = async (): Promise<void> => {
    const latest = await registry.channels.findLatest(channel);
    const { revision = 0 } = served?.document ?? {};
    if (!latest || latest.document.revision < revision) return;
    if (latest.document.revision === revision && (!served || isTrusted(served))) return;
    const ready = await prepare(registry, latest);
    if (!ready) return;
    const isNews = ready.document.revision > revision;
    served = ready;
    if (!isNews) return;
    log.info({ channel, revision: latest.document.revision, live: latest.document.live }, 'serving release');
    for (const listener of listeners) listener(served);
  };

  const tryLoad = async (): Promise<void> => {
    try {
      await load();
      if (isFailing) log.info({ channel }, 'the registry can be read again');
      isFailing = false;
    } catch (error) {
      // Once, not with every look.
      if (!isFailing) {
        log.error(error, 'the live release cannot be read or trusted; the last good one stays in service');
        onTrouble?.(error);
      }
      isFailing = true;
      served ??= await findEarlier(registry, channel).catch(() => undefined);
    }
  };

  // Looks never overlap: a slow read of an old revision must not overtake a newer one.
  let looking: Promise<void> = Promise.resolve();
  const refresh = (): Promise<void> => (looking = looking.then(tryLoad));

  await refresh();
  const stopWatching = registry.channels.watch(channel, () => void refresh());
  return {
    channel,
    current: () => {
      if (served && !isTrusted(served)) void refresh();
      return served;
    },
    isReadable: () => !isFailing,
    refresh,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: stopWatching,
  };
}

/** Undefined while no shell is live. @throws when anything of it is not what was released. */
async function prepare(registry: Registry, revision: ChannelRevision): Promise<ServedRelease | undefined> {
  const { document: channel, release, fallback } = revision;
  if (!release) return undefined;
  await verifyFiles(registry, channel);
  const { shells, shellBefore } = await loadShells(registry, channel);
  const document = releaseDocument.parse(JSON.parse(release.payload));
  return {
    channel,
    document,
    payload: release.payload,
    signature: release,
    fallback,
    shells,
    shellBefore,
    routesWith: tablesOf(document),
    devOrigins: [],
  };
}

async function findEarlier(registry: Registry, channel: string): Promise<ServedRelease | undefined> {
  const revisions = await registry.channels.listRevisionNumbers(channel);
  const revoked = new Set<string>();
  for (const number of revisions.slice(0, MOST_STEPS_BACK)) {
    const found = await registry.channels.findRevision(channel, number).catch(() => undefined);
    if (!found) continue;
    for (const id of found.document.revoked) revoked.add(id);
    // Nothing is better than what someone has taken from all pages since.
    if (versionsIn(found.document).some((id) => revoked.has(id))) continue;
    const ready = await prepare(registry, found).catch(() => undefined);
    if (ready) return ready;
  }
  return undefined;
}

const versionsIn = ({ live }: ChannelDocument): string[] =>
  Object.entries(live).flatMap(([name, { version, canary }]) => [
    `${name}@${version}`,
    ...(canary ? [`${name}@${canary.version}`] : []),
  ]);

/** One table for each choice of canaries, made when it is first needed. */
export function tablesOf(document: ReleaseDocument): ServedRelease['routesWith'] {
  const tables = new Map<string, RouteTable>();
  return (canaries) => {
    const key = canaries.join(' ');
    const known = tables.get(key);
    if (known) return known;
    const table = createRouteTable(remotesWith(document, canaries));
    tables.set(key, table);
    return table;
  };
}

/** The remotes of one visitor's page. */
export const remotesWith = ({ remotes, canaries }: ReleaseDocument, chosen: readonly string[]) =>
  remotes.map(
    (stable) =>
      canaries.find(({ name, version }) => name === stable.name && chosen.includes(`${name}@${version}`)) ?? stable,
  );
