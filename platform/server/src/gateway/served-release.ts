import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import type { ReleaseDocument, ReleasedRemote, SignedText, StandIns } from '@stoa/shared/platform-contract/release.ts';
import type { Artefact } from '../registry/artefact-store.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';
import type { ReleasedShell } from './released-shell.ts';

/**
 * What pages, discovery and the import map are served from, without the storage: one revision of the channel, remote by
 * remote in the newest version that is what it was when it was released.
 */
export interface ServedRelease {
  /** As it was decided, whatever is held back of it here: reports of browsers are judged by this. */
  decided: ChannelDocument;
  /** As pages have it: versions that are held back are not in it, what stands in for them is. */
  channel: ChannelDocument;
  /** The same; a remote that nothing stands in for is in it, so that its addresses are known. */
  document: ReleaseDocument;
  /** The revision's own document as it was signed, letter by letter; unsigned on a developer's machine only. */
  payload: string;
  signature: Pick<SignedText, 'key_id' | 'signature'> | undefined;
  fallback: SignedText | null;
  /** What pages need to make `document` of `payload`; undefined while nothing is held back. */
  standIns: StandIns | undefined;
  held: readonly HeldBack[];
  /** The verified versions of `channel`, by release id. */
  artefacts: ReadonlyMap<string, Artefact>;
  /** What the fallback document names, by the remote's name. */
  before: ReadonlyMap<string, Artefact>;
  /** The stable shell, its canary, and the one before. */
  shells: ReadonlyMap<string, ReleasedShell>;
  shellBefore: string | undefined;
  /** Routes of the page with these canaries. */
  routesWith(canaries: readonly string[]): RouteTable;
  /** Origins of dev servers; empty but on a developer's machine. */
  devOrigins: readonly string[];
}

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
export const remotesWith = (
  { remotes, canaries }: Pick<ReleaseDocument, 'remotes' | 'canaries'>,
  chosen: readonly string[],
): ReleasedRemote[] =>
  remotes.map(
    (stable) =>
      canaries.find(({ name, version }) => name === stable.name && chosen.includes(`${name}@${version}`)) ?? stable,
  );
