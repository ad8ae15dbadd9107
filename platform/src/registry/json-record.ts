import type { z } from 'zod';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readJson, toJson } from './json-object.ts';

export async function findRecord<T extends z.ZodType>(
  storage: ObjectStorage,
  key: string,
  schema: T,
): Promise<z.output<T> | undefined> {
  const stored = await storage.read(key);
  return stored && readJson(key, stored.content, schema);
}

/**
 * Changes a record that others may change at the same time: `change` is asked again with what they made of it. Undefined
 * when there is none. Whatever `change` throws ends it; when it returns the record as it was, nothing is written.
 */
export async function changeRecord<T extends z.ZodType>(
  storage: ObjectStorage,
  key: string,
  schema: T,
  change: (before: z.output<T>) => z.output<T>,
): Promise<z.output<T> | undefined> {
  for (;;) {
    const stored = await storage.read(key);
    if (!stored) return undefined;
    const before = readJson(key, stored.content, schema);
    const next = change(before);
    if (next === before || (await storage.replace(key, toJson(next), stored.tag))) return next;
  }
}

export async function listKeys(storage: ObjectStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) if (key.endsWith('.json')) keys.push(key);
  return keys.sort();
}
