import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { causesOf, type Database } from '../database/database.ts';
import type { WorkKind } from './work.ts';
import {
  claimDueWork,
  deleteSuperseded,
  isOneOfMany,
  type Leases,
  updateDone,
  updateFailed,
} from './work.repository.ts';
import type { LeasedWork } from './work.tables.ts';

declare module '../noun.ts' {
  interface Noun {
    /** What happens when work is given up, in the transaction that says so. */
    followGivenUpWork?: (tx: Database, work: { kind: string }) => Promise<void>;
  }
}

/** Kinds of work, whatever their payloads. */
export type WorkKinds = readonly WorkKind<unknown>[];

const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 6 * 60 * 60;
/** One that waits for a slow gateway keeps none of the others waiting. */
export const AT_ONCE = 4;

export const leasesOf = (kinds: WorkKinds): Leases =>
  Object.fromEntries(kinds.map(({ kind, leaseS }) => [kind, leaseS]));

/** Does what is due until nothing is: for tests and commands. The application has its worker. */
export async function runDueWork(context: Context, kinds: WorkKinds): Promise<void> {
  const leases = leasesOf(kinds);
  for (;;) {
    const claimed = await claimDueWork(context.db, leases, AT_ONCE);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((leased) => runWork(context, kinds, leased)));
  }
}

/** Does one and marks it done, to be tried again, or given up. */
export async function runWork(context: Context, kinds: WorkKinds, leased: LeasedWork): Promise<void> {
  const kind = kinds.find((one) => one.kind === leased.kind);
  if (kind === undefined) throw new Error(`No noun knows work of the kind ${leased.kind}.`);
  try {
    // A process that ends each time that it tries this one must not be ended for ever.
    if (leased.attempts > kind.attempts) throw new Error('Each try ended with its process, or lasted too long.');
    await inTime(kind.leaseS, kind.run(context, kind.payload.parse(leased.payload), noteOf(leased)));
  } catch (error) {
    await putOff(context, kind, leased, error);
    return;
  }
  await updateDone(context.db, leased);
  await deleteSuperseded(context.db, leased);
}

const noteOf = ({ id, attempts }: LeasedWork) => ({ id, attempt: attempts });

/** Whoever answers too late has lost the lease, and is waited for no longer. */
async function inTime(seconds: number, running: Promise<void>): Promise<void> {
  const over = new AbortController();
  const tooLong = wait(seconds * 1000, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`It was not done within ${seconds} seconds.`);
  });
  try {
    await Promise.race([running, tooLong]);
  } finally {
    over.abort();
    tooLong.catch(() => undefined);
  }
}

async function putOff(context: Context, kind: WorkKind<unknown>, leased: LeasedWork, error: unknown) {
  const { db, log } = context;
  const inS = leased.attempts >= kind.attempts ? null : pauseAfter(leased.attempts);
  const note = { err: error, work: leased.id, kind: leased.kind, attempts: leased.attempts };
  if (inS === null) log.error(note, 'work given up');
  else log.warn(note, 'work not done; it is tried again');
  await db.transaction(async (tx) => {
    const isMarked = await updateFailed(tx, leased, { error: innermostOf(error).slice(0, 500), inS });
    if (!isMarked || inS !== null) return;
    await tellOfGivenUp(tx, context, leased);
    await deleteSuperseded(tx, leased);
  });
}

/** Where many are given up together, as when a gateway is away for a day, the first one is told of. */
async function tellOfGivenUp(tx: Database, { nouns }: Context, work: LeasedWork): Promise<void> {
  if (await isOneOfMany(tx, work)) return;
  for (const { followGivenUpWork } of nouns) await followGivenUpWork?.(tx, { kind: work.kind });
}

/** What a statement or a call was broken by says more than that it was. */
const innermostOf = (error: unknown): string => String(causesOf(error).at(-1) ?? error);

/** 5 s, 20 s, 80 s …, at most six hours; a quarter more or less, so that what failed together is not tried together. */
export const pauseAfter = (attempt: number, chance = Math.random()): number =>
  Math.min(FIRST_PAUSE_S * 4 ** (attempt - 1), LONGEST_PAUSE_S) * (0.75 + chance / 2);
