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
  select ${pairOf(sql`first.id`, sql`u.id`, 'email')}
  from users u join lateral (
    select f.id from users f where f.deleted_at is null and plain_email(f.email) = plain_email(u.email)
    order by f.created_at, f.id limit 1) first on first.id <> u.id
  where u.deleted_at is null
  union all
  select ${pairOf(sql`i.user_id`, sql`u.id`, 'identity')}
  from identities i join users u on plain_email(u.email) = plain_email(i.email) and u.id <> i.user_id
  where i.email <> '' and u.deleted_at is null
`;

/** Ordered by their ids, from behind `after`. */
export const findPairs = (
  { db, nouns }: WithNouns,
  { after, limit }: { after: { one: string; other: string } | undefined; limit: number },
): Promise<Pair[]> =>
  rowsOf<Pair>(
    db,
    sql`select p.one_id, p.other_id, array_agg(distinct p.reason order by p.reason) as reasons
        from (${sql.join([likely, ...nouns.flatMap((noun) => noun.likelyDuplicates ?? [])], sql` union all `)}) p
        join users a on a.id = p.one_id and a.deleted_at is null
        join users b on b.id = p.other_id and b.deleted_at is null
        where not exists (
            select from dismissed_duplicates d where d.one_id = p.one_id and d.other_id = p.other_id)
          and not exists (select from demo_accounts s where s.user_id in (p.one_id, p.other_id))
          and ${after === undefined ? sql`true` : sql`(p.one_id, p.other_id) > (${after.one}, ${after.other})`}
        group by p.one_id, p.other_id order by p.one_id, p.other_id limit ${limit}`,
  );

/** False where it was dismissed before. */
export async function insertDismissal(tx: Database, row: typeof dismissedDuplicates.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(dismissedDuplicates).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}
