import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { scormPackages, type ScormPackageRow } from './scorm-packages.tables.ts';

/** A package that was found whole; undefined for any other file. */
export async function findPackage(db: Database, fileId: string): Promise<ScormPackageRow | undefined> {
  const [row] = await db.select().from(scormPackages).where(eq(scormPackages.fileId, fileId));
  return row;
}
