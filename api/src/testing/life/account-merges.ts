import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';
import { aUser } from '../builders.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  const merged = await aUser(db);
  const email = `${word.toLowerCase()}.once.${merged.id}@example.org`;
  await db.execute(
    sql`insert into email_aliases (email, user_id, from_id) values (${email}, ${user.id}, ${merged.id})`,
  );
};
