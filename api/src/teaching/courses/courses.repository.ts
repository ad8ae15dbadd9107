import { eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { CourseContent } from './course-content.ts';
import {
  courseEvents,
  courseRevisions,
  courses,
  courseSlugs,
  type CourseRow,
  type RevisionRow,
} from './courses.tables.ts';

export async function insertCourse(db: Database, row: typeof courses.$inferInsert): Promise<CourseRow> {
  const [course] = await db.insert(courses).values(row).returning();
  if (course === undefined) throw new Error('The new course was not returned.');
  return course;
}

/** Keeps others who want the same address waiting until the transaction ends. */
export async function lockSlug(tx: Database, slug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 0))`);
}

/** Addresses in use, now or earlier, that begin like this one. */
export async function findSlugsLike(db: Database, slug: string): Promise<Set<string>> {
  const pattern = `${slug.slice(0, 60)}%`;
  const [now, earlier] = [
    await db.select({ slug: courses.slug }).from(courses).where(like(courses.slug, pattern)),
    await db.select({ slug: courseSlugs.slug }).from(courseSlugs).where(like(courseSlugs.slug, pattern)),
  ];
  return new Set([...now, ...earlier].map((row) => row.slug));
}

/** Whose an address is, or was. */
export async function findSlugOwner(db: Database, slug: string): Promise<string | undefined> {
  const [now] = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
  if (now) return now.id;
  const [earlier] = await db.select({ id: courseSlugs.courseId }).from(courseSlugs).where(eq(courseSlugs.slug, slug));
  return earlier?.id;
}

export async function retireSlug(db: Database, courseId: string, { from, to }: { from: string; to: string }) {
  await db.delete(courseSlugs).where(eq(courseSlugs.slug, to));
  await db.insert(courseSlugs).values({ slug: from, courseId });
}

export async function updateCourseRow(db: Database, id: string, change: Partial<CourseRow>): Promise<void> {
  await db
    .update(courses)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(courses.id, id));
}

export async function insertRevision(
  db: Database,
  row: { courseId: string; content: CourseContent },
): Promise<RevisionRow> {
  const [revision] = await db.insert(courseRevisions).values(row).returning();
  if (revision === undefined) throw new Error('The new revision was not returned.');
  return revision;
}

export async function updateRevision(db: Database, id: string, change: Partial<RevisionRow>): Promise<void> {
  await db
    .update(courseRevisions)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(courseRevisions.id, id));
}

export async function deleteRevision(db: Database, id: string): Promise<void> {
  await db.delete(courseRevisions).where(eq(courseRevisions.id, id));
}

export async function insertCourseEvent(db: Database, event: typeof courseEvents.$inferInsert): Promise<void> {
  await db.insert(courseEvents).values(event);
}
