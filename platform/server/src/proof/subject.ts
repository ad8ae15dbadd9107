import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Proof, ProofMixture } from '@stoa/shared/platform-contract/proofs.ts';
import type { BlobStore } from '../registry/blob-store.ts';

/** Where the bytes of all these versions are. */
export type ProofFiles = Pick<BlobStore, 'read'>;

/** What is to be proved, with all that the pages are made of: whoever proves reads no record by itself. */
export interface ProofSubject {
  /** The version that is proved: its name; it is in every mixture. */
  name: string;
  /** What pages would be made of: the stable versions first, then one page for each canary. None without a shell. */
  mixtures: readonly (readonly ArtefactRecord[])[];
  /** For pictures beside the new ones; undefined where the remote is not live. */
  live: LivePage | undefined;
}

/** The stable versions as visitors have them. */
export interface LivePage {
  records: readonly ArtefactRecord[];
  /** What a proof of this very page saw not long ago, if one did. */
  seen: Pick<Proof, 'browser' | 'screens'> | undefined;
}

export const versionsOf = (records: readonly ArtefactRecord[]): ProofMixture =>
  Object.fromEntries(
    records
      .map(({ descriptor: { name, version } }): [string, string] => [name, version])
      .sort(([one], [other]) => one.localeCompare(other)),
  );
