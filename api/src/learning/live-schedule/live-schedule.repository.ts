import { and, asc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { coHostIdsOf } from '../live-classes/live-classes.repository.ts';
import { liveClasses, liveClassHosts, type LiveClassRow } from '../live-classes/live-classes.tables.ts';

export interface PlannedRow {
  liveClass: LiveClassRow;
  coHostIds: string[];
}

const plannedWhere = (db: Database, found: SQL | undefined): Promise<PlannedRow[]> =>
  db
    .select({ liveClass: liveClasses, coHostIds: coHostIdsOf })
    .from(liveClasses)
    .where(found)
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id));

export const findPlannedOf = (db: Database, courseId: string) => plannedWhere(db, eq(liveClasses.courseId, courseId));

export const findSavedBy = (db: Database, scheduleKey: string) =>
  plannedWhere(db, eq(liveClasses.scheduleKey, scheduleKey));

export const findPlannedAmong = (db: Database, ids: readonly string[]) =>
  plannedWhere(db, sql`${liveClasses.id} in ${[...ids]}`);

export async function findPlanned(db: Database, id: string): Promise<PlannedRow | undefined> {
  const [row] = await plannedWhere(db, eq(liveClasses.id, id));
  return row;
}

/** Those of its series that begin after it. */
export const findFollowing = (db: Database, { seriesId, startsAt, id }: LiveClassRow): Promise<PlannedRow[]> =>
  seriesId === null
    ? Promise.resolve([])
    : plannedWhere(
        db,
        and(eq(liveClasses.seriesId, seriesId), ne(liveClasses.id, id), gt(liveClasses.startsAt, startsAt)),
      );

/** A class of the course, not called off, that lasts within that time; those named are left out. */
export async function findOverlap(
  db: Database,
  { courseId, startsAt, endsAt, except }: { courseId: string; startsAt: Date; endsAt: Date; except: readonly string[] },
): Promise<LiveClassRow | undefined> {
  const ends = sql`${liveClasses.startsAt} + make_interval(mins => ${liveClasses.durationMin})`;
  const [row] = await db
    .select()
    .from(liveClasses)
    .where(
      and(
        eq(liveClasses.courseId, courseId),
        isNull(liveClasses.cancelledAt),
        sql`${liveClasses.startsAt} < ${endsAt.toISOString()}::timestamptz`,
        sql`${ends} > ${startsAt.toISOString()}::timestamptz`,
        except.length === 0 ? undefined : sql`${liveClasses.id} not in ${[...except]}`,
      ),
    )
    .limit(1);
  return row;
}

export async function insertClass(tx: Database, values: typeof liveClasses.$inferInsert, coHosts: readonly string[]) {
  await tx.insert(liveClasses).values(values);
  await insertCoHosts(tx, values.id!, coHosts);
}

export type ClassChange = Partial<typeof liveClasses.$inferInsert>;

export async function updateClass(tx: Database, id: string, change: ClassChange): Promise<void> {
  await tx
    .update(liveClasses)
    .set({ ...change, version: sql`${liveClasses.version} + 1`, updatedAt: new Date() })
    .where(eq(liveClasses.id, id));
}

export async function replaceCoHosts(tx: Database, classId: string, coHosts: readonly string[]): Promise<void> {
  await tx.delete(liveClassHosts).where(eq(liveClassHosts.classId, classId));
  await insertCoHosts(tx, classId, coHosts);
}

async function insertCoHosts(tx: Database, classId: string, coHosts: readonly string[]): Promise<void> {
  if (coHosts.length > 0) await tx.insert(liveClassHosts).values(coHosts.map((userId) => ({ classId, userId })));
}
