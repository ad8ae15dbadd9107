import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { files, type FileRow } from '../files.tables.ts';
import { filmRungs } from './rungs.tables.ts';

/** The files of a film's smaller copies, the tallest first. */
export function findRungs(db: Database, filmId: string): Promise<FileRow[]> {
  return db
    .select(getTableColumns(files))
    .from(filmRungs)
    .innerJoin(files, eq(files.id, filmRungs.fileId))
    .where(eq(filmRungs.filmId, filmId))
    .orderBy(desc(filmRungs.height));
}
