import { LRUCache } from 'lru-cache';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { SignedText } from '@stoa/shared/platform-contract/release.ts';
import type { Verifier } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { revisionKey } from './channel-keys.ts';
import { openRevision, RevisionUntrusted, type ChannelRevision, type StoredRevision } from './channel-revision.ts';
import { firstOfBlock, keeperOf } from './history-blocks.ts';

/** A whole revision has some ten kilobytes for each remote; of most only the changes are asked, fifty to an entry. */
const MOST_WHOLE = 100;
const MOST_LISTS = 400;
/** Blocks are read ahead, ever more of them: who asks for a few changes has them in the first. */
const MOST_AHEAD = 16;

/** What a channel's folder holds of its revisions, verified once in each process. */
export interface RevisionReader {
  /** Of any kind; undefined where the number was never given away. @throws RevisionUntrusted */
  find(channel: string, revision: number): Promise<StoredRevision | undefined>;
  /** Undefined also where pages cannot have it any more. @throws RevisionUntrusted, also where it was not put away by us */
  findWhole(channel: string, revision: number): Promise<ChannelRevision | undefined>;
  /** The change of this revision and those before it in its block, newest first. @throws RevisionUntrusted */
  changesUpTo(channel: string, revision: number): Promise<readonly ChannelChange[]>;
  /** From this revision down to the first, newest first; reads as it goes. @throws RevisionUntrusted */
  eachChange(channel: string, from: number): AsyncGenerator<ChannelChange>;
}

/** What was verified once, and with which keys. */
interface Known<T> {
  keyIds: readonly string[];
  value: T;
}

export function openRevisionReader(storage: Pick<ObjectStorage, 'read'>, verifier: Verifier): RevisionReader {
  const known = new LRUCache<string, Known<StoredRevision>>({ max: MOST_WHOLE });
  const lists = new LRUCache<string, Known<readonly ChannelChange[]>>({ max: MOST_LISTS });

  /** What a key signed that was retired since, has to be read again: it may have been signed anew. */
  const stillTrusted = <T>(one: Known<T> | undefined): T | undefined =>
    one?.keyIds.every((id) => Object.hasOwn(verifier.trusted, id)) ? one.value : undefined;

  const find = async (channel: string, revision: number): Promise<StoredRevision | undefined> => {
    if (revision < 1) return undefined;
    const key = revisionKey(channel, revision);
    const before = stillTrusted(known.get(key));
    if (before) return before;
    const stored = await storage.read(key);
    if (!stored) return undefined;
    const value = openRevision(verifier, key, stored.content, { channel, revision });
    if (value.kind === 'whole') known.set(key, { keyIds: keyIdsOf(value), value });
    return value;
  };

  const changesUpTo = async (channel: string, revision: number): Promise<readonly ChannelChange[]> => {
    const key = revisionKey(channel, revision);
    const before = stillTrusted(lists.get(key));
    if (before) return before;
    const { keyIds, value } = await gather(channel, revision);
    if (value.length === revision - firstOfBlock(revision) + 1) lists.set(key, { keyIds, value });
    return value;
  };
  /** One revision holds them all, unless it was written before revisions did: then each holds its own. */
  const gather = async (channel: string, revision: number): Promise<Known<readonly ChannelChange[]>> => {
    const keyIds: string[] = [];
    const changes: ChannelChange[] = [];
    for (let at = revision; at >= firstOfBlock(revision); at -= 1) {
      const found = await find(channel, at);
      if (!found) break;
      keyIds.push(...keyIdsOf(found));
      if (found.kind === 'whole' && !found.changes) changes.push(found.value.change);
      else return { keyIds, value: [...changes, ...(await keptIn(found, channel, at))] };
    }
    return { keyIds, value: changes };
  };
  const keptIn = async (found: StoredRevision, channel: string, revision: number): Promise<readonly ChannelChange[]> =>
    found.kind === 'put-away' ? keptBefore(channel, revision) : (found.changes ?? []);
  /** Anybody who can write to the storage can say that a revision was put away; only its keeper vouches for it. */
  const keptBefore = async (channel: string, revision: number): Promise<readonly ChannelChange[]> => {
    const keeper = await find(channel, keeperOf(revision));
    if (!keeper || keeper.kind === 'put-away' || !keeper.changes) {
      const [key, place] = [revisionKey(channel, revision), revisionKey(channel, keeperOf(revision))];
      throw new RevisionUntrusted(`${key} says that its change is kept in ${place}, and that does not hold it.`);
    }
    return keeper.changes.filter((change) => change.revision <= revision);
  };

  return {
    find,
    findWhole: async (channel, revision) => {
      const found = await find(channel, revision);
      if (found?.kind === 'put-away') await keptBefore(channel, revision);
      return found?.kind === 'whole' ? found.value : undefined;
    },
    changesUpTo,
    eachChange: async function* (channel, from) {
      for (let next = from, ahead = 1; next > 0; ahead = Math.min(2 * ahead, MOST_AHEAD)) {
        const ends = blockEnds(next, ahead);
        const blocks = ends.map((end) => changesUpTo(channel, end));
        // One that cannot be read fails who comes to it, and nobody who asks for less.
        for (const block of blocks) block.catch(() => undefined);
        for (const block of blocks) yield* await block;
        next = firstOfBlock(ends.at(-1) ?? 1) - 1;
      }
    },
  };
}

const keyIdsOf = ({ texts }: StoredRevision): string[] =>
  Object.values(texts).flatMap((text: SignedText | null) => text?.key_id ?? []);

/** This revision, and the keepers of so many blocks before its own. */
function blockEnds(from: number, count: number): number[] {
  const ends = [from];
  while (ends.length < count) {
    const before = firstOfBlock(ends.at(-1) ?? 1) - 1;
    if (before < 1) break;
    ends.push(before);
  }
  return ends;
}
