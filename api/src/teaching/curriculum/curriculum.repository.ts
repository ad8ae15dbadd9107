import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { teaches } from '../courses/teaches-sql.ts';

/**
 * The course of a module: by its row, or by a revision that the viewer works on and that has added it. A new module of another's
 * revision is nobody else's to know of.
 */
export const findCourseOfModule = (db: Database, moduleId: string, viewerId: string): Promise<string | undefined> =>
  first(
    db,
    sql`select course_id from modules where id = ${moduleId}
        union all ${ownRevisionWith(viewerId, { modules: [{ id: moduleId }] })}`,
  );

export const findCourseOfLesson = (db: Database, lessonId: string, viewerId: string): Promise<string | undefined> =>
  first(
    db,
    sql`select course_id from lessons where id = ${lessonId}
        union all ${ownRevisionWith(viewerId, { modules: [{ lessons: [{ id: lessonId }] }] })}`,
  );

export const findCourseOfQuestion = (db: Database, questionId: string, viewerId: string): Promise<string | undefined> =>
  first(
    db,
    sql`select l.course_id from quiz_questions q join lessons l on l.id = q.lesson_id where q.id = ${questionId}
        union all ${ownRevisionWith(viewerId, { modules: [{ lessons: [{ quiz: { questions: [{ id: questionId }] } }] }] })}`,
  );

const ownRevisionWith = (viewerId: string, part: object) => sql`
  select r.course_id from course_revisions r join courses c on c.id = r.course_id
  where ${teaches(viewerId, 'edit')} and r.status <> 'published' and r.content @> ${JSON.stringify(part)}::jsonb`;

async function first(db: Database, query: ReturnType<typeof sql>): Promise<string | undefined> {
  const [row] = await rowsOf<{ course_id: string }>(db, sql`${query} limit 1`);
  return row?.course_id;
}
