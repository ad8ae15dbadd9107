import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { LessonContent } from '../lessons/lesson-content.ts';
import { contentAtWork } from './course-builder.ts';
import type { CourseRow } from './courses.tables.ts';
import { findCourseAtWork } from './find-course.ts';

/** A lesson as its author works on it: that of the open revision, where there is one. Ask who may see it. */
export async function findLessonAtWork(
  db: Database,
  lessonId: string,
): Promise<{ course: CourseRow; lesson: LessonContent } | undefined> {
  const part = JSON.stringify({ modules: [{ lessons: [{ id: lessonId }] }] });
  const [found] = await rowsOf<{ course_id: string }>(
    db,
    sql`select course_id from lessons where id = ${lessonId}
        union all
        select course_id from course_revisions where status <> 'published' and content @> ${part}::jsonb
        limit 1`,
  );
  const work = found && (await findCourseAtWork(db, { id: found.course_id }));
  if (work === undefined) return undefined;
  const { modules } = await contentAtWork(db, work);
  const lesson = modules.flatMap((module) => module.lessons).find(({ id }) => id === lessonId);
  return lesson && { course: work.course, lesson };
}
