import type { ArtefactRecord } from '@stoa/shared/contract/artefacts.ts';
import type { ProofMixture } from '@stoa/shared/contract/proofs.ts';

/** What is to be proved, with all that the pages are made of: whoever proves reads no record by itself. */
export interface ProofSubject {
  /** The version that is proved: its name; it is in every mixture. */
  name: string;
  /** What pages would be made of: the stable versions first, then one page for each canary. None without a shell. */
  mixtures: readonly (readonly ArtefactRecord[])[];
  /** The stable versions as they are now, for pictures beside the new ones; undefined where the remote is not live. */
  before: readonly ArtefactRecord[] | undefined;
}

export const versionsOf = (records: readonly ArtefactRecord[]): ProofMixture =>
  Object.fromEntries(
    records
      .map(({ descriptor: { name, version } }): [string, string] => [name, version])
      .sort(([one], [other]) => one.localeCompare(other)),
  );
