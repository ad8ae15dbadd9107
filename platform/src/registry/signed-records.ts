import { z } from 'zod';
import { signedText } from '@stoa/shared/contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readJson, toJson } from './json-object.ts';
import { refuse } from './refusal.ts';

/** A record that no trusted key signed, or that lies where another one belongs. Someone should look. */
export class RecordUntrusted extends Error {
  override name = 'RecordUntrusted';
}

const placed = z.object({ key: z.string(), record: z.unknown() });

/** Records that change, each an object of its own. */
export interface Records<T> {
  /** @throws RecordUntrusted, StorageUnavailable */
  find(key: string): Promise<T | undefined>;
  /** False when there is one already. @throws ReleaseRefused `unavailable` in a process without a signing key */
  create(key: string, record: T): Promise<boolean>;
  /**
   * Changes a record that others may change at the same time: `change` is asked again with what they made of it.
   * Undefined when there is none. Whatever `change` throws ends it; when it returns the record as it was, nothing is
   * written.
   */
  change(key: string, change: (before: T) => T): Promise<T | undefined>;
}

/**
 * What decides over rights is signed, together with the key it lies under: who can write to the storage can neither make
 * up a token nor put one's rights in the place of another's. Putting back what was signed before, or removing it, stays
 * possible; the audit log tells of that.
 */
export function openRecords<T extends z.ZodType>(
  storage: ObjectStorage,
  keys: SigningKeys,
  schema: T,
): Records<z.output<T>> {
  const trusted = (key: string, content: Uint8Array): z.output<T> => {
    const text = signedText.safeParse(parsed(content));
    if (!text.success || !keys.verifier.verify(text.data)) {
      throw new RecordUntrusted(`${key} is not signed by a key that this site trusts.`);
    }
    const { key: place, record } = readJson(key, Buffer.from(text.data.payload), placed);
    if (place !== key) throw new RecordUntrusted(`${key} holds what was written as ${place}.`);
    return schema.parse(record);
  };
  const sealed = (key: string, record: z.output<T>): Buffer => {
    const { signer } = keys;
    if (!signer)
      throw refuse('unavailable', 'This process has no signing key: it may serve releases, but write nothing.');
    return toJson(signer.sign(JSON.stringify({ key, record })));
  };
  return {
    find: async (key) => {
      const stored = await storage.read(key);
      return stored && trusted(key, stored.content);
    },
    create: async (key, record) => storage.create(key, sealed(key, record)),
    change: async (key, change) => {
      for (;;) {
        const stored = await storage.read(key);
        if (!stored) return undefined;
        const before = trusted(key, stored.content);
        const next = change(before);
        if (next === before || (await storage.replace(key, sealed(key, next), stored.tag))) return next;
      }
    },
  };
}

export async function listKeys(storage: ObjectStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) if (key.endsWith('.json')) keys.push(key);
  return keys.sort();
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    return undefined;
  }
}
