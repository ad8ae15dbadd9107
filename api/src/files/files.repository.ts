import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.ts';
import { findOne } from '../kernel/database/gathering.ts';
import type { Noun } from '../kernel/noun.ts';
import { isNeeded, isShown, isUnused } from './file-users.ts';
import type { Cue } from './checkers/found.ts';
import { captionCues, files, type FileRow } from './files.tables.ts';

export async function insertFile(db: Database, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await db.insert(files).values(file).returning();
  if (row === undefined) throw new Error('The new file was not returned.');
  return row;
}

export async function updateFile(db: Database, id: string, change: Partial<FileRow>): Promise<FileRow | undefined> {
  const [row] = await db.update(files).set(change).where(eq(files.id, id)).returning();
  return row;
}

/** All bytes are here. Undefined where somebody has said so before. */
export async function markWhole(db: Database, id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .update(files)
    .set({ state: 'checking' })
    .where(and(eq(files.id, id), eq(files.state, 'uploading')))
    .returning();
  return row;
}

const nobodyChecks = sql`${files.state} = 'checking' and (${files.checkEndsAt} is null or ${files.checkEndsAt} < now())`;

/** One more check begins, which ends within `leaseS` or never. Undefined where there is none to begin. */
export async function claimCheck(db: Database, id: string, leaseS: number): Promise<FileRow | undefined> {
  const [row] = await db
    .update(files)
    .set({ checksBegun: sql`${files.checksBegun} + 1`, checkEndsAt: sql`now() + make_interval(secs => ${leaseS})` })
    .where(sql`${files.id} = ${id} and ${nobodyChecks}`)
    .returning();
  return row;
}

/** What came of a check, unless another was begun since, or the file was given up. */
export async function updateChecked(
  db: Database,
  { id, checksBegun }: Pick<FileRow, 'id' | 'checksBegun'>,
  change: Partial<FileRow>,
): Promise<FileRow | undefined> {
  const [row] = await db
    .update(files)
    .set({ ...change, checkEndsAt: null })
    .where(and(eq(files.id, id), eq(files.state, 'checking'), eq(files.checksBegun, checksBegun)))
    .returning();
  return row;
}

/** Files that wait for a check, the oldest first. */
export function findUnchecked(db: Database, most: number): Promise<FileRow[]> {
  return db.select().from(files).where(nobodyChecks).orderBy(files.createdAt).limit(most);
}

export async function insertCues(db: Database, fileId: string, cues: Cue[]): Promise<void> {
  await db.insert(captionCues).values({ fileId, cues }).onConflictDoNothing();
}

export const findCues = (db: Database, fileId: string): Promise<Cue[] | undefined> => findOne(db, cuesByFile, fileId);

async function cuesByFile(db: Database, fileIds: readonly string[]): Promise<Map<string, Cue[]>> {
  const rows = await db
    .select()
    .from(captionCues)
    .where(inArray(captionCues.fileId, [...fileIds]));
  return new Map(rows.map(({ fileId, cues }) => [fileId, cues]));
}

/** Keeps other uploads of this person from beginning until the transaction ends. */
export async function lockUploadsOf(tx: Database, ownerId: string): Promise<void> {
  await tx.execute(sql`select id from users where id = ${ownerId} for no key update`);
}

/** Files of the last day that nothing shows; older ones are cleaned away or stay few. */
export const countUnused = (
  tx: Database,
  nouns: readonly Noun[],
  { ownerId, purpose }: Pick<FileRow, 'ownerId' | 'purpose'>,
): Promise<number> =>
  tx.$count(
    files,
    sql`${files.ownerId} = ${ownerId} and ${files.purpose} = ${purpose} and ${files.state} <> 'rejected'
      and ${files.createdAt} > now() - interval '1 day' and ${isUnused(nouns, sql`${files.id}`)}`,
  );

/** All of a person that nothing shows; a film that goes takes its smaller copies along, which come after it. */
export async function findUnused(tx: Database, nouns: readonly Noun[], ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      sql`${files.ownerId} = ${ownerId} and (${isUnused(nouns, sql`${files.id}`)} or exists (
        select from film_rungs r where r.file_id = ${files.id} and ${isUnused(nouns, sql`r.film_id`)}))`,
    )
    .orderBy(sql`${files.purpose} = 'rung'`);
  return rows.map(({ id }) => id);
}

/** A file that anyone may see: the cover of a published course, a person's photo and the like. */
export async function findPublicFile(db: Database, nouns: readonly Noun[], id: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(sql`${files.id} = ${id} and ${files.state} = 'ready' and ${isShown(nouns, sql`${files.id}`)}`);
  return row;
}

/**
 * Uploads that were begun and left, what each saving of an editor makes anew, packages that were replaced, and archives:
 * `olderThanH` hours after their start.
 */
export function findAbandoned(db: Database, nouns: readonly Noun[], olderThanH: number): Promise<{ id: string }[]> {
  const isUnusedWork = sql`${files.purpose} in ('submission', 'captions', 'picture', 'scorm', 'rung', 'banner', 'archive', 'certificate_mark')
    and ${isUnused(nouns, sql`${files.id}`)} and not ${isNeeded(nouns, sql`${files.id}`, sql`${files.ownerId}`)}`;
  return db
    .select({ id: files.id })
    .from(files)
    .where(
      sql`(${files.state} <> 'ready' or (${isUnusedWork}))
        and ${files.createdAt} < now() - make_interval(hours => ${olderThanH})`,
    );
}

export async function deleteFile(db: Database, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}
