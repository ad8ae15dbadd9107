import type { Readable } from 'node:stream';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { v7 } from 'uuid';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { FileStore } from './file-store.ts';
import { signFileUrl } from './file-links.ts';
import { canSeeFile } from './files.policy.ts';
import { deleteFile, findAbandoned, insertFile, updateFile } from './files.repository.ts';
import type { FileRow } from './files.tables.ts';
import { findFile, findFiles } from './find-files.ts';
import { checkSoon, settleFile } from './settle-file.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A file as its owner sees it, with a fresh link once it is ready. */
export const storedFileView = (store: Pick<FileStore, 'secret'>, file: FileRow): StoredFile => ({
  id: file.id,
  name: file.name,
  type: file.type,
  purpose: file.purpose,
  bytes: file.bytes,
  // The same for whoever waits; pages that are open since before know no other word.
  state: file.state === 'checking' ? 'uploading' : file.state,
  reject_reason: file.rejectReason,
  duration_s: file.durationS,
  width: file.width,
  height: file.height,
  url: file.state === 'ready' ? signFileUrl(store, file) : null,
  created_at: file.createdAt.toISOString(),
});

/** The state of a file. One that nobody checks is: a crash came between its last byte and that, or in the middle of it. */
export async function getOwnFile(context: Context, viewer: Viewer, id: string): Promise<StoredFile> {
  const file = await findFile(context.db, id);
  if (file === undefined || !canSeeFile(viewer, file)) throw notFound();
  const isWhole = file.state === 'uploading' && (await context.files.sizeOf(id)) === file.bytes;
  if (isWhole || isUnchecked(file)) checkSoon(context, file);
  return storedFileView(context.files, file);
}

const isUnchecked = ({ state, checkEndsAt }: FileRow): boolean =>
  state === 'checking' && (checkEndsAt === null || checkEndsAt.getTime() < Date.now());

/**
 * Uploads that were left a day ago, those that were refused, work that was taken out again, and packages that were
 * replaced. One that something still needs stays.
 */
export async function removeAbandoned({
  db,
  nouns,
  files: store,
  log,
}: Pick<Context, 'db' | 'nouns' | 'files' | 'log'>): Promise<void> {
  for (const { id } of await findAbandoned(db, nouns, 24)) {
    try {
      await deleteFile(db, id);
      await store.remove(id);
    } catch (error) {
      log.warn({ err: error, file: id }, 'abandoned upload kept');
    }
  }
}

/** What checks have unpacked of files that went meanwhile, where the API ended before it could take that away, too. */
export async function removeUnpacked({ db, files: store, log }: Pick<Context, 'db' | 'files' | 'log'>): Promise<void> {
  const left = await store.unpackedBefore(new Date(Date.now() - DAY_MS));
  const known = new Set((await findFiles(db, left)).map(({ id }) => id));
  await removeGivenUp(
    { db, files: store, log },
    left.filter((id) => !known.has(id)),
  );
}

/**
 * Files that nothing shows any more. Give it the transaction that lets go of them, and call `removeGivenUp` after it: what
 * that does not finish, the hourly cleaning does.
 */
export async function giveUpFiles(tx: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) await updateFile(tx, id, { state: 'rejected', rejectReason: rule('No longer used.') });
}

export async function removeGivenUp(
  { db, files: store, log }: Pick<Context, 'db' | 'files' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    try {
      await store.remove(id);
      await deleteFile(db, id);
    } catch (error) {
      log.warn({ err: error, file: id }, 'file kept until the next cleaning');
    }
  }
}

/** Takes in bytes that are already here, under the same checks as an upload. */
export async function importFile(
  db: Database,
  store: FileStore,
  file: Pick<FileRow, 'ownerId' | 'purpose' | 'name' | 'type'> & { id?: string; content: Buffer | Readable },
): Promise<FileRow> {
  const { content, id = v7(), ...described } = file;
  await store.write(id, content);
  const bytes = (await store.sizeOf(id)) ?? 0;
  const row = await insertFile(db, { ...described, id, bytes }).catch(async (error: unknown) => {
    await store.remove(id);
    throw error;
  });
  await settleFile({ db, files: store }, row);
  const settled = await findFile(db, id);
  if (settled === undefined) throw new Error(`File ${id} went away while it was checked.`);
  return settled;
}
