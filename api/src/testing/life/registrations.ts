import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(sql`insert into pending_registrations
      (email, password_hash, first_name, last_name, locale, code_hash, tries_left, resends_left, expires_at)
    values (${user.email}, '$argon2', ${word}, ${word}, 'en', '', 6, 3, now())`);
};
