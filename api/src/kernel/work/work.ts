import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Noun } from '../noun.ts';
import { deleteUndone, insertWork, updateRetried } from './work.repository.ts';

declare module '../noun.ts' {
  interface Noun {
    /** What is done once, apart from the call that asks for it. */
    work?: readonly WorkKind<unknown>[];
  }
}

/** Something that is done once, apart from the call that asks for it. A noun lists its kinds in `work`. */
export interface WorkKind<P> {
  /** `settle payment`: as rows, logs and operators call it. No two have the same. */
  kind: string;
  /** Ids rather than what they stand for: it is read when the work is done, and operators may see its row. */
  payload: z.ZodType<P>;
  /** After so many tries it is given up, and waits for a person. */
  attempts: number;
  /** One try lasts no longer, in seconds. After that time another process may begin anew: a try that died is made up for. */
  leaseS: number;
  /** May be done more than once, so doing it again must change nothing. What it throws has it tried again later. */
  run(context: Context, payload: P, work: { id: string; attempt: number }): Promise<void>;
}

export const defineWork = <P>(kind: WorkKind<P>): WorkKind<P> => kind;

/** The kinds of work of all nouns. */
export const workOf = (nouns: readonly Noun[]): WorkKind<unknown>[] => nouns.flatMap(({ work }) => work ?? []);

let enqueuedAt = -Infinity;

/**
 * Puts work down, to be done as soon as the caller's transaction is committed; never without it. Of one kind and `key`,
 * one waits: asked for again, it takes the newer payload and the earlier time, but keeps the pause after a failure; and
 * what is being done just now is done once more.
 */
export async function enqueue<P>(
  tx: Database,
  { kind }: Pick<WorkKind<P>, 'kind' | 'payload'>,
  payload: P,
  options: { key?: string; dueAt?: Date } = {},
): Promise<void> {
  await insertWork(tx, { kind, payload, ...options });
  enqueuedAt = performance.now();
}

/** What was put down under this key is not to be done any more, also where it was given up. Whoever is at it is not stopped. */
export const withdraw = (tx: Database, { kind }: Pick<WorkKind<never>, 'kind'>, key: string): Promise<void> =>
  deleteUndone(tx, { kind, key });

/** Has work that was given up tried again soon, with all its tries; false where there is no such work. */
export async function retry(db: Database, id: string): Promise<boolean> {
  const isRetried = await updateRetried(db, id);
  enqueuedAt = performance.now();
  return isRetried;
}

/** Whether this process put work down a moment ago, whose transaction may be committed just now. */
export const hasEnqueuedLately = (): boolean => performance.now() - enqueuedAt < 5_000;
