import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { teaches } from './teaches-sql.ts';

/** Those of these people who teach a published course: they have a page. */
export async function findPublicTeachers(db: Database, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const each = [...new Set(userIds)].map(
    (id) => sql`select ${id} as id where exists (
      select from courses c where c.status = 'published' and c.deleted_at is null and ${teaches(id)})`,
  );
  const rows = await rowsOf<{ id: string }>(db, sql.join(each, sql` union all `));
  return new Set(rows.map(({ id }) => id));
}
