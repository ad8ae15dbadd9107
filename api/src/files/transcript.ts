import { ProcessDied } from '@stoa/shared/serving/beside/process-died.ts';
import type { Context } from '../kernel/context.ts';
import type { Check } from './checkers/checkers.ts';
import { findCues, insertCues } from './files.repository.ts';
import type { FileRow } from './files.tables.ts';
import type { Cue } from './checkers/found.ts';

const READ_MS = 10_000;

/** What captions say. Of files that were checked before it was kept it is read now, once. */
export async function transcriptOf({ db, files }: Pick<Context, 'db' | 'files'>, file: FileRow): Promise<Cue[]> {
  const kept = await findCues(db, file.id);
  if (kept) return kept;
  await files.checkers.run(file, async (check) => {
    const cues = await readCues(check, { ...file, path: files.pathOf(file.id) });
    if (cues) await insertCues(db, file.id, cues);
  });
  return (await findCues(db, file.id)) ?? [];
}

/** None of a file that cannot be read: it is not tried again. Undefined where the disk does not give it, or we close. */
async function readCues(
  check: Check,
  { path, purpose, type, bytes }: FileRow & { path: string },
): Promise<Cue[] | undefined> {
  try {
    const answer = await check({ path, purpose, type, bytes }, READ_MS);
    if ('failed' in answer) return answer.isOfDisk ? undefined : [];
    return ('cues' in answer.found && answer.found.cues) || [];
  } catch (error) {
    if (!(error instanceof ProcessDied)) throw error;
    return error.reason === 'closing' ? undefined : [];
  }
}
