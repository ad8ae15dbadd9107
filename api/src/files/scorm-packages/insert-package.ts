import type { Database } from '../../kernel/database/database.ts';
import { scormPackages, type ScormPackageRow } from './scorm-packages.tables.ts';

/** A check that is done again, after one that was cut off, finds the same. */
export async function insertPackage(tx: Database, row: ScormPackageRow): Promise<void> {
  const { fileId: _, ...found } = row;
  await tx.insert(scormPackages).values(row).onConflictDoUpdate({ target: scormPackages.fileId, set: found });
}
