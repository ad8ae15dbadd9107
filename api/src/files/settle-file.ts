import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { ProcessDied } from '@stoa/shared/serving/beside/process-died.ts';
import type { Context } from '../kernel/context.ts';
import type { Check } from './checkers/checkers.ts';
import { findFile } from './find-files.ts';
import { claimCheck, findUnchecked, insertCues, markWhole, updateChecked } from './files.repository.ts';
import type { FileRow } from './files.tables.ts';
import type { Found } from './checkers/found.ts';
import { insertArchive } from './course-archives/insert-archive.ts';
import { insertPackage } from './scorm-packages/insert-package.ts';

type Settling = Pick<Context, 'db' | 'files'> & Partial<Pick<Context, 'log'>>;

/** Whatever it waits for, on however busy a host; a bad file is ended long before, for the processor's time that it takes. */
const DEADLINE_MS = 300_000;
/** Longer than any check: who has said nothing by then is gone. */
const LEASE_S = 360;
/** A check that ended with the API's own process says nothing about the file, until it happens again and again. */
const MOST_CHECKS = 3;
const MOST_AT_ONCE = 50;

const refusals = {
  late: rule('Checking this file took too long. Export it again, or make it smaller, and upload it again.'),
  memory: rule('Checking this file took too much memory. Export it again, or make it smaller, and upload it again.'),
  crash: rule('This file cannot be read. It may be damaged. Export it again and upload it again.'),
} as const;

/**
 * Has the bytes of a whole upload looked into, in a process of its own, and settles it: `ready` with what was found, or
 * `rejected` with the reason. That a check begins is in the database before it does.
 */
export async function settleFile(settling: Settling, { id, ownerId }: Pick<FileRow, 'id' | 'ownerId'>): Promise<void> {
  const { db, files } = settling;
  await markWhole(db, id);
  await files.checkers.run({ id, ownerId }, async (check) => {
    const file = await claimCheck(db, id, LEASE_S);
    if (file !== undefined) await settleClaimed(settling, file, check);
  });
}

/** For callers who need not wait for it. */
export function checkSoon(settling: Settling, file: Pick<FileRow, 'id' | 'ownerId'>): void {
  settleFile(settling, file).catch((error: unknown) => {
    settling.log?.error({ err: error, file: file.id }, 'file left unchecked');
  });
}

/** Those whose check was cut off, and those that wait since the API was started anew. */
export async function checkLeft(settling: Settling): Promise<void> {
  for (const file of await findUnchecked(settling.db, MOST_AT_ONCE)) checkSoon(settling, file);
}

async function settleClaimed(settling: Settling, file: FileRow, check: Check): Promise<void> {
  if (file.checksBegun > MOST_CHECKS) return settle(settling, file, { rejected: refusals.crash });
  try {
    const { id, purpose, type, bytes } = file;
    const answer = await check({ path: settling.files.pathOf(id), purpose, type, bytes }, DEADLINE_MS);
    if ('found' in answer) return await settle(settling, file, answer.found);
    settling.log?.error({ file: id, purpose, why: answer.failed }, 'file could not be checked');
    // Of what the disk did not give it is tried again, when the lease is over.
    if (!answer.isOfDisk) await settle(settling, file, { rejected: refusals.crash });
  } catch (error) {
    if (!(error instanceof ProcessDied)) throw error;
    await settleDead(settling, file, error);
  }
}

async function settleDead(settling: Settling, file: FileRow, { reason, message }: ProcessDied): Promise<void> {
  if (reason === 'closing') {
    await updateChecked(settling.db, file, { checksBegun: file.checksBegun - 1 });
    return;
  }
  settling.log?.warn(
    { file: file.id, owner: file.ownerId, purpose: file.purpose, why: message },
    'file ended its checker',
  );
  await settle(settling, file, { rejected: refusals[reason] });
}

async function settle({ db, files, log }: Settling, file: FileRow, found: Found): Promise<void> {
  const settled = await db.transaction(async (tx) => {
    const row = await updateChecked(tx, file, changeOf(found));
    if (row && 'cues' in found && found.cues) await insertCues(tx, file.id, found.cues);
    if (row && 'scorm' in found && found.scorm) await insertPackage(tx, { fileId: file.id, ...found.scorm });
    if (row && 'archive' in found && found.archive) await insertArchive(tx, file.id, found.archive);
    return row;
  });
  // Deleted meanwhile: what its check has unpacked goes, too.
  if (settled === undefined && (await findFile(db, file.id)) === undefined) await files.remove(file.id);
  if (settled === undefined) return;
  const { id, state, rejectReason, bytes } = settled;
  if (state === 'rejected') await files.remove(id);
  // What was taken out of the file is not missing from the upload.
  else if (bytes !== file.bytes) await files.shortenUpload(id, bytes);
  log?.info({ file: id, state, rejectReason }, 'file checked');
}

function changeOf(found: Found): Partial<FileRow> {
  if ('rejected' in found) return { state: 'rejected', rejectReason: found.rejected };
  const { cues: _cues, scorm: _scorm, archive: _archive, ...measured } = found;
  return { ...measured, state: 'ready', rejectReason: null, readyAt: new Date() };
}
