import { sql } from 'drizzle-orm';
import type { DuplicateReason } from '@stoa/shared/contract/people/merge-words.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { dismissedDuplicates } from './account-merges.tables.ts';
import { pairOf } from './likely-pairs.ts';

export interface Pair {
  one_id: string;
  other_id: string;
  reasons: DuplicateReason[];
}

/** Each reason has its index; of those who share one box, each beside the account that was there first. */
const likely = sql`
  select ${pairOf(sql`mine.first_id`, sql`mine.id`, 'email')}
  from (
    select u.id, first_value(u.id) over (partition by plain_email(u.email) order by u.created_at, u.id) as first_id
    from users u where u.deleted_at is null and plain_email(u.email) = any(array(
      select plain_email(s.email) from shared_boxes b join users s on s.id = b.user_id and s.deleted_at is null))) mine
  where mine.first_id <> mine.id
  union all
  select ${pairOf(sql`i.user_id`, sql`u.id`, 'identity')}
  from identities i join users u on plain_email(u.email) = plain_email(i.email) and u.id <> i.user_id
  where i.email <> '' and u.deleted_at is null
`;

/** So many are looked at for one page: those of which one is gone are among them. */
const MOST_PAIRS = 1000;

/** Ordered by their ids, from behind `after`. */
export const findPairs = (
  { db, nouns }: WithNouns,
  { after, limit }: { after: { one: string; other: string } | undefined; limit: number },
): Promise<Pair[]> =>
  rowsOf<Pair>(
    db,
    // The pairs first, which are few: else the planner walks through all people, in the order of their ids, to come upon them.
    sql`with p as materialized (
          select one_id, other_id, reason
          from (${sql.join([likely, ...nouns.flatMap((noun) => noun.likelyDuplicates ?? [])], sql` union all `)}) likely
          where ${after === undefined ? sql`true` : sql`(one_id, other_id) > (${after.one}, ${after.other})`}
            and not exists (
              select from dismissed_duplicates d where d.one_id = likely.one_id and d.other_id = likely.other_id)
            and not exists (select from demo_accounts s where s.user_id in (likely.one_id, likely.other_id))
          order by one_id, other_id limit ${MOST_PAIRS}
        )
        select p.one_id, p.other_id, array_agg(distinct p.reason order by p.reason) as reasons
        from p
        join users a on a.id = p.one_id and a.deleted_at is null
        join users b on b.id = p.other_id and b.deleted_at is null
        group by p.one_id, p.other_id order by p.one_id, p.other_id limit ${limit}`,
  );

/** False where it was dismissed before. */
export async function insertDismissal(tx: Database, row: typeof dismissedDuplicates.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(dismissedDuplicates).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}
