import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compare } from 'semver';
import { z } from 'zod';
import { artefactRecord, type ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import {
  remoteName,
  semver,
  signedText,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '@stoa/shared/platform-contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readJson, toJson } from './json-object.ts';
import { refuse } from './refusal.ts';
import { openRecords, RecordUntrusted, TO_ACCEPT } from './signed-records.ts';
import { passingWitness } from './witness.ts';

export type Descriptor = RemoteDescriptor | ShellDescriptor;
export interface Artefact extends ArtefactRecord {
  /** SHA-384 of the signed record, hex. */
  digest: string;
}
export const isShell = (descriptor: Descriptor): descriptor is ShellDescriptor => descriptor.name === 'shell';
export const isRemote = (descriptor: Descriptor): descriptor is RemoteDescriptor => !isShell(descriptor);

/** A record that no trusted key signed: it is as if it were not there, and someone should look. */
export class ArtefactUntrusted extends Error {
  override name = 'ArtefactUntrusted';
}

/** @throws ArtefactUntrusted where it is no such record: no fault of the storage, which a later try would heal */
function readRecord<T extends z.ZodType>(key: string, content: Uint8Array, schema: T): z.output<T> {
  try {
    return readJson(key, content, schema);
  } catch (error) {
    throw new ArtefactUntrusted((error as Error).message, { cause: error });
  }
}

const tombstone = z.object({ retired_at: z.iso.datetime(), retired_by: z.string() });

/** One signed record a version, written once when all its blobs are stored: from then on the version exists. */
export interface ArtefactStore {
  /** @throws ArtefactUntrusted, StorageUnavailable */
  find(name: string, version: string): Promise<Artefact | undefined>;
  /** False when the version exists already. */
  create(record: ArtefactRecord): Promise<boolean>;
  /** From now on the version can be neither promoted nor published again; that is signed, too. */
  bury(name: string, version: string, by: string): Promise<void>;
  /** @throws RecordUntrusted, StorageUnavailable */
  isRetired(name: string, version: string): Promise<boolean>;
  remove(name: string, version: string): Promise<void>;
  listNames(): Promise<string[]>;
  /** Newest first. */
  listVersions(name: string): Promise<string[]>;
}

/** A record of many files has some hundred kilobytes; a site has a few dozen versions in use. */
const MOST_KNOWN = 500;
const PREFIX = 'artefacts/';
const keyOf = (name: string, version: string) => `${PREFIX}${name}/${version}.json`;
const graveOf = (name: string, version: string) => `retired/${name}/${version}.json`;
const isName = (name: string, version: string) =>
  remoteName.safeParse(name).success && semver.safeParse(version).success;

export function openArtefactStore(
  storage: ObjectStorage,
  keys: SigningKeys,
  witness = passingWitness(),
): ArtefactStore {
  const graves = openRecords(storage, keys, tombstone, witness);
  const known = new LRUCache<string, { keyId: string; artefact: Artefact }>({ max: MOST_KNOWN });

  const versionsBelow = async (prefix: string): Promise<[name: string, version: string][]> => {
    const found: [string, string][] = [];
    for await (const { key } of storage.list(prefix)) {
      const [name = '', file = ''] = key.slice(PREFIX.length).split('/');
      const version = file.replace(/\.json$/, '');
      if (isName(name, version)) found.push([name, version]);
    }
    return found;
  };

  return {
    find: async (name, version) => {
      if (!isName(name, version)) return undefined;
      const key = keyOf(name, version);
      const before = known.get(key);
      // What a key signed that was retired since, may have been signed anew.
      if (before && Object.hasOwn(keys.verifier.trusted, before.keyId)) return before.artefact;
      const stored = await storage.read(key);
      if (!stored) return undefined;
      const signed = readRecord(key, stored.content, signedText);
      if (!keys.verifier.verify(signed))
        throw new ArtefactUntrusted(`${key} is not signed by a key that this site trusts.`);
      const record = readRecord(key, Buffer.from(signed.payload), artefactRecord);
      if (record.descriptor.name !== name || record.descriptor.version !== version) {
        throw new ArtefactUntrusted(`${key} holds the record of another version.`);
      }
      const digest = createHash('sha384').update(signed.payload).digest('hex');
      const artefact = { ...record, digest };
      known.set(key, { keyId: signed.key_id, artefact });
      return artefact;
    },
    create: (record) => {
      const { signer } = keys;
      if (!signer)
        throw refuse('unavailable', 'This process has no signing key: it may serve releases, but publish none.');
      const { name, version } = record.descriptor;
      return storage.create(keyOf(name, version), toJson(signer.sign(JSON.stringify(record))));
    },
    bury: async (name, version, by) => {
      const key = graveOf(name, version);
      await graves.create(key, { retired_at: new Date().toISOString(), retired_by: by });
      await witness.note(key, 1);
    },
    isRetired: async (name, version) => {
      if (!isName(name, version)) return false;
      const key = graveOf(name, version);
      const isBuried = (await graves.find(key)) !== undefined;
      // Nobody takes a tombstone away: without it the same version could be published with other bytes.
      if (!isBuried && witness.seen(key) > 0) throw new RecordUntrusted(`${key} was here, and is gone. ${TO_ACCEPT}`);
      if (isBuried) await witness.note(key, 1);
      return isBuried;
    },
    remove: async (name, version) => {
      known.delete(keyOf(name, version));
      await storage.remove(keyOf(name, version));
    },
    listNames: async () => [...new Set((await versionsBelow(PREFIX)).map(([name]) => name))].sort(),
    listVersions: async (name) => {
      if (!remoteName.safeParse(name).success) return [];
      const versions = (await versionsBelow(`${PREFIX}${name}/`)).map(([, version]) => version);
      return versions.sort((one, other) => compare(other, one));
    },
  };
}
