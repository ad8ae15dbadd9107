import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { courseSkills } from './courses.tables.ts';

/** The skills that a course teaches, in its author's order. */
export async function findCourseSkills(db: Database, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: courseSkills.skillId })
    .from(courseSkills)
    .where(eq(courseSkills.courseId, courseId))
    .orderBy(asc(courseSkills.order));
  return rows.map(({ id }) => id);
}
