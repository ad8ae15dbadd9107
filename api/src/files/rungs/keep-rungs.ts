import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
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
