import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { ClassPlans } from '../../teaching/courses/class-plans.ts';

/** What a course's checklist asks of its schedule. */
export async function findClassPlans(db: Database, courseId: string): Promise<ClassPlans> {
  const rows = await rowsOf<{ lesson_id: string | null; is_ahead: boolean }>(
    db,
    sql`select lesson_id, bool_or(starts_at > now()) as is_ahead from live_sessions
        where course_id = ${courseId} and cancelled_at is null group by lesson_id`,
  );
  return {
    isAhead: rows.some(({ is_ahead }) => is_ahead),
    lessonIds: new Set(rows.flatMap(({ lesson_id }) => lesson_id ?? [])),
  };
}
