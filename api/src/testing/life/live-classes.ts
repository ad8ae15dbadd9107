import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** A class they hold. */
export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  await db.execute(sql`insert into live_sessions
      (id, course_id, title, starts_at, duration_min, time_zone, host_id, room, join_url, ics_uid)
    values (${v7()}, ${courseId}, ${`Class of ${word}`}, now() + interval '2 days', 60, 'UTC', ${user.id},
      'link', 'https://live.example.org/room', ${`${v7()}@example.org`})`);
};
