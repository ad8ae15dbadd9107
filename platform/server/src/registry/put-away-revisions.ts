import type { SigningKeys } from '../signing/signing.ts';
import { StorageUnavailable, type ObjectStorage } from '../storage/object-storage.ts';
import { revisionKey } from './channel-keys.ts';
import { openRevision, putAwayNote, type StoredRevision } from './channel-revision.ts';
import { firstOfBlock, isKeeper, keeperOf } from './history-blocks.ts';
import { inParallel } from './in-parallel.ts';
import { toJson } from './json-object.ts';
import { toPackedJson } from './packed-json.ts';
import type { RevisionReader } from './revision-reader.ts';

/** So many of the newest stay whole: as far back as a gateway looks for what can stand in for a damaged version. */
const STAY_WHOLE = 50;
/** They are put away ten at a time, so that most changes have nothing to do with it; where many wait, fifty. */
const AT_ONCE = 10;
const MOST_AT_ONCE = 50;

interface Channel {
  storage: ObjectStorage;
  keys: SigningKeys;
  reader: RevisionReader;
  channel: string;
}

/** Which revisions to put away now, where all up to `before` were; undefined while it is not worth the while. */
export function dueRevisions(newest: number, before: number): { from: number; upTo: number } | undefined {
  const last = newest - STAY_WHOLE;
  // A hint that says more than can be so is none.
  const done = before > last ? 0 : before;
  return last - done < AT_ONCE ? undefined : { from: done + 1, upTo: Math.min(last, done + MOST_AT_ONCE) };
}

/**
 * Takes from old revisions what only pages needed. Their changes stay, signed, with the last of their block, which is
 * therefore written first; each write is one object's compare-and-swap. So it may be killed at any moment, and any number of
 * processes may do it at once. One that is not as it was signed stays as it lies, for whoever looks into it. False where
 * another process wrote at the same time: then it has to be done again.
 */
export async function putAwayRevisions(own: Channel, { from, upTo }: { from: number; upTo: number }): Promise<boolean> {
  const revisions = Array.from({ length: upTo - from + 1 }, (_, index) => from + index);
  let isDone = true;
  for (const keeper of new Set(revisions.map(keeperOf))) {
    const kept = await keepChanges(own, keeper);
    if (kept === 'lost') isDone = false;
    if (kept !== 'kept') continue;
    const block = revisions.filter((revision) => keeperOf(revision) === keeper);
    await inParallel(block, async (revision) => {
      if (!(await shorten(own, revision))) isDone = false;
    });
  }
  return isDone;
}

type Found = StoredRevision & { tag: string };

async function look({ storage, keys, channel }: Channel, revision: number): Promise<Found | undefined> {
  const key = revisionKey(channel, revision);
  const stored = await storage.read(key);
  if (!stored) return undefined;
  try {
    return { ...openRevision(keys.verifier, key, stored.content, { channel, revision }), tag: stored.tag };
  } catch {
    return undefined;
  }
}

/** A revision of before blocks is signed anew with the changes of its own. */
async function keepChanges(own: Channel, keeper: number): Promise<'kept' | 'lost' | 'untrusted'> {
  const found = await look(own, keeper);
  if (found?.kind === 'keeper' || (found?.kind === 'whole' && found.changes)) return 'kept';
  if (found?.kind !== 'whole') return 'untrusted';
  const { signer } = own.keys;
  const changes = await own.reader.changesUpTo(own.channel, keeper).catch(noneUnlessAway);
  const [change, ...earlier] = changes;
  if (!signer || changes.length !== keeper - firstOfBlock(keeper) + 1) return 'untrusted';
  const { document } = found.value;
  const revision = signer.sign(JSON.stringify({ change, document, earlier: earlier.reverse() }));
  const content = await toPackedJson({ ...found.texts, revision });
  return (await own.storage.replace(revisionKey(own.channel, keeper), content, found.tag)) ? 'kept' : 'lost';
}

/** A storage that does not answer for a moment says nothing of what lies in it. */
function noneUnlessAway(error: unknown): [] {
  if (error instanceof StorageUnavailable) throw error;
  return [];
}

/** False where somebody else wrote it in the same moment. */
async function shorten(own: Channel, revision: number): Promise<boolean> {
  const found = await look(own, revision);
  if (found?.kind !== 'whole') return true;
  const { texts } = found;
  const content = isKeeper(revision)
    ? await toPackedJson({ revision: texts.revision })
    : toJson(putAwayNote(keeperOf(revision)));
  return own.storage.replace(revisionKey(own.channel, revision), content, found.tag);
}
