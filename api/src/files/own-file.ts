import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../kernel/database/database.ts';
import { findFile } from './find-files.ts';
import type { FileRow } from './files.tables.ts';
import { invalid } from '../kernel/problem.ts';

/** A file that its owner may put to this use: theirs, uploaded for it, and whole. */
export async function requireOwnFile(
  tx: Database,
  ownerId: string,
  { field, id, purpose }: { field: string; id: string; purpose: FilePurpose },
): Promise<FileRow> {
  const file = await findFile(tx, id);
  if (file === undefined || file.ownerId !== ownerId) throw invalid({ [field]: rule('Upload the file again.') });
  if (file.purpose !== purpose)
    throw invalid({ [field]: rule('This file was uploaded for something else. Upload it here.') });
  if (file.state === 'rejected') throw invalid({ [field]: file.rejectReason ?? rule('Upload the file again.') });
  if (file.state !== 'ready') throw invalid({ [field]: rule('Wait until the file is uploaded.') });
  return file;
}
