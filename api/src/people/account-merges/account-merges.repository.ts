import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import type { Merging } from '../../kernel/merge-rule.ts';
import { accountMerges, emailAliases } from './account-merges.tables.ts';

export async function insertMerge(tx: Database, row: typeof accountMerges.$inferInsert): Promise<void> {
  await tx.insert(accountMerges).values(row);
}

/** Into which account this one was merged. */
export async function findMergedInto(db: Database, fromId: string): Promise<string | undefined> {
  const [row] = await db.select().from(accountMerges).where(eq(accountMerges.fromId, fromId));
  return row?.intoId;
}

/** Those at which requests that were under way may still arrive. */
export async function findRecentMerges(db: Database): Promise<Merging[]> {
  return db
    .select({ from: accountMerges.fromId, into: accountMerges.intoId })
    .from(accountMerges)
    .where(sql`${accountMerges.mergedAt} > now() - interval '1 hour'`)
    .orderBy(asc(accountMerges.mergedAt));
}

export const findAliases = (db: Database, userId: string) =>
  db
    .select({ id: emailAliases.fromId, email: emailAliases.email, mergedAt: emailAliases.createdAt })
    .from(emailAliases)
    .where(eq(emailAliases.userId, userId))
    .orderBy(asc(emailAliases.createdAt), asc(emailAliases.email));

/** Gives the address that logged in, if this person had it. */
export async function deleteAlias(
  tx: Database,
  { userId, fromId }: { userId: string; fromId: string },
): Promise<string | undefined> {
  const [row] = await tx
    .delete(emailAliases)
    .where(and(eq(emailAliases.userId, userId), eq(emailAliases.fromId, fromId)))
    .returning({ email: emailAliases.email });
  return row?.email;
}

/**
 * What the other account says of itself fills what this one leaves empty; a password it keeps for itself. Then the account
 * is emptied, and its address logs in here.
 */
export async function closeMerged(tx: Database, { from, into }: Merging): Promise<void> {
  await tx.execute(
    sql`update users i set title = coalesce(i.title, f.title), about = case i.about when '' then f.about else i.about end,
          profile_image = coalesce(i.profile_image, f.profile_image), locale = coalesce(i.locale, f.locale),
          time_zone = coalesce(i.time_zone, f.time_zone), color_scheme = coalesce(i.color_scheme, f.color_scheme),
          creator_status = case
            when i.creator_status in ('unrequested', 'denied') and f.creator_status <> 'unrequested' then f.creator_status
            else i.creator_status end
        from users f where i.id = ${into} and f.id = ${from}`,
  );
  const [closing] = await tx.select({ email: users.email }).from(users).where(eq(users.id, from));
  if (closing === undefined) throw new Error(`No account ${from}.`);
  await tx.execute(
    sql`update users
        set email = id || '@deleted.invalid', password_hash = null, first_name = 'Former', last_name = 'member',
            title = null, about = '', profile_image = null, locale = null, color_scheme = null, time_zone = null,
            first_login = false, wants_to_teach = false, creator_status = 'unrequested', deletes_at = null,
            deleted_at = now()
        where id = ${from}`,
  );
  await tx.insert(emailAliases).values({ email: closing.email, userId: into, fromId: from });
}
