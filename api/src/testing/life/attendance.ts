import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** They came to a class of another's course, and it was written down. */
export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  const id = v7();
  await db.execute(sql`insert into live_sessions
      (id, course_id, title, starts_at, duration_min, time_zone, room, join_url, ics_uid)
    values (${id}, ${courseId}, 'A class of the other', now(), 60, 'UTC', 'link', 'https://live.example.org/room',
      ${`${v7()}@example.org`})`);
  await db.execute(sql`insert into attendances
      (id, class_id, user_id, joined_at, marked_status, marked_by, marked_at, remarks)
    values (${v7()}, ${id}, ${user.id}, now(), 'late', ${user.id}, now(), ${`Remark on ${word}`})`);
};
