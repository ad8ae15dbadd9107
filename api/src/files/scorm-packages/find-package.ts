import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { ScormResource } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findEach } from '../../kernel/database/gathering.ts';
import { scormPackages, type ScormPackageRow } from './scorm-packages.tables.ts';

/** What a package is, without what is long in it: of ten thousand files, two thousand parts, and rules for each. */
export type PackageFacts = Omit<ScormPackageRow, 'items' | 'activityTree' | 'resources'>;
/** With its parts. */
export type FoundPackage = PackageFacts & Pick<ScormPackageRow, 'items'>;

const { items, activityTree, resources, ...facts } = getTableColumns(scormPackages);

/** A package that was found whole; undefined for any other file. */
export async function findPackage(db: Database, fileId: string): Promise<FoundPackage | undefined> {
  const [row] = await db
    .select({ ...facts, items })
    .from(scormPackages)
    .where(eq(scormPackages.fileId, fileId));
  return row;
}

/** Those of them that were found whole, by their files. */
export const findPackages = (db: Database, fileIds: readonly string[]): Promise<ReadonlyMap<string, PackageFacts>> =>
  findEach(db, packagesByFile, fileIds);

async function packagesByFile(db: Database, fileIds: readonly string[]): Promise<Map<string, PackageFacts>> {
  const rows = await db
    .select(facts)
    .from(scormPackages)
    .where(inArray(scormPackages.fileId, [...fileIds]));
  return new Map(rows.map((row) => [row.fileId, row]));
}

/** The rules of the way through a package; null where its manifest says none. */
export async function findActivityTree(db: Database, fileId: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.select({ activityTree }).from(scormPackages).where(eq(scormPackages.fileId, fileId));
  return row?.activityTree ?? null;
}

/** Each file of a package. */
export async function findResources(db: Database, fileId: string): Promise<ScormResource[]> {
  const [row] = await db.select({ resources }).from(scormPackages).where(eq(scormPackages.fileId, fileId));
  return row?.resources ?? [];
}
