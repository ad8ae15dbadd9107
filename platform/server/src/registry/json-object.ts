import type { z } from 'zod';

/** @throws naming the object when its content is not what the schema says. */
export function readJson<T extends z.ZodType>(key: string, content: Uint8Array, schema: T): z.output<T> {
  try {
    return schema.parse(JSON.parse(Buffer.from(content).toString('utf8')));
  } catch (error) {
    throw new Error(`${key} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

export const toJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
