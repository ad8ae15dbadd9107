import { and, eq, gt, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { learningPathChanges, learningPaths, type PathRow } from '../learning-paths/learning-paths.tables.ts';

export type PathKey = { id: string } | { slug: string };

/** Also keeps every other change of this path waiting until the transaction ends. */
export async function lockPath(tx: Database, key: PathKey): Promise<PathRow | undefined> {
  const [row] = await tx
    .select()
    .from(learningPaths)
    .where('id' in key ? eq(learningPaths.id, key.id) : eq(learningPaths.slug, key.slug))
    .for('no key update');
  return row;
}

export async function insertPath(tx: Database, path: typeof learningPaths.$inferInsert): Promise<string> {
  const [row] = await tx.insert(learningPaths).values(path).returning({ id: learningPaths.id });
  if (row === undefined) throw new Error('The path was not inserted.');
  return row.id;
}

export async function updatePath(tx: Database, id: string, change: Partial<PathRow>): Promise<void> {
  await tx
    .update(learningPaths)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(learningPaths.id, id));
}

/** Waits for whoever takes it at this moment, and keeps everyone else from it. */
export async function lockWhole(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`select id from learning_paths where id = ${id} for update`);
}

export async function deletePath(tx: Database, id: string): Promise<void> {
  await tx.delete(learningPaths).where(eq(learningPaths.id, id));
}

/** Somebody took path `p`, or a payment names it. */
export const isTakenSql = sql`(
  exists (select from learning_path_enrolments e where e.path_id = p.id)
  or exists (select from transaction_lines l where l.kind = 'learning_path' and l.item_id = p.id)
  or exists (select from transactions t where t.kind = 'learning_path' and t.item_id = p.id))`;

export async function isPathTaken(db: Database, id: string): Promise<boolean> {
  const [row] = await rowsOf<{ is_taken: boolean }>(
    db,
    sql`select ${isTakenSql} as is_taken from learning_paths p where p.id = ${id}`,
  );
  return row?.is_taken ?? false;
}

/** Counts the version up and writes down which parts it has changed. The path must be locked. */
export async function insertVersion(tx: Database, pathId: string, fields: readonly string[]): Promise<void> {
  const [path] = await tx
    .update(learningPaths)
    .set({ version: sql`${learningPaths.version} + 1` })
    .where(eq(learningPaths.id, pathId))
    .returning({ version: learningPaths.version });
  if (path === undefined) throw new Error('The new version was not returned.');
  await tx
    .insert(learningPathChanges)
    .values(fields.map((field) => ({ pathId, field, version: path.version })))
    .onConflictDoUpdate({
      target: [learningPathChanges.pathId, learningPathChanges.field],
      set: { version: path.version, changedAt: sql`now()` },
    });
}

/** What was changed after this version, and when. */
export async function findChangedSince(tx: Database, pathId: string, version: number): Promise<Map<string, Date>> {
  const rows = await tx
    .select()
    .from(learningPathChanges)
    .where(and(eq(learningPathChanges.pathId, pathId), gt(learningPathChanges.version, version)));
  return new Map(rows.map(({ field, changedAt }) => [field, changedAt]));
}
