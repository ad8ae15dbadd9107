/**
 * Where the registry keeps everything: small named objects, as every object store has them. Keys are paths of letters,
 * digits, `.`, `-`, `_`, `@` and `+`, parted by `/`: `channels/production/revisions/7.json`. What a call returned as done
 * survives a power cut; what a reader sees is whole, never a part. No key continues another: `a/b` and `a` exclude each
 * other.
 *
 * Every method throws `StorageUnavailable` when the storage cannot be reached; nothing else is thrown for a good key.
 */
export interface ObjectStorage {
  /** `folder /srv/stoa/releases` or `s3 bucket/prefix`: for logs and error messages. */
  readonly description: string;
  /** Undefined when there is no such object. */
  read(key: string): Promise<StoredObject | undefined>;
  /** Writes the object unless the key is taken; says whether it did. Only one of many writers is told `true`. */
  create(key: string, content: Uint8Array): Promise<boolean>;
  /**
   * Replaces the object when it still has this tag; says whether it did. The compare-and-swap for objects that change.
   */
  replace(key: string, content: Uint8Array, tag: string): Promise<boolean>;
  /** Nothing happens when there is no such object. */
  remove(key: string): Promise<void>;
  /** Keys that begin with `prefix`, which ends with `/`; in no order. */
  list(prefix: string): AsyncIterable<StoredKey>;
  /** Calls back soon after a key below `prefix` may have changed, by any process; may call without need. */
  watch(prefix: string, onChange: () => void): () => void;
}

export interface StoredObject {
  content: Buffer;
  /** Changes with every change of the object; opaque. */
  tag: string;
}
export interface StoredKey {
  key: string;
  bytes: number;
  changedAt: Date;
  /** The moment of the list by the storage's clock, which is that of `changedAt` and not always this machine's. */
  listedAt: Date;
}

/** The storage does not answer, or answers with nonsense. Nothing is known of whether a write took place. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}
