import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { NamedPrerequisite, Prerequisite } from '@stoa/shared/contract/teaching/prerequisites.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import { courses, type CourseRow } from './courses.tables.ts';

/** Those that are public, in their order: nobody can be asked for what they cannot take. */
export async function findPrerequisites(
  db: Database,
  given: readonly Prerequisite[] = [],
): Promise<NamedPrerequisite[]> {
  if (given.length === 0) return [];
  const ids = given.map(({ course_id }) => course_id);
  const rows = await db
    .select({ id: courses.id, name: courses.name, slug: courses.slug })
    .from(courses)
    .where(and(inArray(courses.id, ids), eq(courses.status, 'published'), isNull(courses.deletedAt)));
  const byId = new Map(rows.map(({ id, ...named }) => [id, named]));
  return given.flatMap((one) => {
    const named = byId.get(one.course_id);
    return named ? [{ ...one, ...named }] : [];
  });
}

/** @throws `invalid` where a course is named twice, is not public, or has to be taken after this one itself */
export async function checkPrerequisites(
  tx: Database,
  course: CourseRow,
  { now, next }: { now: readonly Prerequisite[]; next: readonly Prerequisite[] },
): Promise<void> {
  const ids = next.map(({ course_id }) => course_id);
  if (new Set([course.id, ...ids]).size <= ids.length) {
    throw invalid({ prerequisites: rule('Name each course once, and not this one.') });
  }
  const known = new Set([...now, ...(await findPrerequisites(tx, next))].map(({ course_id }) => course_id));
  if (ids.some((id) => !known.has(id))) throw invalid({ prerequisites: rule('Choose a course that is published.') });
  const musts = next.filter(({ must }) => must).map(({ course_id }) => course_id);
  if ((await findNeeded(tx, musts)).has(course.id)) {
    throw invalid({ prerequisites: rule('That course already asks for this one first.') });
  }
}

/** Those that came to ask for this course first since they were named are left out: nobody could ever begin. */
export async function possiblePrerequisites(
  tx: Database,
  courseId: string,
  given: readonly Prerequisite[] = [],
): Promise<Prerequisite[]> {
  const possible: Prerequisite[] = [];
  for (const one of given) {
    const isCircle = one.must && (await findNeeded(tx, [one.course_id])).has(courseId);
    if (!isCircle) possible.push(one);
  }
  return possible;
}

/** These courses, and all that must be taken before them. */
async function findNeeded(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`with recursive needed (id) as (
          select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
          union
          select (p ->> 'course_id')::uuid
          from needed n join courses c on c.id = n.id
          cross join lateral jsonb_array_elements(c.prerequisites) p
          where (p ->> 'must')::boolean)
        select id from needed`,
  );
  return new Set(rows.map(({ id }) => id));
}
