import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { referralLinks, referrals } from './referrals.tables.ts';

/** The person's link that holds; a new one where there is none, or where the last one is too old. */
export async function upsertReferralLink(
  db: Database,
  link: typeof referralLinks.$inferInsert,
): Promise<{ token: string; expiresAt: Date }> {
  await db
    .insert(referralLinks)
    .values(link)
    .onConflictDoUpdate({
      target: referralLinks.userId,
      set: { token: link.token, expiresAt: link.expiresAt },
      setWhere: lte(referralLinks.expiresAt, sql`now()`),
    });
  const [row] = await db.select().from(referralLinks).where(eq(referralLinks.userId, link.userId));
  if (row === undefined) throw new Error('The referral link was not kept.');
  return row;
}

export async function findReferrer(db: Database, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: referralLinks.userId })
    .from(referralLinks)
    .where(and(eq(referralLinks.token, token), gt(referralLinks.expiresAt, sql`now()`)));
  return row?.id;
}

export async function insertReferral(db: Database, referral: typeof referrals.$inferInsert): Promise<void> {
  await db.insert(referrals).values(referral);
}

export async function findReferralOfRegistration(
  db: Database,
  registrationId: string,
): Promise<{ id: string; referrerEmail: string } | undefined> {
  const [row] = await db
    .select({ id: referrals.id, referrerEmail: users.email })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referrerId))
    .where(eq(referrals.registrationId, registrationId));
  return row;
}

export async function updateReferral(
  db: Database,
  id: string,
  { refereeId, status }: { refereeId: string; status: 'registered' | 'rejected' },
): Promise<void> {
  await db.update(referrals).set({ refereeId, status, registrationId: null }).where(eq(referrals.id, id));
}

/**
 * How many came by this person's links. They qualify by completing a first course: enrolling in a free one is a click, which
 * a reward must not be worth. It is counted off their enrolments each time, so it is never late.
 */
export async function countReferrals(
  db: Database,
  referrerId: string,
): Promise<{ registered: number; qualified: number }> {
  const [row] = await rowsOf<{ registered: number; qualified: number }>(
    db,
    sql`select count(*)::int as registered,
               count(*) filter (where status in ('qualified', 'rewarded') or exists (
                 select 1 from enrolments e where e.user_id = referee_id and e.completed_at is not null
               ))::int as qualified
        from referrals where referrer_id = ${referrerId} and status in ('registered', 'qualified', 'rewarded')`,
  );
  return row ?? { registered: 0, qualified: 0 };
}

export async function deleteOldClicks(db: Database): Promise<void> {
  await db.delete(referrals).where(and(eq(referrals.status, 'clicked'), lte(referrals.expiresAt, sql`now()`)));
}
