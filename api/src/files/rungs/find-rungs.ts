import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { files, type FileRow } from '../files.tables.ts';
import { filmRungs } from './rungs.tables.ts';

/** The files of a film's smaller copies, the tallest first. */
export const findRungs = async (db: Database, filmId: string): Promise<FileRow[]> =>
  (await findOne(db, rungsByFilm, filmId)) ?? [];

const rungsByFilm = async (db: Database, filmIds: readonly string[]): Promise<Map<string, FileRow[]>> =>
  Map.groupBy(await findRungsOf(db, filmIds), ({ filmId }) => filmId);

/** Those of several films, each with its film. */
export function findRungsOf(db: Database, filmIds: readonly string[]): Promise<(FileRow & { filmId: string })[]> {
  if (filmIds.length === 0) return Promise.resolve([]);
  return db
    .select({ ...getTableColumns(files), filmId: filmRungs.filmId })
    .from(filmRungs)
    .innerJoin(files, eq(files.id, filmRungs.fileId))
    .where(inArray(filmRungs.filmId, [...filmIds]))
    .orderBy(filmRungs.filmId, desc(filmRungs.height));
}
