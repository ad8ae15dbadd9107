import { createHash } from 'node:crypto';
import type { KeyRow } from '../book/rows.ts';
import type { State } from '../book/state.ts';
import { Refusal } from '../kernel/refusal.ts';

/** What a call under this key made before; undefined for a new key. @throws Refusal for the same key with other input */
export function madeBefore(state: State, key: string, input: unknown): string | undefined {
  const known = state.keys.get(key);
  if (known && known.input !== hashOf(input)) {
    throw new Refusal(422, 'key_reused', 'This Idempotency-Key was used for another call. Give each call its own.');
  }
  return known?.made;
}

export const keyRow = (key: string, input: unknown, made: string): KeyRow => ({ id: key, input: hashOf(input), made });

/** Of values that a schema has put in order. */
const hashOf = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');
