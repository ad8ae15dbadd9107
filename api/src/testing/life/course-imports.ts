import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** They brought a course here, of which a part did not come along. */
export const withOther: Life['withOther'] = async (db, { user }, { word }) => {
  const notes = JSON.stringify([{ kind: 'skill', name: word }]);
  await db.execute(sql`insert into course_imports (id, owner_id, archive_id, state, notes, ended_at)
    values (${v7()}, ${user.id}, ${v7()}, 'done', ${notes}::jsonb, now())`);
};
