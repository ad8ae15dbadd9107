import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { mergeRows } from '../../kernel/merge-rows.ts';

/** Those that others got, signed by the account that ends, take the name of the one that stays; a namesake's keep theirs. */
export const foldNotices: MergeFold = async ({ db: tx }, { from, into }) => {
  await tx.execute(
    sql`update notifications n set params = jsonb_set(n.params, '{author}', to_jsonb(i.full_name))
        from users f, users i
        where f.id = ${from} and f.deleted_at is null and i.id = ${into} and n.params ->> 'author' = f.full_name
          and not exists (select from users u where u.full_name = f.full_name and u.id not in (f.id, i.id))`,
  );
  return mergeRows(tx, 'notifications.user_id', { rule: 'move', from, into });
};
