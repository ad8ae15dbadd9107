import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { lessons, modules } from '../lessons/lessons.tables.ts';
import { courses } from './courses.tables.ts';

/** Those of these courses of which something opens later, or after another course. Most open at once, and cost no more. */
export async function findOpeningLater(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const [ofLessons, ofModules, ofCourses] = await Promise.all([
    db
      .selectDistinct({ id: lessons.courseId })
      .from(lessons)
      .where(and(inArray(lessons.courseId, ids), isNotNull(lessons.opening))),
    db
      .selectDistinct({ id: modules.courseId })
      .from(modules)
      .where(and(inArray(modules.courseId, ids), isNotNull(modules.opening))),
    db
      .select({ id: courses.id })
      .from(courses)
      .where(and(inArray(courses.id, ids), sql`${courses.prerequisites} <> '[]'`)),
  ]);
  return new Set([...ofLessons, ...ofModules, ...ofCourses].map(({ id }) => id));
}
