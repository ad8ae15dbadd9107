import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  await db.execute(sql`insert into course_events (id, course_id, actor_id, action, to_status, reason)
    values (${v7()}, ${courseId}, ${user.id}, 'create', 'draft', ${`reason of ${word}`})`);
  const content = { fields: { name: `Course by ${word}` }, modules: [] };
  await db.execute(sql`insert into course_versions (id, course_id, kind, actor_id, version, content)
    values (${v7()}, ${courseId}, 'saved', ${user.id}, 1, ${JSON.stringify(content)}::jsonb)`);
};
