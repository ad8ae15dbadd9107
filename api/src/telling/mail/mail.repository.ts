import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { mails, type MailRow } from './mail.tables.ts';

const isWaiting = and(isNull(mails.sentAt), isNull(mails.givenUpAt));

/**
 * Takes due mails, oldest first, each for one sender alone: until `leaseS` is over, nobody else finds them. A sender that
 * dies meanwhile leaves them to the next one after that time.
 */
export function claimDueMails(db: Database, { limit, leaseS }: { limit: number; leaseS: number }): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, lte(mails.dueAt, sql`now()`)))
    .orderBy(asc(mails.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (
    db
      .update(mails)
      .set({
        attempts: sql`${mails.attempts} + 1`,
        dueAt: secondsFromNow(leaseS),
        leasedUntil: secondsFromNow(leaseS),
      })
      // An array is made once; `in (…)` might be asked again for each row, and take more than the limit.
      .where(sql`${mails.id} = any(array(${due}))`)
      .returning()
  );
}

/** Empties the values: they may hold codes, and links that sign in. */
export async function updateSent(db: Database, id: string, subject: string): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: sql`now()`, templateValues: {}, attachment: null, subject, lastError: null, leasedUntil: null })
    .where(eq(mails.id, id));
}

/** `inS`: seconds until it is tried again; null gives the mail up. */
export async function updateFailed(
  db: Database,
  id: string,
  { error, inS }: { error: string; inS: number | null },
): Promise<void> {
  const next = inS === null ? { givenUpAt: sql`now()` } : { dueAt: secondsFromNow(inS) };
  await db
    .update(mails)
    .set({ ...next, lastError: error, failedAt: sql`now()`, leasedUntil: null })
    .where(eq(mails.id, id));
}

/**
 * Takes the address off all its mails, whose rows and files then count as old: `forgetOldMails` after it takes them, else
 * the daily cleaning does. Those that wait are sent no more.
 */
export async function disownMails(tx: Database, address: string): Promise<void> {
  await tx
    .update(mails)
    .set({
      toAddress: '',
      toName: '',
      templateValues: {},
      attachment: null,
      subject: null,
      lastError: null,
      beforeResend: null,
      subscription: null,
      givenUpAt: sql`'epoch'::timestamptz`,
    })
    .where(sql`lower(${mails.toAddress}) = lower(${address})`);
}

/** Returns the ids of what was deleted: done with for so many days. */
export async function deleteOldMails(db: Database, days: number): Promise<string[]> {
  const then = sql`now() - make_interval(days => ${days})`;
  const rows = await db
    .delete(mails)
    .where(or(lt(mails.sentAt, then), lt(mails.givenUpAt, then)))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

const sentTo = (to: string | undefined) =>
  and(isNotNull(mails.sentAt), to === undefined ? undefined : sql`lower(${mails.toAddress}) = lower(${to})`);

/** Newest first; of one address, or of all. */
export function findSentMails(
  db: Database,
  to: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(sentTo(to))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
    .offset(offset);
}

export async function countSentMails(db: Database, to: string | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mails).where(sentTo(to));
  return row?.total ?? 0;
}

export async function findSentMail(db: Database, id: string): Promise<MailRow | undefined> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNotNull(mails.sentAt)));
  return row;
}

const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
