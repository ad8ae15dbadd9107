import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { findEach, findOne } from '../../kernel/database/gathering.ts';
import type { Cmi } from './read-cmi.ts';
import { scormRegistrations, scormScos, type RegistrationRow, type ScoRow } from './scorm.tables.ts';

const { cmi: _cmi, ...scoColumns } = getTableColumns(scormScos);
const { sequencing, ...columns } = getTableColumns(scormRegistrations);

/** A person's ways through a lesson's packages, newest first. */
export const findRegistrations = async (
  db: Database,
  { userId, lessonId }: Pick<RegistrationRow, 'userId' | 'lessonId'>,
): Promise<RegistrationRow[]> => (await findOne(db, registrationsByLesson, lessonId, userId)) ?? [];

async function registrationsByLesson(
  db: Database,
  lessonIds: readonly string[],
  userId: string,
): Promise<Map<string, RegistrationRow[]>> {
  const rows = await db
    .select(columns)
    .from(scormRegistrations)
    .where(and(eq(scormRegistrations.userId, userId), inArray(scormRegistrations.lessonId, [...lessonIds])))
    .orderBy(desc(scormRegistrations.attemptNo));
  return Map.groupBy(rows, ({ lessonId }) => lessonId);
}

export async function findRegistration(db: Database, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await db.select(columns).from(scormRegistrations).where(eq(scormRegistrations.id, id));
  return row;
}

export async function findSequencing(db: Database, id: string): Promise<string | null> {
  const [row] = await db.select({ sequencing }).from(scormRegistrations).where(eq(scormRegistrations.id, id));
  return row?.sequencing ?? null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockRegistration(tx: Database, id: string): Promise<RegistrationRow | undefined> {
  const [row] = await tx.select(columns).from(scormRegistrations).where(eq(scormRegistrations.id, id)).for('update');
  return row;
}

/** With a place for each of its SCOs. */
export async function insertRegistration(
  tx: Database,
  registration: typeof scormRegistrations.$inferInsert,
  scos: readonly ScormItem[],
): Promise<RegistrationRow> {
  const [row] = await tx.insert(scormRegistrations).values(registration).returning(columns);
  if (scos.length > 0) {
    const placed = scos.map(({ identifier, title }, position) => ({ identifier, title, position }));
    await tx.insert(scormScos).values(placed.map((sco) => ({ registrationId: row!.id, ...sco })));
  }
  return row!;
}

export async function updateRegistration(
  tx: Database,
  id: string,
  change: Partial<typeof scormRegistrations.$inferInsert>,
): Promise<RegistrationRow> {
  const [row] = await tx.update(scormRegistrations).set(change).where(eq(scormRegistrations.id, id)).returning(columns);
  if (row === undefined) throw new Error(`Registration ${id} went away.`);
  return row;
}

/** SCOs by registration, in the order of the package. */
export const findScos = (db: Database, registrationIds: readonly string[]): Promise<ReadonlyMap<string, ScoRow[]>> =>
  findEach(db, scosByRegistration, registrationIds);

async function scosByRegistration(db: Database, registrationIds: readonly string[]): Promise<Map<string, ScoRow[]>> {
  const rows = await db
    .select(scoColumns)
    .from(scormScos)
    .where(inArray(scormScos.registrationId, [...registrationIds]))
    .orderBy(asc(scormScos.position));
  return Map.groupBy(rows, ({ registrationId }) => registrationId);
}

export async function findCmi(db: Database, registrationId: string, identifier: string): Promise<Cmi | null> {
  const [row] = await db
    .select({ cmi: scormScos.cmi })
    .from(scormScos)
    .where(and(eq(scormScos.registrationId, registrationId), eq(scormScos.identifier, identifier)));
  return row?.cmi ?? null;
}

export async function updateSco(
  tx: Database,
  { registrationId, identifier }: Pick<ScoRow, 'registrationId' | 'identifier'>,
  change: Partial<typeof scormScos.$inferSelect>,
): Promise<void> {
  await tx
    .update(scormScos)
    .set(change)
    .where(and(eq(scormScos.registrationId, registrationId), eq(scormScos.identifier, identifier)));
}

export interface BegunLesson {
  registration_id: string;
  lesson_id: string;
  lesson_title: string;
  lesson_file_id: string | null;
  course_id: string;
  course_name: string;
  course_slug: string;
  /** Of all pages. */
  total: number;
}

/** SCORM lessons that a person has begun and may still open, each with its newest way, by the last visit. */
export const findBegunLessons = (
  db: Database,
  userId: string,
  page: { page: number; per_page: number },
): Promise<BegunLesson[]> =>
  rowsOf<BegunLesson>(
    db,
    sql`select r.id as registration_id, l.id as lesson_id, l.title as lesson_title, l.file_id as lesson_file_id,
          c.id as course_id, c.name as course_name, c.slug as course_slug, count(*) over ()::int as total
        from (
          select distinct on (lesson_id) id, lesson_id, enrolment_id, coalesce(last_commit_at, begun_at) as visited_at
          from scorm_registrations where user_id = ${userId}
          order by lesson_id, attempt_no desc
        ) r
        join enrolments e on e.id = r.enrolment_id and e.status in ('active', 'completed')
        join lessons l on l.id = r.lesson_id and l.kind = 'scorm'
        join courses c on c.id = l.course_id and c.deleted_at is null
        order by r.visited_at desc, r.id
        ${pageOf(page)}`,
  );

export const findRegistrationsById = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, RegistrationRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(scormRegistrations)
    .where(inArray(scormRegistrations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};
