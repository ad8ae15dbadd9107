import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { courseImports, type CourseImportRow } from './course-imports.tables.ts';

/** Of one archive there is one import: whoever asks again is given that one. */
export async function insertImport(
  db: Database,
  row: Pick<CourseImportRow, 'ownerId' | 'archiveId'>,
): Promise<CourseImportRow | undefined> {
  const [made] = await db
    .insert(courseImports)
    .values(row)
    .onConflictDoNothing({ target: courseImports.archiveId })
    .returning();
  return made;
}

export async function findImport(
  db: Database,
  key: { id: string } | { archiveId: string },
): Promise<CourseImportRow | undefined> {
  const found = 'id' in key ? eq(courseImports.id, key.id) : eq(courseImports.archiveId, key.archiveId);
  const [row] = await db.select().from(courseImports).where(found);
  return row;
}

const nobodyWorks = sql`${courseImports.state} = 'working'
  and (${courseImports.leaseEndsAt} is null or ${courseImports.leaseEndsAt} < now())`;
const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** One more try begins. Undefined where somebody is at it, or it has ended. */
export async function claimImport(db: Database, id: string, leaseS: number): Promise<CourseImportRow | undefined> {
  const [row] = await db
    .update(courseImports)
    .set({ tries: sql`${courseImports.tries} + 1`, leaseEndsAt: inSeconds(leaseS) })
    .where(and(eq(courseImports.id, id), nobodyWorks))
    .returning();
  return row;
}

/** Imports that nobody works at, the oldest first. */
export const findLeft = (db: Database, most: number): Promise<{ id: string }[]> =>
  db
    .select({ id: courseImports.id })
    .from(courseImports)
    .where(nobodyWorks)
    .orderBy(courseImports.createdAt)
    .limit(most);

const isOfTry = ({ id, tries }: Pick<CourseImportRow, 'id' | 'tries'>) =>
  and(eq(courseImports.id, id), eq(courseImports.tries, tries), eq(courseImports.state, 'working'));

/** What this try has come to. False where another has begun since, or the person is gone. */
export async function updateTry(
  db: Database,
  row: Pick<CourseImportRow, 'id' | 'tries'>,
  change: Partial<CourseImportRow>,
): Promise<boolean> {
  const rows = await db.update(courseImports).set(change).where(isOfTry(row)).returning({ id: courseImports.id });
  return rows.length > 0;
}

/** So many files are taken in; the lease begins anew. False where another try has begun since. */
export async function noteFile(
  db: Database,
  row: Pick<CourseImportRow, 'id' | 'tries'>,
  { done, leaseS }: { done: number; leaseS: number },
): Promise<boolean> {
  const rows = await db
    .update(courseImports)
    .set({ filesDone: done, leaseEndsAt: inSeconds(leaseS) })
    .where(isOfTry(row))
    .returning({ id: courseImports.id });
  return rows.length > 0;
}
