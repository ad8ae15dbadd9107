import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/** Lets nobody else change who is a super-admin, or leaves as one, until the transaction ends. */
export const lockSuperAdmins = (tx: Database) =>
  tx.execute(sql`select user_id from user_roles where role = 'super-admin' order by user_id for update`);

/** Whether nobody but this person could manage users once they cannot. Who is leaving or suspended does not count. */
export async function isLastSuperAdmin(tx: Database, userId: string): Promise<boolean> {
  const [row] = await rowsOf<{ is_one: boolean; others: number }>(
    tx,
    sql`select coalesce(bool_or(u.id = ${userId}), false) as is_one,
          (count(*) filter (where u.id <> ${userId} and u.deletes_at is null and not exists (
            select from suspensions s where s.user_id = u.id and s.ended_at is null)))::int as others
        from user_roles r join users u on u.id = r.user_id where r.role = 'super-admin'`,
  );
  return row !== undefined && row.is_one && row.others === 0;
}
