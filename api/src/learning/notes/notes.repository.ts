import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { pageOf, rowsOf, type Database } from '../../kernel/database/database.ts';
import { courseQuery } from '../../kernel/search-words.ts';
import { lessonNotes, type NoteRow } from './notes.tables.ts';

export interface NoteFilters {
  userId: string;
  courseId: string;
  lessonId?: string | undefined;
  /** As people type them, without accents. Undefined: no search; none: nothing is found. */
  words?: readonly string[] | undefined;
}

/** A note with what its lesson is called now; null where the lesson has gone. */
export interface NoteInCourse {
  id: string;
  lesson_id: string;
  lesson_title: string | null;
  text: string | null;
  second: number | null;
  page: number | null;
  version: number;
  created_at: Date | string;
  updated_at: Date | string;
}

const columns = sql`n.id, n.lesson_id, l.title as lesson_title, n.text, n.second, n.page, n.version, n.created_at,
  n.updated_at`;
const tables = sql`lesson_notes n
  left join lessons l on l.id = n.lesson_id
  left join modules m on m.id = l.module_id`;
/** As the course goes; what stands at no place of a lesson comes before what does. */
const inOrder = sql`m."order" nulls last, l."order", n.lesson_id, coalesce(n.second, n.page) nulls first,
  n.created_at, n.id`;

export const findNotes = (
  db: Database,
  filters: NoteFilters,
  page?: { page: number; per_page: number },
): Promise<NoteInCourse[]> =>
  rowsOf<NoteInCourse>(
    db,
    sql`select ${columns} from ${tables} where ${matching(filters)} order by ${inOrder}
        ${page ? pageOf(page) : sql``}`,
  );

export async function countNotes(db: Database, filters: NoteFilters): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from lesson_notes n where ${matching(filters)}`,
  );
  return row?.total ?? 0;
}

function matching({ userId, courseId, lessonId, words }: NoteFilters): SQL {
  const rules = [sql`n.user_id = ${userId} and n.course_id = ${courseId} and n.removed_at is null`];
  if (lessonId !== undefined) rules.push(sql`n.lesson_id = ${lessonId}`);
  if (words?.length === 0) rules.push(sql`false`);
  else if (words) rules.push(sql`n.document @@ ${courseQuery({ words })}`);
  return sql.join(rules, sql` and `);
}

/** Also one that was removed. */
export async function findNote(db: Database, id: string): Promise<(NoteInCourse & { user_id: string }) | undefined> {
  const [row] = await rowsOf<NoteInCourse & { user_id: string }>(
    db,
    sql`select ${columns}, n.user_id from ${tables} where n.id = ${id}`,
  );
  return row;
}

/** Nobody else adds to the notes of this person in this course until the transaction ends. */
export async function lockNotes(tx: Database, userId: string, courseId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${userId} ${courseId}`}, 0))`);
}

/** Kept as it is until the transaction ends. */
export async function findNoteLocked(tx: Database, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx.select().from(lessonNotes).where(eq(lessonNotes.id, id)).for('update');
  return row;
}

/** False where a note has this id already. */
export async function insertNote(tx: Database, row: typeof lessonNotes.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(lessonNotes).values(row).onConflictDoNothing().returning({ id: lessonNotes.id });
  return rows.length > 0;
}

export async function updateNoteRow(tx: Database, id: string, change: Partial<NoteRow>): Promise<void> {
  await tx.update(lessonNotes).set(change).where(eq(lessonNotes.id, id));
}

export const countKept = (tx: Database, userId: string, courseId: string): Promise<number> =>
  tx.$count(
    lessonNotes,
    and(eq(lessonNotes.userId, userId), eq(lessonNotes.courseId, courseId), isNull(lessonNotes.removedAt)),
  );

export async function deleteRemovedNotes(db: Database): Promise<void> {
  await db.delete(lessonNotes).where(lt(lessonNotes.removedAt, sql`now() - interval '1 day'`));
}
