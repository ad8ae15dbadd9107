import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { courseVersions, type VersionRow } from '../courses/courses.tables.ts';

/** Newest first, without what they hold but for what a list tells of it. */
export const findVersions = (db: Database, courseId: string) =>
  db
    .select({
      id: courseVersions.id,
      kind: courseVersions.kind,
      label: courseVersions.label,
      at: courseVersions.at,
      actorId: courseVersions.actorId,
      version: courseVersions.version,
      name: sql<string>`${courseVersions.content} -> 'fields' ->> 'name'`,
      lessonCount: sql<number>`(
        select coalesce(sum(jsonb_array_length(m -> 'lessons')), 0)::int
        from jsonb_array_elements(${courseVersions.content} -> 'modules') m)`,
    })
    .from(courseVersions)
    .where(eq(courseVersions.courseId, courseId))
    .orderBy(desc(courseVersions.at), desc(courseVersions.id));

export async function findVersion(db: Database, id: string): Promise<VersionRow | undefined> {
  const [row] = await db.select().from(courseVersions).where(eq(courseVersions.id, id));
  return row;
}

export async function findEarlier(db: Database, { courseId, id }: VersionRow): Promise<VersionRow | undefined> {
  // In SQL, which keeps a time more finely than a Date does.
  const isEarlier = sql`(${courseVersions.at}, ${courseVersions.id}) < (
    select v.at, v.id from course_versions v where v.id = ${id})`;
  const [row] = await db
    .select()
    .from(courseVersions)
    .where(and(eq(courseVersions.courseId, courseId), isEarlier))
    .orderBy(desc(courseVersions.at), desc(courseVersions.id))
    .limit(1);
  return row;
}

/** What versions of a course are called. */
export async function findLabels(db: Database, courseId: string): Promise<{ id: string; label: string }[]> {
  const rows = await db
    .select({ id: courseVersions.id, label: courseVersions.label })
    .from(courseVersions)
    .where(and(eq(courseVersions.courseId, courseId), isNotNull(courseVersions.label)));
  return rows.flatMap(({ id, label }) => (label === null ? [] : [{ id, label }]));
}

export async function updateLabel(tx: Database, id: string, label: string | null): Promise<void> {
  await tx.update(courseVersions).set({ label }).where(eq(courseVersions.id, id));
}

export async function deleteVersion(tx: Database, id: string): Promise<void> {
  await tx.delete(courseVersions).where(eq(courseVersions.id, id));
}
