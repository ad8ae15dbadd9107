import type { StoredFile } from '@stoa/shared/contract/files.ts';
import { v7 } from 'uuid';
import type { Database } from '../database/database.ts';
import { checkContent } from './check-content.ts';
import type { FileStore } from './file-store.ts';
import { signFileUrl } from './file-links.ts';
import { findFile, findFiles, insertFile, updateFile } from './files.repository.ts';
import type { FileRow } from './files.tables.ts';

/** A file by its id; undefined where there is none. */
export const fileOf = findFile;

/** Files by their ids, those that there are. */
export const filesOf = findFiles;

/** A file as its owner sees it, with a fresh link once it is ready. */
export const storedFileView = (store: Pick<FileStore, 'secret'>, file: FileRow): StoredFile => ({
  id: file.id,
  name: file.name,
  type: file.type,
  purpose: file.purpose,
  bytes: file.bytes,
  state: file.state,
  reject_reason: file.rejectReason,
  duration_s: file.durationS,
  width: file.width,
  height: file.height,
  url: file.state === 'ready' ? signFileUrl(store, file) : null,
  created_at: file.createdAt.toISOString(),
});

/** Looks at the bytes of a whole upload and settles it: `ready` with what was found, or `rejected` with the reason. */
export async function settleFile(db: Database, store: FileStore, file: FileRow): Promise<FileRow> {
  const found = await checkContent(store.pathOf(file.id), file);
  const change: Partial<FileRow> =
    'rejected' in found
      ? { state: 'rejected', rejectReason: found.rejected }
      : { ...found, state: 'ready', rejectReason: null, readyAt: new Date() };
  const settled = await updateFile(db, file.id, change);
  if (settled === undefined) throw new Error(`File ${file.id} went away while it was checked.`);
  if (settled.state === 'rejected') await store.remove(file.id);
  return settled;
}

/** Takes in bytes that are already here, under the same checks as an upload. */
export async function importFile(
  db: Database,
  store: FileStore,
  file: Pick<FileRow, 'ownerId' | 'purpose' | 'name' | 'type'> & { id?: string; content: Buffer },
): Promise<FileRow> {
  const { content, id = v7(), ...described } = file;
  await store.write(id, content);
  const row = await insertFile(db, { ...described, id, bytes: content.length });
  return settleFile(db, store, row);
}
