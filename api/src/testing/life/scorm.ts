import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** They went through a package in a course of another, as far as their word. */
export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  const [id, fileId, lessonId] = [v7(), v7(), v7()];
  await db.execute(sql`insert into scorm_registrations
      (id, user_id, enrolment_id, lesson_id, file_id, version, attempt_no, launch_no)
    select ${id}, ${user.id}, e.id, ${lessonId}, ${fileId}, '1.2', 1, 1 from enrolments e
    where e.user_id = ${user.id} and e.course_id = ${courseId}`);
  await db.execute(sql`insert into scorm_scos (registration_id, identifier, position, title, cmi)
    values (${id}, 'one', 0, 'A part', ${JSON.stringify({ suspend_data: `Kept by ${word}` })}::json)`);
  await db.execute(sql`insert into scorm_launches (id, capability_hash, user_id, session_id, purpose, registration_id,
      lesson_id, file_id, launch_no, site_origin, content_origin, expires_at)
    values (${v7()}, ${`/secret-of-${id}`}, ${user.id}, ${v7()}, 'learn', ${id}, ${lessonId}, ${fileId}, 1,
      'http://localhost', 'http://127.0.0.1', now())`);
};
