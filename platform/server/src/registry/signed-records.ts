import { z } from 'zod';
import { signedText } from '@stoa/shared/platform-contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readJson, toJson } from './json-object.ts';
import { refuse } from './refusal.ts';
import { passingWitness } from './witness.ts';

/** A record that no trusted key signed, or that lies where another one belongs. Someone should look. */
export class RecordUntrusted extends Error {
  override name = 'RecordUntrusted';
}

/** The way out where an operator has put back a backup. */
export const TO_ACCEPT = 'If you put a backup back: stoa accept-restore.';

/** `edition`: counts how often the record was written; before it was counted, once is as good as any. */
const placed = z.object({ key: z.string(), record: z.unknown(), edition: z.int().min(1).default(1) });

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
 * up a token nor put one's rights in the place of another's. What was signed before and is put back again is known by its
 * edition where this machine has seen a later one.
 */
export function openRecords<T extends z.ZodType>(
  storage: ObjectStorage,
  keys: SigningKeys,
  schema: T,
  witness = passingWitness(),
): Records<z.output<T>> {
  const trusted = async (key: string, content: Uint8Array): Promise<{ record: z.output<T>; edition: number }> => {
    const text = signedText.safeParse(parsed(content));
    if (!text.success || !keys.verifier.verify(text.data)) {
      throw new RecordUntrusted(`${key} is not signed by a key that this site trusts.`);
    }
    const { key: place, record, edition } = readJson(key, Buffer.from(text.data.payload), placed);
    if (place !== key) throw new RecordUntrusted(`${key} holds what was written as ${place}.`);
    if (edition < witness.seen(key)) {
      const seen = `edition ${edition} of ${key} was put back, and edition ${witness.seen(key)} was seen here`;
      throw new RecordUntrusted(`${seen}. ${TO_ACCEPT}`);
    }
    // Before the first there was nothing that could be put back.
    if (edition > 1) await witness.note(key, edition);
    return { record: schema.parse(record), edition };
  };
  const sealed = (key: string, record: z.output<T>, edition: number): Buffer => {
    const { signer } = keys;
    if (!signer)
      throw refuse('unavailable', 'This process has no signing key: it may serve releases, but write nothing.');
    return toJson(signer.sign(JSON.stringify({ key, record, edition })));
  };
  return {
    find: async (key) => {
      const stored = await storage.read(key);
      return stored && (await trusted(key, stored.content)).record;
    },
    create: async (key, record) => storage.create(key, sealed(key, record, 1)),
    change: async (key, change) => {
      for (;;) {
        const stored = await storage.read(key);
        if (!stored) return undefined;
        const { record: before, edition } = await trusted(key, stored.content);
        const next = change(before);
        if (next === before) return next;
        if (!(await storage.replace(key, sealed(key, next, edition + 1), stored.tag))) continue;
        await witness.note(key, edition + 1);
        return next;
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
