import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import {
  channelChange,
  channelDocument,
  channelName,
  type ChannelChange,
  type ChannelDocument,
} from '@stoa/shared/contract/channels.ts';
import { signedText, type SignedText } from '@stoa/shared/contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readJson, toJson } from './json-object.ts';
import { refuse } from './refusal.ts';
import { TO_ACCEPT } from './signed-records.ts';
import { passingWitness } from './witness.ts';

/** What a revision is made of; each of the three texts is signed by itself, because each travels by itself. */
const revisionObject = z.object({
  /** JSON of `{ change, document }`. */
  revision: signedText,
  /** JSON of a `ReleaseDocument`; null while no shell is live. */
  release: signedText.nullable(),
  /** JSON of a `FallbackDocument`. */
  fallback: signedText.nullable(),
});
const revisionPayload = z.object({ change: channelChange, document: channelDocument });
/** Of a release or fallback document: which revision it was signed for. */
const placeOf = z.object({ channel: z.string(), revision: z.int() });

/** One object a channel, so that finding the channels lists no revisions. */
const NAMES = 'channel-names/';
/** For a revision whose writer was killed before it told of it. */
const LOOK_ANYWAY_MS = 3_000;
/** A whole revision has some ten kilobytes for each remote, and histories grow for years; of most only the change is asked. */
const MOST_WHOLE = 100;
const MOST_CHANGES = 20_000;

export interface ChannelRevision {
  document: ChannelDocument;
  change: ChannelChange;
  release: SignedText | null;
  fallback: SignedText | null;
}
export interface NextRevision {
  document: ChannelDocument;
  change: ChannelChange;
  /** Texts to be signed. */
  release: string | null;
  fallback: string | null;
}

/** A revision that no trusted key signed, or that is older than what was seen here: someone should look. */
export class RevisionUntrusted extends Error {
  override name = 'RevisionUntrusted';
}

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
  /** @throws RevisionUntrusted */
  findRevision(channel: string, revision: number): Promise<ChannelRevision | undefined>;
  /**
   * Signs and writes the next revision. False when another process has written that revision already: the caller
   * planned on an old document and must plan again.
   */
  commit(next: NextRevision): Promise<boolean>;
  /** When this process learned that there is this revision, by its own clock; undefined: it was there before. */
  learnedAt(channel: string, revision: number): number | undefined;
  /** Newest first. */
  listChanges(channel: string, limit?: number): Promise<ChannelChange[]>;
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
 * A channel is a row of numbered revisions, each written once with the change that made it:
 * `channels/production/revisions/7.json`. Only one of many writers can create a key, which is the compare-and-swap; no
 * lock can be left behind by a process that died. Whoever reads, looks for the next number until there is none.
 */
