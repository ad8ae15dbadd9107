import { LRUCache } from 'lru-cache';
import { channelName, type ChannelChange, type ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { openChannelHints } from './channel-hint.ts';
import { newsFolder, revisionKey, revisionsFolder } from './channel-keys.ts';
import { openChannelMemory } from './channel-memory.ts';
import { requireWhole, wholeTexts, type ChannelRevision, type NextRevision } from './channel-revision.ts';
import { firstOfBlock, keeperOf } from './history-blocks.ts';
import { toJson } from './json-object.ts';
import { toPackedJson } from './packed-json.ts';
import { dueRevisions, putAwayRevisions } from './put-away-revisions.ts';
import { refuse } from './refusal.ts';
import { openRevisionReader } from './revision-reader.ts';
import { passingWitness } from './witness.ts';

/** One object a channel, so that finding the channels lists no revisions. */
const NAMES = 'channel-names/';
/** For a revision whose writer was killed before it told of it. */
const LOOK_ANYWAY_MS = 3_000;
const MOST_LEARNED = 100;
/** Of the newest that are there, so many are tried when it is asked whether anything followed what was seen. */
const MOST_CANDIDATES = 20;

export interface ChannelStore {
  /**
   * The live document; revision 0 with nothing live when the channel never had a release.
   * @throws RevisionUntrusted, also where the channel ends before a revision that this machine has seen
   */
  read(channel: string): Promise<ChannelDocument>;
  /** Undefined when the channel never had one. @throws RevisionUntrusted */
  findLatest(channel: string): Promise<ChannelRevision | undefined>;
  /**
   * The newest revision as this machine has seen it, whatever has become of the storage: the same signatures as there.
   * Undefined where it was never written down. @throws RevisionUntrusted
   */
  findRemembered(channel: string): Promise<ChannelRevision | undefined>;
  /** Undefined also where it is so old that only its change was kept. @throws RevisionUntrusted */
  findRevision(channel: string, revision: number): Promise<ChannelRevision | undefined>;
  /**
   * Signs and writes the next revision. False when another process has written that revision already: the caller
   * planned on an old document and must plan again.
   */
  commit(next: NextRevision): Promise<boolean>;
  /** Keeps of revisions that no page needs any more only their changes; a few at a time, so it is called after each change. */
  putAway(channel: string): Promise<void>;
  /** When this process learned that there is this revision, by its own clock; undefined: it was there before. */
  learnedAt(channel: string, revision: number): number | undefined;
  /** Newest first, to the very first; reads no more than is asked for. @throws RevisionUntrusted */
  eachChange(channel: string): AsyncIterable<ChannelChange>;
  /** Newest first. @throws RevisionUntrusted */
  listChanges(channel: string, limit?: number): Promise<ChannelChange[]>;
  /** Those of these revisions, in their order; reads once for each block of them. @throws RevisionUntrusted */
  listChangesIn(channel: string, revisions: readonly number[]): Promise<ChannelChange[]>;
  /**
   * Newest first; also of revisions that cannot be trusted.
   * @throws RevisionUntrusted where the newest that this machine has seen is not there any more
   */
  listRevisionNumbers(channel: string): Promise<number[]>;
  listChannels(): Promise<string[]>;
  /** Calls back soon after any process may have changed the channel; may call without need. */
  watch(channel: string, onChange: () => void): () => void;
}

/**
 * A channel is a row of numbered revisions, each created once with the change that made it:
 * `channels/production/revisions/7.json`. Only one of many writers can create a key, which is the compare-and-swap; no
 * lock can be left behind by a process that died. Whoever reads, looks for the next number until there is none.
 */
export function openChannelStore(storage: ObjectStorage, keys: SigningKeys, witness = passingWitness()): ChannelStore {
  const reader = openRevisionReader(storage, keys.verifier);
  const hints = openChannelHints(storage);
  const memory = openChannelMemory(storage, keys.verifier, witness);
  const latest = new Map<string, number>();
  const putAwayUpTo = new Map<string, number>();
  const learned = new LRUCache<string, number>({ max: MOST_LEARNED });

  const findLatest = async (channel: string): Promise<ChannelRevision | undefined> => {
    let revision = latest.get(channel) ?? (await hints.read(channel))?.revision ?? memory.seen(channel);
    let found = await reader.find(channel, revision);
    if (!found) revision = 0;
    for (;;) {
      const next = await reader.find(channel, revision + 1);
      if (!next) break;
      found = next;
      revision += 1;
    }
    memory.requireNotSetBack(channel, revision);
    if (!found) return undefined;
    const newest = requireWhole(revisionKey(channel, revision), found);
    const before = latest.get(channel) ?? revision;
    for (let news = revision; news > before; news -= 1) learn(channel, news);
    latest.set(channel, revision);
    await memory.note(channel, revision);
    return newest;
  };
  const learn = (channel: string, revision: number): void => {
    const key = revisionKey(channel, revision);
    if (!learned.has(key)) learned.set(key, Date.now());
  };
  /** What was seen here is there, or was put away because others followed; else what is before it is an older state. */
  const requireSeen = async (channel: string, newestFirst: readonly number[]): Promise<void> => {
    const seen = memory.seen(channel);
    const found = await reader.find(channel, seen);
    if (seen === 0 || found?.kind === 'whole') return;
    const later = found ? newestFirst.filter((number) => number > seen).slice(0, MOST_CANDIDATES) : [];
    for (const number of later) if (await reader.findWhole(channel, number).catch(() => undefined)) return;
    memory.requireNotSetBack(channel, 0);
  };
  /** Oldest first; undefined where one of them is missing. */
  const earlierInBlock = async (channel: string, revision: number): Promise<ChannelChange[] | undefined> => {
    const count = revision - firstOfBlock(revision);
    const changes = count === 0 ? [] : await reader.changesUpTo(channel, revision - 1);
    return changes.length === count ? changes.toReversed() : undefined;
  };
  const eachChange = async function* (channel: string): AsyncGenerator<ChannelChange> {
    const newest = await findLatest(channel);
    if (newest) yield* reader.eachChange(channel, newest.document.revision);
  };

  return {
    findLatest,
    findRemembered: memory.find,
    findRevision: reader.findWhole,
    read: async (channel) => (await findLatest(channel))?.document ?? emptyChannel(channel),
    commit: async (next) => {
      const { signer } = keys;
      if (!signer) {
        throw refuse('unavailable', 'This process has no signing key: it may serve releases, but not make one.');
      }
      const { channel, revision } = next.document;
      const content = await toPackedJson(wholeTexts(signer, next, await earlierInBlock(channel, revision)));
      if (revision === 1) await storage.create(`${NAMES}${channel}.json`, toJson({ channel }));
      if (!(await storage.create(revisionKey(channel, revision), content))) return false;
      learn(channel, revision);
      await memory.note(channel, revision, content);
      // The revision stands, whatever becomes of the hint.
      const hint = await hints.write(channel, { revision }).catch(() => undefined);
      if (hint) putAwayUpTo.set(channel, hint.put_away);
      return true;
    },
    putAway: async (channel) => {
      const newest = latest.get(channel) ?? 0;
      const due = dueRevisions(newest, putAwayUpTo.get(channel) ?? 0);
      if (!due) return;
      const isDone = await putAwayRevisions({ storage, keys, reader, channel }, due);
      if (isDone) await hints.write(channel, { put_away: due.upTo });
    },
    learnedAt: (channel, revision) => learned.get(revisionKey(channel, revision)),
    eachChange,
    listChanges: async (channel, limit = Number.POSITIVE_INFINITY) => {
      const found: ChannelChange[] = [];
      for await (const change of eachChange(channel)) {
        found.push(change);
        if (found.length >= limit) break;
      }
      return found;
    },
    listChangesIn: async (channel, revisions) => {
      const newest = (await findLatest(channel))?.document.revision ?? 0;
      const ends = [...new Set(revisions.map((revision) => Math.min(keeperOf(revision), newest)))];
      const blocks = await Promise.all(ends.map((end) => reader.changesUpTo(channel, end)));
      const changes = new Map(blocks.flat().map((change) => [change.revision, change]));
      return revisions.flatMap((revision) => changes.get(revision) ?? []);
    },
    listRevisionNumbers: async (channel) => {
      const numbers: number[] = [];
      for await (const { key } of storage.list(revisionsFolder(channel))) {
        numbers.push(Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0));
      }
      const newestFirst = numbers.filter((number) => number > 0).sort((one, other) => other - one);
      await requireSeen(channel, newestFirst);
      return newestFirst;
    },
    listChannels: async () => {
      const names: string[] = [];
      for await (const { key } of storage.list(NAMES)) names.push(key.slice(NAMES.length).replace(/\.json$/, ''));
      return names.filter((name) => channelName.safeParse(name).success).sort();
    },
    watch: (channel, onChange) => {
      const stop = storage.watch(newsFolder(channel), onChange);
      const timer = setInterval(onChange, LOOK_ANYWAY_MS);
      timer.unref();
      return () => {
        clearInterval(timer);
        stop();
      };
    },
  };
}

const emptyChannel = (channel: string): ChannelDocument => ({
  channel,
  revision: 0,
  updated_at: null,
  live: {},
  revoked: [],
});
