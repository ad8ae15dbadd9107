import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireTeam } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';

/** What is asked of courses `c`, to be in a report. */
export type ReportScope = SQL;

export const taughtBy = (userId: string): ReportScope => sql`(c.deleted_at is null and ${teaches(userId)})`;
export const theCourse = (id: string): ReportScope => sql`(c.deleted_at is null and c.id = ${id})`;

/** One course, for its team; without it all in which this viewer teaches. */
export async function requireScope(db: Database, viewer: Viewer, courseId: string | undefined): Promise<ReportScope> {
  if (courseId === undefined) return taughtBy(viewer.user.id);
  await requireReported(db, viewer, courseId);
  return theCourse(courseId);
}

/** A course whose learners this viewer may see. */
export async function requireReported(db: Database, viewer: Viewer, id: string): Promise<CourseRow> {
  const course = await findCourse(db, { id });
  if (course === undefined) throw notFound();
  requireTeam(viewer, course);
  return course;
}
