import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { CourseAtWork } from './course-at-work.ts';
import { courseRevisions, courses, courseSlugs, type CourseRow, type RevisionRow } from './courses.tables.ts';

export type CourseKey = { id: string } | { slug: string };

/** By id, or by its address: the present one before one it had earlier. */
export async function findCourse(db: Database, key: CourseKey): Promise<CourseRow | undefined> {
  const found = 'id' in key ? eq(courses.id, key.id) : hasSlug(key.slug);
  const [row] = await db
    .select()
    .from(courses)
    .where(and(found, isNull(courses.deletedAt)))
    .orderBy('slug' in key ? sql`${courses.slug} = ${key.slug} desc` : courses.id)
    .limit(1);
  return row;
}

const hasSlug = (slug: string) =>
  or(
    eq(courses.slug, slug),
    sql`${courses.id} = (select ${courseSlugs.courseId} from ${courseSlugs} where ${courseSlugs.slug} = ${slug})`,
  );

/**
 * Also keeps every other change of this course waiting until the transaction ends. `no key`: rows that refer to the
 * course (a certificate, an enrolment) may be added meanwhile.
 */
export async function lockCourse(tx: Database, key: CourseKey): Promise<CourseAtWork | undefined> {
  const found = await findCourse(tx, key);
  if (found === undefined) return undefined;
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, found.id), isNull(courses.deletedAt)))
    .for('no key update');
  return course && { course, revision: await findOpenRevision(tx, course.id) };
}

export async function findCourseAtWork(db: Database, key: CourseKey): Promise<CourseAtWork | undefined> {
  const course = await findCourse(db, key);
  return course && { course, revision: await findOpenRevision(db, course.id) };
}

export async function findOpenRevision(db: Database, courseId: string): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(courseRevisions)
    .where(and(eq(courseRevisions.courseId, courseId), ne(courseRevisions.status, 'published')));
  return row;
}

export async function findCoursesAtWork(db: Database, ids: readonly string[]): Promise<Map<string, CourseAtWork>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ course: courses, revision: courseRevisions })
    .from(courses)
    .leftJoin(courseRevisions, and(eq(courseRevisions.courseId, courses.id), ne(courseRevisions.status, 'published')))
    .where(inArray(courses.id, [...ids]));
  return new Map(rows.map(({ course, revision }) => [course.id, { course, revision: revision ?? undefined }]));
}
