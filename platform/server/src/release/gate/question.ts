import type { ArtefactRecord, PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import type { PageNames } from './page-names.ts';

/** A version with its files, published or about to be. */
export interface VersionFiles {
  descriptor: ArtefactRecord['descriptor'];
  files: readonly PublishedFile[];
}

/** Versions that a new one may meet in a page; several of one name, where channels differ or a canary is out. */
export interface Neighbours {
  shells: readonly ShellDescriptor[];
  remotes: readonly RemoteDescriptor[];
}

export interface ArtefactQuestion extends VersionFiles {
  /** Text of a file; undefined while its bytes are not here. Without it, sources are not looked at. */
  readText?: ((path: string) => Promise<string | undefined>) | undefined;
  /** The version published before this one. */
  previous?: VersionFiles | undefined;
  /** What is live, canaries too, of all channels. */
  live: Neighbours;
  /** Channel → release ids of what is live in it. Undefined: all is live in one. */
  liveIn?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** What is published and may go live together with this one: what does not fit the live versions, may fit these. */
  coming?: Neighbours | undefined;
  /** Versions that are not live any more but run in open pages. */
  needed?: Neighbours | undefined;
  /** Names in the page that are taken by what is live; undefined where nobody knows, as before anything is uploaded. */
  names?: PageNames | undefined;
  limits?: Partial<GateLimits> | undefined;
}

export interface GateLimits {
  /** Brotli bytes of a first view, for remotes whose team sets no budget of its own. */
  remoteFirstView: number;
  shellFirstView: number;
  scriptOrStyle: number;
  /** An SVG: it is read letter by letter. */
  picture: number;
  otherFile: number;
  sourceMap: number;
  /** All files with their compressed copies. */
  artefact: number;
  files: number;
}
export const gateLimits: GateLimits = {
  remoteFirstView: 100_000,
  shellFirstView: 260_000,
  scriptOrStyle: 2_000_000,
  picture: 250_000,
  otherFile: 8_000_000,
  sourceMap: 25_000_000,
  artefact: 100_000_000,
  files: 2_000,
};

/** What one rule says: refusals, or in a sentence what holds. */
export interface Verdict {
  refusals: Refusal[];
  checks: string[];
}
export const holds = (...checks: string[]): Verdict => ({ refusals: [], checks });
export const joined = (verdicts: readonly Verdict[]): Verdict => ({
  refusals: verdicts.flatMap(({ refusals }) => refusals),
  checks: verdicts.flatMap(({ checks }) => checks),
});

export const kilobytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
