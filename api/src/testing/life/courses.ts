import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  await db.execute(sql`insert into course_events (id, course_id, actor_id, action, to_status, reason)
    values (${v7()}, ${courseId}, ${user.id}, 'create', 'draft', ${`reason of ${word}`})`);
};