export function openChannelStore(storage: ObjectStorage, keys: SigningKeys, witness = passingWitness()): ChannelStore {
  const folderOf = (channel: string) => `channels/${channelName.parse(channel)}/`;
  const placeOfChannel = (channel: string) => `channels/${channelName.parse(channel)}`;
  const keyOf = (channel: string, revision: number) => `${folderOf(channel)}revisions/${revision}.json`;
  /**
   * A copy of the newest number, alone in its folder: there others hear of a change without listing all revisions, and a
   * process that starts need not begin at 1. It may be late, where a process was killed before it wrote it.
   */
  const newsOf = (channel: string) => `${folderOf(channel)}latest/`;
  const hintOf = (channel: string) => `${newsOf(channel)}revision.json`;
  const known = new LRUCache<string, Known<ChannelRevision>>({ max: MOST_WHOLE });
  const changes = new LRUCache<string, Known<ChannelChange>>({ max: MOST_CHANGES });
  const latest = new Map<string, number>();
  const learned = new LRUCache<string, number>({ max: MOST_WHOLE });

  const findRevision = async (channel: string, revision: number): Promise<ChannelRevision | undefined> => {
    if (revision < 1) return undefined;
    const key = keyOf(channel, revision);
    const before = stillTrusted(known.get(key));
    if (before) return before;
    const stored = await storage.read(key);
    if (!stored) return undefined;
    const { keyIds, value } = trusted(key, stored.content, { channel, revision });
    known.set(key, { keyIds, value });
    changes.set(key, { keyIds, value: value.change });
    return value;
  };
  const findChange = async (channel: string, revision: number): Promise<ChannelChange | undefined> =>
    stillTrusted(changes.get(keyOf(channel, revision))) ?? (await findRevision(channel, revision))?.change;

  /** What a key signed that was retired since, has to be read again: it may have been signed anew. */
  const stillTrusted = <T>(one: Known<T> | undefined): T | undefined =>
    one?.keyIds.every((id) => Object.hasOwn(keys.verifier.trusted, id)) ? one.value : undefined;

  const trusted = (key: string, content: Uint8Array, place: z.infer<typeof placeOf>): Known<ChannelRevision> => {
    const { revision, release, fallback } = readJson(key, content, revisionObject);
    const texts = [revision, release, fallback].filter((text) => text !== null);
    if (!texts.every((text) => keys.verifier.verify(text))) {
      throw new RevisionUntrusted(`${key} is not signed by a key that this site trusts.`);
    }
    const { change, document } = readJson(key, Buffer.from(revision.payload), revisionPayload);
    // Each text is signed by itself: one of an older revision, laid in here, would have a good signature too.
    const pages = [release, fallback].filter((text) => text !== null);
    for (const { channel, revision: number } of [
      document,
      ...pages.map(({ payload }) => readJson(key, Buffer.from(payload), placeOf)),
    ]) {
      if (channel === place.channel && number === place.revision) continue;
      throw new RevisionUntrusted(`${key} holds what was signed for revision ${number} of ${channel}.`);
    }
    return { keyIds: texts.map(({ key_id: id }) => id), value: { change, document, release, fallback } };
  };

  const findLatest = async (channel: string): Promise<ChannelRevision | undefined> => {
    const from = latest.get(channel) ?? (await readHint(channel));
    let found = await findRevision(channel, from);
    for (;;) {
      const next = await findRevision(channel, (found?.document.revision ?? 0) + 1);
      if (!next) break;
      found = next;
    }
    const revision = found?.document.revision ?? 0;
    requireNotSetBack(channel, revision);
    if (!found) return undefined;
    const before = latest.get(channel) ?? revision;
    for (let news = revision; news > before; news -= 1) learn(channel, news);
    latest.set(channel, revision);
    await remember(channel, revision);
    return found;
  };
  const remember = async (channel: string, revision: number): Promise<void> => {
    if (revision <= witness.seen(placeOfChannel(channel))) return;
    const stored = await storage.read(keyOf(channel, revision));
    await witness.note(placeOfChannel(channel), revision, stored && Buffer.from(stored.content).toString('utf8'));
  };
  const findRemembered = async (channel: string): Promise<ChannelRevision | undefined> => {
    const place = placeOfChannel(channel);
    const content = await witness.contentOf(place);
    const revision = witness.seen(place);
    if (content === undefined) return undefined;
    return trusted(`keys/seen/${place}`, Buffer.from(content), { channel, revision }).value;
  };
  const learn = (channel: string, revision: number): void => {
    const key = keyOf(channel, revision);
    if (!learned.has(key)) learned.set(key, Date.now());
  };
  /** What was signed once and is put back has a good signature, too. */
  const requireNotSetBack = (channel: string, revision: number): void => {
    const seen = witness.seen(placeOfChannel(channel));
    if (revision >= seen) return;
    throw new RevisionUntrusted(
      `${channel} ends at revision ${revision}, and revision ${seen} was seen here: an older state was put back. ${TO_ACCEPT}`,
    );
  };
  const readHint = async (channel: string): Promise<number> => {
    const stored = await storage.read(hintOf(channel));
    return stored ? readJson(hintOf(channel), stored.content, z.object({ revision: z.int().min(1) })).revision : 0;
  };
  const writeHint = async (channel: string, revision: number): Promise<void> => {
    const content = toJson({ revision });
    const stored = await storage.read(hintOf(channel));
    if (stored) await storage.replace(hintOf(channel), content, stored.tag);
    else await storage.create(hintOf(channel), content);
  };

  return {
    findLatest,
    findRemembered,
    findRevision,
    read: async (channel) => (await findLatest(channel))?.document ?? emptyChannel(channel),
    commit: async ({ document, change, release, fallback }) => {
      const { signer } = keys;
      if (!signer) {
        throw refuse('unavailable', 'This process has no signing key: it may serve releases, but not make one.');
      }
      const sign = (text: string | null) => (text === null ? null : signer.sign(text));
      const { channel, revision } = document;
      const signed = {
        revision: signer.sign(JSON.stringify({ change, document })),
        release: sign(release),
        fallback: sign(fallback),
      };
      if (revision === 1) await storage.create(`${NAMES}${channel}.json`, toJson({ channel }));
      const content = toJson(signed);
      if (!(await storage.create(keyOf(channel, revision), content))) return false;
      learn(channel, revision);
      await witness.note(placeOfChannel(channel), revision, content.toString('utf8'));
      // The revision stands, whatever becomes of the hint.
      await writeHint(channel, revision).catch(() => undefined);
      return true;
    },
    learnedAt: (channel, revision) => learned.get(keyOf(channel, revision)),
    listChanges: async (channel, limit = Number.POSITIVE_INFINITY) => {
      const found: ChannelChange[] = [];
      for (let at = (await findLatest(channel))?.change; at && found.length < limit;) {
        found.push(at);
        at = at.revision > 1 ? await findChange(channel, at.revision - 1) : undefined;
      }
      return found;
    },
    listRevisionNumbers: async (channel) => {
      const seen = witness.seen(placeOfChannel(channel));
      if (seen > 0 && !(await findRevision(channel, seen))) requireNotSetBack(channel, 0);
      const numbers: number[] = [];
      for await (const { key } of storage.list(`${folderOf(channel)}revisions/`)) {
        numbers.push(Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0));
      }
      return numbers.filter((number) => number > 0).sort((one, other) => other - one);
    },
    listChannels: async () => {
      const names: string[] = [];
      for await (const { key } of storage.list(NAMES)) names.push(key.slice(NAMES.length).replace(/\.json$/, ''));
      return names.filter((name) => channelName.safeParse(name).success).sort();
    },
    watch: (channel, onChange) => {
      const stop = storage.watch(newsOf(channel), onChange);
      const timer = setInterval(onChange, LOOK_ANYWAY_MS);
      timer.unref();
      return () => {
        clearInterval(timer);
        stop();
      };
    },
  };
}

/** What was verified once, and with which keys. */
interface Known<T> {
  keyIds: readonly string[];
  value: T;
}

const emptyChannel = (channel: string): ChannelDocument => ({
  channel,
  revision: 0,
  updated_at: null,
  live: {},
  revoked: [],
});
