import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** They sat in the room of a class of another's course, and said something there. */
export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  const id = v7();
  await db.execute(sql`insert into live_sessions
      (id, course_id, title, starts_at, duration_min, time_zone, room, ics_uid)
    values (${id}, ${courseId}, 'A class in a room', now(), 60, 'UTC', 'builtin', ${`${v7()}@example.org`})`);
  await db.execute(sql`insert into class_rooms (class_id) values (${id})`);
  await db.execute(sql`insert into room_seats
      (id, class_id, user_id, role, is_waiting, on_stage, entered_at, seen_at)
    values (${v7()}, ${id}, ${user.id}, 'learner', false, true, now(), now())`);
  await db.execute(
    sql`insert into room_chat (class_id, user_id, text) values (${id}, ${user.id}, ${`Said in class by ${word}`})`,
  );
};
