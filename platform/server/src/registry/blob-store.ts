import { createHash } from 'node:crypto';
import type { ObjectStorage, StoredKey } from '../storage/object-storage.ts';
import { openBlobMemory } from './blob-memory.ts';
import { inParallel } from './in-parallel.ts';
import { refuse } from './refusal.ts';

/** What is kept in memory of the blobs read last; a whole site's live files have about 6 MB, one version at most 100. */
const MEMORY_BYTES = 192 * 1024 * 1024;

/** A stored blob whose bytes are not those of its name: someone or something altered the storage. */
export class BlobCorrupt extends Error {
  override name = 'BlobCorrupt';
  readonly blob: string;
  constructor(blob: string) {
    super(`Blob ${blob.slice(0, 16)}… holds other bytes than its name says.`);
    this.blob = blob;
  }
}

/** Bytes by their SHA-384, hex. They never change, so what was read and checked once is known for good. */
export interface BlobStore {
  /**
   * Also puts right what was altered in the storage.
   * @throws ReleaseRefused `blob_invalid` when the bytes are not those of the name
   */
  put(blob: string, content: Uint8Array): Promise<void>;
  /**
   * Undefined when there is none. `owner`: the remote that it is read for; of the memory each has its share, so that none
   * makes the files of others forgotten. @throws BlobCorrupt, StorageUnavailable
   */
  read(blob: string, owner?: string): Promise<Buffer | undefined>;
  /** Which of these are not stored. */
  findMissing(blobs: Iterable<string>): Promise<Set<string>>;
  /** Which of these are not stored, or with other bytes: reads all of them anew. */
  findUnsound(blobs: Iterable<string>): Promise<Set<string>>;
  remove(blob: string): Promise<void>;
  list(): AsyncIterable<StoredKey & { blob: string }>;
}

/** Together they have one share. */
const NOBODY = '';
const PREFIX = 'blobs/';
const keyOf = (blob: string) => `${PREFIX}${blob.slice(0, 2)}/${blob}`;
export const blobOf = (content: Uint8Array): string => createHash('sha384').update(content).digest('hex');
/** `sha384-…`, as in HTML, to the key of the blob with these bytes; and back. */
export const blobOfIntegrity = (integrity: string): string => Buffer.from(integrity.slice(7), 'base64').toString('hex');
export const integrityOfBlob = (blob: string): string => `sha384-${Buffer.from(blob, 'hex').toString('base64')}`;

export function openBlobStore(storage: ObjectStorage, memoryBytes = MEMORY_BYTES): BlobStore {
  const memory = openBlobMemory(memoryBytes);

  return {
    put: async (blob, content) => {
      if (blobOf(content) !== blob) {
        throw refuse(
          'blob_invalid',
          `The uploaded bytes do not have the SHA-384 ${blob.slice(0, 16)}…. Send them again.`,
        );
      }
      if (await storage.create(keyOf(blob), content)) return;
      const stored = await storage.read(keyOf(blob));
      if (stored && blobOf(stored.content) !== blob) await storage.replace(keyOf(blob), content, stored.tag);
    },
    read: async (blob, owner = NOBODY) => {
      const known = memory.get(blob, owner);
      if (known) return known;
      const stored = await storage.read(keyOf(blob));
      if (!stored) return undefined;
      if (blobOf(stored.content) !== blob) throw new BlobCorrupt(blob);
      memory.set(blob, owner, stored.content);
      return stored.content;
    },
    findMissing: async (blobs) => {
      const missing = new Set(blobs);
      const drawers = [...new Set([...missing].map((blob) => blob.slice(0, 2)))];
      await inParallel(drawers, async (drawer) => {
        for await (const { key } of storage.list(`${PREFIX}${drawer}/`))
          missing.delete(key.slice(key.lastIndexOf('/') + 1));
      });
      return missing;
    },
    findUnsound: async (blobs) => {
      const unsound = new Set(blobs);
      await inParallel([...unsound], async (blob) => {
        const stored = await storage.read(keyOf(blob));
        if (stored && blobOf(stored.content) === blob) unsound.delete(blob);
      });
      return unsound;
    },
    remove: async (blob) => {
      memory.forget(blob);
      await storage.remove(keyOf(blob));
    },
    async *list() {
      for await (const found of storage.list(PREFIX))
        yield { ...found, blob: found.key.slice(found.key.lastIndexOf('/') + 1) };
    },
  };
}
