import { createHash } from 'node:crypto';
import { proof, type Proof, type ProofMixture } from '@stoa/shared/platform-contract/proofs.ts';
import { remoteName, semver } from '@stoa/shared/platform-contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { listKeys, openRecords } from './signed-records.ts';

/** What became of mounting versions: one signed record for each version and each set of pages that it was mounted in. */
export interface ProofStore {
  /** @throws RecordUntrusted, StorageUnavailable */
  find(name: string, version: string, mixtures: readonly ProofMixture[]): Promise<Proof | undefined>;
  /** Newest first. */
  list(name: string, version: string): Promise<Proof[]>;
  /** In the place of what was found in the same pages before; the oldest others go. */
  keep(name: string, version: string, found: Proof): Promise<void>;
  /** Blobs of all its pictures. */
  picturesOf(name: string, version: string): Promise<Set<string>>;
  removeAll(name: string, version: string): Promise<void>;
}

/** So many sets of pages are remembered of a version. */
const MOST_KEPT = 5;

export function openProofStore(storage: ObjectStorage, keys: SigningKeys): ProofStore {
  const records = openRecords(storage, keys, proof);
  const folderOf = (name: string, version: string) => `proofs/${remoteName.parse(name)}/${semver.parse(version)}/`;
  const keyOf = (name: string, version: string, mixtures: readonly ProofMixture[]) =>
    `${folderOf(name, version)}${nameOf(mixtures)}.json`;
  const listAll = async (name: string, version: string): Promise<{ key: string; found: Proof }[]> => {
    const keys = await listKeys(storage, folderOf(name, version));
    const all = await Promise.all(keys.map(async (key) => ({ key, found: await records.find(key) })));
    return all
      .flatMap(({ key, found }) => (found ? [{ key, found }] : []))
      .sort((one, other) => other.found.at.localeCompare(one.found.at));
  };
  const list: ProofStore['list'] = async (name, version) => (await listAll(name, version)).map(({ found }) => found);
  return {
    find: (name, version, mixtures) => records.find(keyOf(name, version, mixtures)),
    list,
    keep: async (name, version, found) => {
      const key = keyOf(name, version, found.mixtures);
      while (!(await records.create(key, found)) && !(await records.change(key, () => found)));
      const old = (await listAll(name, version)).filter((one) => one.key !== key).slice(MOST_KEPT - 1);
      for (const one of old) await storage.remove(one.key);
    },
    picturesOf: async (name, version) => {
      const screens = (await list(name, version)).flatMap((one) => one.screens);
      return new Set(
        screens.flatMap(({ picture, live_picture: live }) => [picture, live].filter((one) => one !== null)),
      );
    },
    removeAll: async (name, version) => {
      for (const key of await listKeys(storage, folderOf(name, version))) await storage.remove(key);
    },
  };
}

/** The pages, by what is in them. */
const nameOf = (mixtures: readonly ProofMixture[]): string =>
  createHash('sha256')
    .update(JSON.stringify(mixtures.map((versions) => Object.entries(versions).sort())))
    .digest('hex')
    .slice(0, 20);
