import type { FastifyBaseLogger } from 'fastify';
import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import type { Registry } from '../registry/registry.ts';
import { composeRelease } from './compose-release.ts';
import { isSameHeld, knownFaults, newlyHeld, noLongerHeld, sayHeld } from './held-back.ts';
import type { ServedRelease } from './served-release.ts';
import { rememberSlow } from './slow-versions.ts';
import { findStartingRelease } from './starting-release.ts';

export interface LiveReleaseWatch {
  readonly channel: string;
  /** What pages have; undefined before the first good release. */
  current(): ServedRelease | undefined;
  /** Why the newest revision cannot be read or trusted; undefined when it can. */
  trouble(): Error | undefined;
  /** Looks at the registry now: after a change made by this process, the next page has it. */
  refresh(): Promise<void>;
  /** Looks at every file again, because one was found that is not what was released. */
  recheck(): void;
  /** After each change of what pages have: a new revision, or another composition of the same. */
  onChange(listener: (release: ServedRelease) => void): () => void;
  close(): void;
}

interface Options {
  channel: string;
  log: FastifyBaseLogger;
  /** Told once when a revision cannot be trusted or read, and again when that has passed. */
  onTrouble?(error: unknown): void;
  /** Told once of each version that is held back, and again when that has passed. */
  onHeld?(held: HeldBack): void;
  /** So long the files of one version may take, and after that all together that may stand in for it. */
  patienceMs?: number;
}

const PATIENCE_MS = 5_000;
const SHORTEST_PAUSE_MS = 500;
/** With the patience after it, half a minute. */
const LONGEST_PAUSE_MS = 25_000;

/**
 * Keeps the channel's live release in memory, and follows changes that any process makes. A version of a remote is served
 * when its record and every file are what they were when they were released; until then that remote stays at its last
 * good version, and is looked at again and again. While no revision can be read, all stays as it is.
 */
export async function watchLiveRelease(registry: Registry, options: Options): Promise<LiveReleaseWatch> {
  const { channel, log, onTrouble, onHeld, patienceMs = PATIENCE_MS } = options;
  const listeners = new Set<(release: ServedRelease) => void>();
  const slow = rememberSlow(registry, patienceMs);
  let served: ServedRelease | undefined;
  let trouble: Error | undefined;
  let attempts = 0;
  let isDue = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Pages name the keys of this moment: what a key signed that was retired since, starts none of them. */
  const isTrusted = ({ signature, standIns }: ServedRelease): boolean =>
    [signature, ...(standIns?.texts ?? [])].every(
      (text) => !text || Object.hasOwn(registry.keys.verifier.trusted, text.key_id),
    );

  const load = async (): Promise<void> => {
    const latest = await registry.channels.findLatest(channel);
    const { revision = 0 } = served?.document ?? {};
    if (!latest || latest.document.revision < revision) return;
    const isNews = latest.document.revision > revision;
    if (!isNews && !isDue && (!served || isTrusted(served))) return;
    // News shall not wait for what had a fault a moment ago; that is asked again right after.
    const faults = isNews && served ? knownFaults(served) : undefined;
    const ready = await composeRelease(registry, latest, { before: served, faults, slow, patienceMs });
    if (!ready) return;
    attempts = isNews ? 0 : attempts + 1;
    const before = served;
    served = ready;
    isDue = false;
    lookAgain();
    if (isNews) log.info({ channel, revision: latest.document.revision, live: ready.channel.live }, 'serving release');
    tellHeld(before, ready);
    if (isNews || !isSameHeld(before, ready)) for (const listener of listeners) listener(ready);
  };

  /** As long as something is held back, at growing distances. */
  const lookAgain = (): void => {
    clearTimeout(timer);
    if (!served?.held.length) return slow.forget();
    const wait = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** attempts);
    timer = setTimeout(() => void slow.askAgain().then(() => isClosed || recheck()), wait).unref();
  };
  const recheck = (): void => {
    isDue = true;
    void refresh();
  };
  const tellHeld = (before: ServedRelease | undefined, now: ServedRelease): void => {
    for (const one of newlyHeld(before, now)) {
      log.error({ channel, ...one }, sayHeld(one));
      onHeld?.(one);
    }
    for (const { name, version } of noLongerHeld(before, now))
      log.info({ channel, name, version }, 'no longer held back');
  };

  const tryLoad = async (): Promise<void> => {
    try {
      await load();
      if (trouble) log.info({ channel }, 'the registry can be read again');
      trouble = undefined;
    } catch (error) {
      // Once, not with every look.
      if (!trouble) {
        log.error(error, 'the live release cannot be read or trusted; the last good one stays in service');
        onTrouble?.(error);
      }
      trouble = error instanceof Error ? error : new Error(String(error));
      served ??= await findStartingRelease(registry, channel, { slow, patienceMs }).catch(() => undefined);
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
    trouble: () => trouble,
    refresh,
    recheck,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopWatching();
    },
  };
}
