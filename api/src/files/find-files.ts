import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.ts';
import { findEach } from '../kernel/database/gathering.ts';
import { files, type FileRow } from './files.tables.ts';

/** A file by its id; undefined where there is none. */
export async function findFile(db: Database, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

/** Files by their ids, those that there are. */
export const findFiles = async (db: Database, ids: readonly string[]): Promise<FileRow[]> => [
  ...(await findEach(db, filesById, ids)).values(),
];

async function filesById(db: Database, ids: readonly string[]): Promise<Map<string, FileRow>> {
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same, as they are when the lock is held: nobody gives them up or uses them until the transaction ends. */
export function lockFiles(tx: Database, ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(files)
        .where(inArray(files.id, [...ids]))
        .orderBy(files.id)
        .for('update');
}
