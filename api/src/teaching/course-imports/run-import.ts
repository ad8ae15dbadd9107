import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { MOST_NOTES } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { findArchive } from '../../files/course-archives/find-archive.ts';
import type { ArchivedContent } from '../../files/course-archives/course-archives.tables.ts';
import { giveUpFiles, removeGivenUp } from '../../files/files.service.ts';
import type { Context } from '../../kernel/context.ts';
import { withFreeSlug } from '../courses/insert-draft.ts';
import { claimImport, findImport, findLeft, updateTry } from './course-imports.repository.ts';
import type { CourseImportRow, Refusal } from './course-imports.tables.ts';
import { ImportRefused } from './import-refused.ts';
import { insertImported } from './insert-imported.ts';
import { LEASE_S, requireOwnTry, takeInFiles } from './take-in-files.ts';

/** A try that ended with its process says nothing of the course, until it happens again and again. */
const MOST_TRIES = 3;
const MOST_AT_ONCE = 20;

/** Of this process. */
const underWay = new Set<Promise<void>>();

/** For callers who need not wait for it. */
export function importSoon(context: Context, id: string): void {
  const running = runImport(context, id)
    .catch((error: unknown) => context.log.error({ err: error, import: id }, 'import left unfinished'))
    .finally(() => underWay.delete(running));
  underWay.add(running);
}

/** Those that were cut off, and those that wait since the API was started anew. */
export async function runLeft(context: Context): Promise<void> {
  for (const { id } of await findLeft(context.db, MOST_AT_ONCE)) importSoon(context, id);
}

/** What is being checked is cut off, and done again by whoever is open. */
export async function waitForImports({ files }: Pick<Context, 'files'>): Promise<void> {
  await files.checkers.close();
  await waitForRunning();
}

export async function waitForRunning(): Promise<void> {
  await Promise.allSettled(underWay);
}

async function runImport(context: Context, id: string): Promise<void> {
  const { db } = context;
  const row = await claimImport(db, id, LEASE_S);
  if (row === undefined) return;
  await removeGivenUp(context, row.fileIds);
  const content = await findArchive(db, row.archiveId);
  if (content === undefined) return refuse(context, row, { name: null, reason: rule('Upload the file again.') });
  if (row.tries > MOST_TRIES) {
    return refuse(context, row, { name: null, reason: rule('This course could not be taken in. Try again later.') });
  }
  try {
    await makeCourse(context, row, content);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    await refuse(context, row, error.refusal);
  }
}

async function makeCourse(context: Context, row: CourseImportRow, content: ArchivedContent): Promise<void> {
  const { db } = context;
  const taken = await takeInFiles(context, row, content);
  let left: string[] = [];
  await withFreeSlug(() =>
    db.transaction(async (tx) => {
      const { courseId, notes, unusedFileIds } = await insertImported(tx, context, {
        ownerId: row.ownerId,
        content,
        taken,
      });
      const all = [...content.notes, ...taken.notes, ...notes].slice(0, MOST_NOTES);
      await requireOwnTry(updateTry(tx, row, { state: 'done', courseId, notes: all, ...ended() }));
      left = [row.archiveId, ...unusedFileIds];
      await giveUpFiles(tx, left);
      return courseId;
    }),
  );
  await removeGivenUp(context, left);
}

const ended = () => ({ endedAt: new Date(), leaseEndsAt: null });

async function refuse(context: Context, row: CourseImportRow, refusal: Refusal): Promise<void> {
  const { db } = context;
  const made = (await findImport(db, { id: row.id }))?.fileIds ?? [];
  const left = [row.archiveId, ...made];
  await db.transaction(async (tx) => {
    await requireOwnTry(updateTry(tx, row, { state: 'refused', refusal, ...ended() }));
    await giveUpFiles(tx, left);
  });
  await removeGivenUp(context, left);
}
