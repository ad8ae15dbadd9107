import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { scormPackages, type ScormPackageRow } from './scorm-packages.tables.ts';

/** A package that was found whole; undefined for any other file. */
export async function findPackage(db: Database, fileId: string): Promise<ScormPackageRow | undefined> {
  const [row] = await db.select().from(scormPackages).where(eq(scormPackages.fileId, fileId));
  return row;
}

/** Those of them that were found whole, by their files. */
export async function findPackages(db: Database, fileIds: readonly string[]): Promise<Map<string, ScormPackageRow>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(scormPackages)
    .where(inArray(scormPackages.fileId, [...fileIds]));
  return new Map(rows.map((row) => [row.fileId, row]));
}
