import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { fallbackDocument, type ReleasedRemote, type SignedText } from '@stoa/shared/platform-contract/release.ts';
import { RevisionUntrusted, type ChannelRevision } from '../registry/channel-revision.ts';
import type { Registry } from '../registry/registry.ts';

/** So far back a last good version is looked for. */
const MOST_STEPS_BACK = 50;

/** A version that was live, in a text that says so and that a key of the site signed. */
export interface EarlierVersion {
  remote: ReleasedRemote;
  text: SignedText;
}

/** Revisions before this one, newest first, without those that cannot be trusted. Ends where the storage ends. */
export async function* revisionsBefore(
  registry: Registry,
  { channel, revision }: Pick<ChannelDocument, 'channel' | 'revision'>,
): AsyncGenerator<ChannelRevision> {
  for (let step = 1; step <= MOST_STEPS_BACK && step < revision; step += 1) {
    try {
      const found = await registry.channels.findRevision(channel, revision - step);
      if (found) yield found;
    } catch (error) {
      if (!(error instanceof RevisionUntrusted)) return;
    }
  }
}

/**
 * What may stand in for a remote's live version: what this gateway gave to pages until now, what the revision itself
 * names to fall back to, and what was live before, newest first. Never what was revoked; what a rollback took back, last.
 */
export async function* earlierVersions(
  registry: Registry,
  { document, change, fallback }: ChannelRevision,
  name: string,
  given: EarlierVersion | undefined,
): AsyncGenerator<EarlierVersion> {
  const seen = new Set([document.live[name]?.version]);
  const takenBack = new Set<string>();
  const last: EarlierVersion[] = [];
  const noteRollback = (one: ChannelChange) => {
    const version = takenBackBy(one, name);
    if (version && !seen.has(version)) takenBack.add(version);
  };
  const sift = (candidate: EarlierVersion | undefined): EarlierVersion[] => {
    const version = candidate?.remote.version;
    if (!candidate || !version || seen.has(version)) return [];
    seen.add(version);
    if (document.revoked.includes(`${name}@${version}`)) return [];
    if (!takenBack.has(version)) return [candidate];
    last.push(candidate);
    return [];
  };

  noteRollback(change);
  yield* sift(given);
  yield* sift(fallback ? remoteIn(fallback, name) : undefined);
  for await (const earlier of revisionsBefore(registry, document)) {
    const version = earlier.document.live[name]?.version;
    if (earlier.release && version && !seen.has(version)) yield* sift(remoteIn(earlier.release, name));
    noteRollback(earlier.change);
  }
  yield* last;
}

/** The version that a rollback took from this remote. */
export const takenBackBy = ({ kind, moves }: ChannelChange, name: string): string | null | undefined =>
  kind === 'rollback' ? moves.find((move) => move.name === name)?.from : undefined;

/** Of a release or a fallback document, which both list remotes. */
export function remoteIn(text: SignedText, name: string): EarlierVersion | undefined {
  const { remotes } = fallbackDocument.parse(JSON.parse(text.payload));
  const remote = remotes.find((one) => one.name === name);
  return remote && { remote, text };
}
