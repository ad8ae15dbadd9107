import { and, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type LeasedWork, work, type WorkRow } from './work.tables.ts';

const isUndone = and(isNull(work.doneAt), isNull(work.givenUpAt));

/** Of one kind and key, one row is undone. */
export async function insertWork(
  tx: Database,
  row: { kind: string; payload: unknown; key?: string; dueAt?: Date },
): Promise<void> {
  await tx
    .insert(work)
    .values(row)
    .onConflictDoUpdate({
      target: [work.kind, work.key],
      targetWhere: isUndone!,
      set: {
        payload: sql`excluded.payload`,
        // Of what somebody is at, the time is over: the first who asks again says the next one. What failed keeps its pause.
        dueAt: sql`case when ${work.lease} is not null and not ${work.askedAgain} then excluded.due_at
                   when ${work.lastError} is not null then ${work.dueAt}
                   else least(${work.dueAt}, excluded.due_at) end`,
        askedAgain: sql`${work.lease} is not null`,
      },
    });
}

/** Kind → for how many seconds it is taken. */
export type Leases = Readonly<Record<string, number>>;

/** Takes due work of these kinds, oldest first, each for one process alone until its lease ends. */
export async function claimDueWork(db: Database, leases: Leases, limit: number): Promise<LeasedWork[]> {
  const due = db
    .select({ id: work.id })
    .from(work)
    .where(
      and(
        isUndone,
        sql`${work.dueAt} <= now() and (${work.leasedUntil} is null or ${work.leasedUntil} <= now())`,
        sql`${JSON.stringify(leases)}::jsonb ? ${work.kind}`,
      ),
    )
    .orderBy(work.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(work)
    .set({
      attempts: sql`${work.attempts} + 1`,
      lease: sql`gen_random_uuid()`,
      leasedUntil: sql`now() + make_interval(secs => (${JSON.stringify(leases)}::jsonb ->> ${work.kind})::int)`,
      askedAgain: false,
    })
    // An array is made once; `in (…)` might be asked again for each row, and take more than the limit.
    .where(sql`${work.id} = any(array(${due}))`)
    .returning();
  return rows as LeasedWork[];
}

const freed = { lease: null, leasedUntil: null };
const isLeasedAs = ({ id, lease }: LeasedWork): SQL | undefined => and(eq(work.id, id), eq(work.lease, lease));

/** Done; or, where it was asked for again meanwhile, due anew with all its tries. */
export async function updateDone(db: Database, leased: LeasedWork): Promise<void> {
  await db
    .update(work)
    .set({
      ...freed,
      doneAt: sql`case when ${work.askedAgain} then null else now() end`,
      attempts: sql`case when ${work.askedAgain} then 0 else ${work.attempts} end`,
      askedAgain: false,
      lastError: null,
    })
    .where(isLeasedAs(leased));
}

/** `inS`: seconds until it is tried again; null gives it up. False where somebody else has it by now. */
export async function updateFailed(
  db: Database,
  leased: LeasedWork,
  { error, inS }: { error: string; inS: number | null },
): Promise<boolean> {
  const next = inS === null ? { givenUpAt: sql`now()` } : { dueAt: sql`now() + make_interval(secs => ${inS})` };
  const rows = await db
    .update(work)
    .set({ ...freed, ...next, lastError: error })
    .where(isLeasedAs(leased))
    .returning({ id: work.id });
  return rows.length > 0;
}

/** Whether another one of this kind was given up within the hour. */
export async function isOneOfMany(db: Database, { id, kind }: Pick<WorkRow, 'id' | 'kind'>): Promise<boolean> {
  const lately = gt(work.givenUpAt, sql`now() - interval '1 hour'`);
  return (await db.$count(work, and(eq(work.kind, kind), ne(work.id, id), lately))) > 0;
}

/** What was given up of the same kind and key: one newer took its place. */
export async function deleteSuperseded(db: Database, { id, kind, key }: WorkRow): Promise<void> {
  if (key === null) return;
  await db.delete(work).where(and(eq(work.kind, kind), eq(work.key, key), ne(work.id, id), isNotNull(work.givenUpAt)));
}

export async function deleteUndone(db: Database, { kind, key }: { kind: string; key: string }): Promise<void> {
  await db.delete(work).where(and(eq(work.kind, kind), eq(work.key, key), isNull(work.doneAt)));
}

/** Given up and found by its id; where another one of its kind and key waits by now, that one does it, and this one goes. */
export async function updateRetried(db: Database, id: string): Promise<boolean> {
  const isGivenUp = and(eq(work.id, id), isNotNull(work.givenUpAt));
  const another = sql`exists (select 1 from work o where o.kind = ${work.kind} and o.key = ${work.key}
                              and o.done_at is null and o.given_up_at is null)`;
  const retried = await db
    .update(work)
    .set({ givenUpAt: null, attempts: 0, dueAt: sql`now()` })
    .where(and(isGivenUp, sql`not ${another}`))
    .returning({ id: work.id });
  if (retried.length > 0) return true;
  const superseded = await db.delete(work).where(isGivenUp).returning({ id: work.id });
  return superseded.length > 0;
}

export async function deleteOldWork(db: Database, days: number): Promise<void> {
  await db.delete(work).where(lt(work.doneAt, sql`now() - make_interval(days => ${days})`));
}
