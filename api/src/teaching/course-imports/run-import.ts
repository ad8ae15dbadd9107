import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { MOST_NOTES } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { v7 } from 'uuid';
import { findArchive } from '../../files/course-archives/find-archive.ts';
import type { ArchivedContent } from '../../files/course-archives/course-archives.tables.ts';
import { giveUpFiles, removeGivenUp } from '../../files/files.service.ts';
import type { Context } from '../../kernel/context.ts';
import { withFreeSlug } from '../courses/insert-draft.ts';
import { claimImport, findLeft, updateTry } from './course-imports.repository.ts';
import type { CourseImportRow, Refusal } from './course-imports.tables.ts';
import { ImportRefused } from './import-refused.ts';
import { insertImported } from './insert-imported.ts';
import { LostTry, requireOwnTry } from './lost-try.ts';
import { rungsIn } from './take-in-rungs.ts';
import { LEASE_S, takeInFiles } from './take-in-files.ts';

/** A try that ended with its process says nothing of the course, until it happens again and again. */
const MOST_TRIES = 3;
const MOST_AT_ONCE = 20;

/** Of this process. */
const underWay = new Set<Promise<void>>();
/** The files of each application that closes. */
const closing = new WeakSet<object>();

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
  closing.add(files);
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
  if (content === undefined) return refuse(context, row, { refusal: whole(rule('Upload the file again.')) });
  if (row.tries > MOST_TRIES) {
    return refuse(context, row, { refusal: whole(rule('This course could not be taken in. Try again later.')) });
  }
  const ids = [...content.course.files, ...rungsIn(content)].map(() => v7());
  try {
    await makeCourse(context, row, { content, ids });
  } catch (error) {
    if (error instanceof ImportRefused) return refuse(context, row, { refusal: error.refusal, ids });
    if (error instanceof LostTry) await removeGivenUp(context, ids);
    else await letGo(context, row);
    throw error;
  }
}

/** For the next try, soon; that we close says nothing of the course. */
const letGo = ({ db, files }: Context, row: CourseImportRow): Promise<boolean> =>
  updateTry(db, row, { leaseEndsAt: null, tries: row.tries - (closing.has(files) ? 1 : 0) });

interface Made {
  content: ArchivedContent;
  /** Of the files that this try makes. */
  ids: readonly string[];
}

async function makeCourse(context: Context, row: CourseImportRow, { content, ids }: Made): Promise<void> {
  const { db } = context;
  const taken = await takeInFiles(context, row, { content, ids });
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

const whole = (reason: RuleText): Refusal => ({ name: null, reason });

const ended = () => ({ endedAt: new Date(), leaseEndsAt: null });

async function refuse(
  context: Context,
  row: CourseImportRow,
  { refusal, ids = [] }: { refusal: Refusal; ids?: readonly string[] },
): Promise<void> {
  const left = [row.archiveId, ...ids];
  await context.db.transaction(async (tx) => {
    await requireOwnTry(updateTry(tx, row, { state: 'refused', refusal, ...ended() }));
    await giveUpFiles(tx, left);
  });
  await removeGivenUp(context, left);
}
