import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { scormPackages } from '../../files/scorm-packages/scorm-packages.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { lessonProgress } from '../progress/progress.tables.ts';
import { scormRegistrations } from '../scorm/scorm.tables.ts';

export type ScormLessonRow = Awaited<ReturnType<typeof findScormLessons>>['rows'][number];

/** SCORM lessons of the courses that a person teaches, the newest first, with how many have begun and completed them. */
export async function findScormLessons(
  db: Database,
  { userId, query, page, per_page }: { userId: string; query: string; page: number; per_page: number },
) {
  const pattern = likePattern(query);
  const wanted = and(
    teaches(userId, undefined, sql`courses`),
    isNull(courses.deletedAt),
    eq(lessons.kind, 'scorm'),
    query === ''
      ? undefined
      : or(ilike(courses.name, pattern), ilike(lessons.title, pattern), ilike(scormPackages.title, pattern)),
  );
  const begun = sql<number>`(select count(distinct ${scormRegistrations.userId})::int
    from ${scormRegistrations} where ${scormRegistrations.lessonId} = ${lessons.id})`;
  const completed = sql<number>`(select count(${lessonProgress.completedAt})::int
    from ${lessonProgress} where ${lessonProgress.lessonId} = ${lessons.id})`;
  const rows = await db
    .select({
      lessonId: lessons.id,
      lesson: lessons.title,
      courseId: courses.id,
      course: courses.name,
      slug: courses.slug,
      fileId: lessons.fileId,
      begun,
      completed,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(scormPackages, eq(scormPackages.fileId, lessons.fileId))
    .where(wanted)
    .orderBy(desc(lessons.id))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(scormPackages, eq(scormPackages.fileId, lessons.fileId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}
