import { z } from 'zod';
import {
  channelChange,
  channelDocument,
  type ChannelChange,
  type ChannelDocument,
} from '@stoa/shared/platform-contract/channels.ts';
import { signedText, type SignedText } from '@stoa/shared/platform-contract/release.ts';
import type { Signer, Verifier } from '../signing/signing.ts';
import { firstOfBlock, isKeeper } from './history-blocks.ts';
import { readJson } from './json-object.ts';
import { unpacked } from './packed-json.ts';

/** What a revision is made of; each of the three texts is signed by itself, because each travels by itself. */
const wholeObject = z.object({
  /** JSON of `{ change, document, earlier }`. */
  revision: signedText,
  /** JSON of a `ReleaseDocument`; null while no shell is live. */
  release: signedText.nullable(),
  /** JSON of a `FallbackDocument`. */
  fallback: signedText.nullable(),
});
/** Of a revision that is so old that no page needs its texts: the changes of its block. */
const keeperObject = wholeObject.pick({ revision: true }).strict();
/** Of any other that is so old: its number stays taken, and its change is with the keeper. */
const putAwayObject = z.object({ kept_in: z.int().min(1) }).strict();
const revisionObject = z.union([wholeObject, keeperObject, putAwayObject]);

const revisionPayload = z.object({
  change: channelChange,
  document: channelDocument,
  /** The changes before it in its block, oldest first; absent in revisions of before blocks. */
  earlier: z.array(channelChange).optional(),
});
const placeOf = z.object({ channel: z.string(), revision: z.int() });

/** Which revision of which channel. */
export type Place = z.infer<typeof placeOf>;

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
/** As it lies in the storage, verified. */
export type StoredRevision =
  | { kind: 'whole'; value: ChannelRevision; changes: readonly ChannelChange[] | undefined; texts: WholeTexts }
  | { kind: 'keeper'; changes: readonly ChannelChange[]; texts: Pick<WholeTexts, 'revision'> }
  | { kind: 'put-away'; texts: Record<string, never> };
type WholeTexts = z.infer<typeof wholeObject>;

/** A revision that no trusted key signed, or that is older than what was seen here: someone should look. */
export class RevisionUntrusted extends Error {
  override name = 'RevisionUntrusted';
}

export const wholeTexts = (
  signer: Signer,
  { change, document, release, fallback }: NextRevision,
  earlier: readonly ChannelChange[] | undefined,
): WholeTexts => {
  const sign = (text: string | null) => (text === null ? null : signer.sign(text));
  const revision = signer.sign(JSON.stringify({ change, document, earlier }));
  return { revision, release: sign(release), fallback: sign(fallback) };
};
export const putAwayNote = (keeper: number): z.infer<typeof putAwayObject> => ({ kept_in: keeper });

/** @throws RevisionUntrusted */
export function openRevision(verifier: Verifier, key: string, content: Uint8Array, place: Place): StoredRevision {
  const found = readObject(key, content);
  if ('kept_in' in found) return { kind: 'put-away', texts: {} };
  const texts = Object.values(found).filter((text) => text !== null);
  if (!texts.every((text) => verifier.verify(text))) {
    throw new RevisionUntrusted(`${key} is not signed by a key that this site trusts.`);
  }
  const { change, document, earlier } = readJson(key, Buffer.from(found.revision.payload), revisionPayload);
  const changes = changesOf(change, earlier);
  // Each text is signed by itself: one of an older revision, laid in here, would have a good signature too.
  const pages = texts.filter((text) => text !== found.revision);
  for (const { channel, revision } of [
    document,
    ...pages.map(({ payload }) => readJson(key, Buffer.from(payload), placeOf)),
  ]) {
    if (channel === place.channel && revision === place.revision) continue;
    throw new RevisionUntrusted(`${key} holds what was signed for revision ${revision} of ${channel}.`);
  }
  if ('release' in found) {
    // None of the three says that the others belong to it.
    if (!found.release && document.live['shell']) throw new RevisionUntrusted(`${key} lacks its release document.`);
    const { release, fallback } = found;
    return { kind: 'whole', value: { change, document, release, fallback }, changes, texts: found };
  }
  if (!changes || !isKeeper(place.revision)) throw new RevisionUntrusted(`${key} lacks its release document.`);
  return { kind: 'keeper', changes, texts: found };
}

/** What was signed can always be read: a byte more or less, and it is not that any more. */
function readObject(key: string, content: Uint8Array): z.infer<typeof revisionObject> {
  try {
    return readJson(key, unpacked(key, content), revisionObject);
  } catch (error) {
    throw new RevisionUntrusted(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Of the newest, which is never put away. @throws RevisionUntrusted */
export function requireWhole(key: string, found: StoredRevision): ChannelRevision {
  if (found.kind === 'whole') return found.value;
  throw new RevisionUntrusted(`${key} is the newest revision, and lacks what pages need of it.`);
}

/** Newest first; undefined where the text does not hold all of its block. */
function changesOf(change: ChannelChange, earlier: readonly ChannelChange[] | undefined) {
  if (earlier?.length !== change.revision - firstOfBlock(change.revision)) return undefined;
  return [...earlier, change].reverse();
}
