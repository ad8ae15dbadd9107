import type { z } from 'zod';
import { refuse } from '../registry/refusal.ts';

/** @throws ReleaseRefused `invalid`, naming the first field that is wrong */
export function checked<T extends z.ZodType>(schema: T, value: unknown, words: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refuse('invalid', `${words}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
