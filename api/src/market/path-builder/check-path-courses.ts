import { sql } from 'drizzle-orm';
import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { PathParts } from './path-parts.ts';

type Courses = PathParts['courses'];

interface CourseNow {
  id: string;
  name: string;
  is_published: boolean;
}

/** Each stands in a path once, and was published when it came; one that was taken off since may stay. */
export async function checkPathCourses(tx: Database, { now, next }: { now: Courses; next: Courses }): Promise<void> {
  const known = await findCoursesNow(tx, next);
  const had = new Set(now.map(({ course_id }) => course_id));
  const met = new Set<string>();
  const errors: Record<string, string> = {};
  for (const [at, { course_id: id }] of next.entries()) {
    const refusal = refusalOf(known.get(id), { isTwice: met.has(id), isThere: had.has(id) });
    if (refusal !== undefined) errors[`courses.${at}.course_id`] = refusal;
    met.add(id);
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function refusalOf(
  course: CourseNow | undefined,
  { isTwice, isThere }: { isTwice: boolean; isThere: boolean },
): string | undefined {
  if (course === undefined) return rule('Choose courses from the list.');
  if (isTwice) return quotingRule("Course '{text}' has already been added to this program.", course.name);
  if (isThere || course.is_published) return undefined;
  return quotingRule("Course '{text}' is not published: only published courses can be added.", course.name);
}

async function findCoursesNow(db: Database, courses: Courses): Promise<Map<string, CourseNow>> {
  const ids = [...new Set(courses.map(({ course_id }) => course_id))];
  const rows = await rowsOf<CourseNow>(
    db,
    sql`select c.id, c.name, c.status = 'published' and c.deleted_at is null as is_published
        from courses c where c.id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
