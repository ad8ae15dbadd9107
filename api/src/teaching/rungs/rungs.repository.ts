import { and, eq, or, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { teaches } from '../courses/teaches-sql.ts';
import { filmRungs } from './rungs.tables.ts';

type RungRow = typeof filmRungs.$inferSelect;

/** The film that a file is a copy of already; undefined where it is none's. */
export async function findFilmOf(db: Database, fileId: string): Promise<string | undefined> {
  const [row] = await db.select().from(filmRungs).where(eq(filmRungs.fileId, fileId));
  return row?.filmId;
}

/** @returns the files of the copy whose place it takes, if there was one */
export async function replaceRung(tx: Database, row: RungRow): Promise<string[]> {
  const isFilm = eq(filmRungs.filmId, row.filmId);
  const left = await tx
    .delete(filmRungs)
    .where(and(isFilm, or(eq(filmRungs.height, row.height), eq(filmRungs.fileId, row.fileId))))
    .returning();
  await tx.insert(filmRungs).values(row);
  return left.map(({ fileId }) => fileId).filter((id) => id !== row.fileId);
}

/** @returns its file; none where the film has no such copy */
export async function deleteRung(tx: Database, { filmId, fileId }: Omit<RungRow, 'height'>): Promise<string[]> {
  const left = await tx
    .delete(filmRungs)
    .where(and(eq(filmRungs.filmId, filmId), eq(filmRungs.fileId, fileId)))
    .returning();
  return left.map(({ fileId: id }) => id);
}

/** Where a film stands in courses: in rows, and in revisions of them. */
interface FilmPlace {
  isEditor: boolean;
  /** Reviewed, or with a reviewer. */
  isSettled: boolean;
}

export const findPlaces = (db: Database, { filmId, viewerId }: { filmId: string; viewerId: string }) =>
  rowsOf<FilmPlace>(
    db,
    sql`
      select ${teaches(viewerId, 'edit')} as "isEditor",
        c.status not in ('draft', 'changes_requested') as "isSettled"
      from lessons l join courses c on c.id = l.course_id
      where l.file_id = ${filmId} and c.deleted_at is null
      union
      select ${teaches(viewerId, 'edit')}, r.status in ('in_review', 'approved')
      from course_revisions r join courses c on c.id = r.course_id
      where r.status <> 'published' and c.deleted_at is null
        and r.content @> ${JSON.stringify({ modules: [{ lessons: [{ file_id: filmId }] }] })}::jsonb`,
  );
