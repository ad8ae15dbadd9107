import type { Assignment, OwnSubmission, SubmissionBody } from '@stoa/shared/contract/learning/assignments.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { requireOwnFile } from '../../files/own-file.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import { attemptsLeft, draftAttempt, dueAtOf, isLate, isToDo } from './assignments.policy.ts';
import {
  deleteFileOf,
  deleteFilesOf,
  findFilesOf,
  findHolders,
  findOwnSubmission,
  insertFileOf,
  insertSubmission,
  lockSubmission,
  updateSubmission,
} from './assignments.repository.ts';
import type { Asked, SubmissionRow } from './assignments.tables.ts';
import { openWorkDesk, type WorkDesk } from './work-desk.ts';
import { ownSubmissionOf, surroundingsOf } from './work-views.ts';

type Handing = Pick<Context, 'db' | 'files' | 'nouns'>;

/** With what they made so far. */
interface Desk extends WorkDesk {
  own: SubmissionRow | undefined;
}

/**
 * Keeps a draft, hands it in, or takes back what nobody has judged yet. Sent again after a lost answer it changes nothing.
 *
 * @throws `submission_changed` where another window, or a reviewer, was there first; `submission_exists` where the work
 * lies with a reviewer or is approved; `attempts_spent`; `invalid` where what is handed in is not what was asked for
 */
export const saveSubmission = (
  { db, files, nouns }: Handing,
  viewer: Viewer,
  assignmentId: string,
  { status, on, ...given }: SubmissionBody,
): Promise<OwnSubmission> =>
  db.transaction(async (tx) => {
    const desk = await openDesk({ db: tx, nouns }, viewer, assignmentId);
    const { submission_type } = desk.assignment;
    const work = { text: given.text?.trim() ? given.text : null, url: submission_type === 'url' ? given.url : null };
    if (isSaved(desk.own, { ...work, status })) return viewOf(files, tx, desk);
    requireVersion(desk.own, on);
    requireOpen(desk, status);
    if (status === 'submitted') return viewOf(files, tx, { ...desk, own: await handIn(tx, viewer, desk, work) });
    return viewOf(files, tx, { ...desk, own: await keepDraft(tx, desk, work) });
  });

export const attachSubmissionFile = (
  { db, files, nouns }: Handing,
  viewer: Viewer,
  assignmentId: string,
  fileId: string,
): Promise<OwnSubmission> =>
  db.transaction(async (tx) => {
    const desk = await openDesk({ db: tx, nouns }, viewer, assignmentId);
    const { submission_type, max_files } = desk.assignment;
    requireOpen(desk, 'draft');
    if (desk.own?.status === 'submitted') throw submissionExists(desk);
    if (submission_type !== 'file') throw invalid({ file_id: rule('This assignment takes no files.') });
    await requireOwnFile(tx, viewer.user.id, { field: 'file_id', id: fileId, purpose: 'submission' });
    // To take it out says the file alone.
    if ((await findHolders(tx, fileId)).some((holder) => assignmentIdOf(holder) !== assignmentId)) {
      throw invalid({ file_id: rule('This file is part of other work. Upload it again.') });
    }
    const own = desk.own ?? (await beginWork(tx, desk, { text: null, url: null }));
    const attached = (await findFilesOf(tx, [own.id]))(own.id, draftAttempt(own));
    if (!attached.some(({ id }) => id === fileId)) {
      if (attached.length >= max_files) throw invalid({ file_id: countedRule('At most {n} files.', max_files) });
      await insertFileOf(tx, { submissionId: own.id, attempt: draftAttempt(own), fileId });
    }
    return viewOf(files, tx, { ...desk, own });
  });

export const removeSubmissionFile = (
  { db, files, nouns }: Handing,
  viewer: Viewer,
  fileId: string,
): Promise<OwnSubmission> =>
  db.transaction(async (tx) => {
    const holders = (await findHolders(tx, fileId)).filter(({ userId }) => userId === viewer.user.id);
    const holder = holders.find(isToDo) ?? holders[0];
    if (holder === undefined) throw notFound();
    const desk = await openDesk({ db: tx, nouns }, viewer, assignmentIdOf(holder));
    const { own } = desk;
    if (own === undefined) throw notFound();
    if (!isToDo(own)) throw submissionExists(desk);
    await deleteFileOf(tx, { submissionId: own.id, attempt: draftAttempt(own), fileId });
    return viewOf(files, tx, desk);
  });

async function openDesk(at: WithNouns, viewer: Viewer, assignmentId: string): Promise<Desk> {
  const desk = await openWorkDesk(at, viewer, assignmentId);
  const own = await findOwnSubmission(at.db, { assignmentId, userId: viewer.user.id });
  // A reviewer may be at it, too.
  return { ...desk, own: own && (await lockSubmission(at.db, own.id)) };
}

function assignmentIdOf({ id, lessonId, pathAssignmentId }: SubmissionRow): string {
  const assignmentId = lessonId ?? pathAssignmentId;
  if (assignmentId === null) throw new Error(`Submission ${id} is of no assignment.`);
  return assignmentId;
}

const isSaved = (own: SubmissionRow | undefined, next: Pick<SubmissionRow, 'text' | 'url' | 'status'>): boolean =>
  own !== undefined &&
  own.text === next.text &&
  own.url === next.url &&
  (own.status === next.status || (own.status === 'returned' && next.status === 'draft'));

function requireVersion(own: SubmissionRow | undefined, on: number): void {
  if ((own?.version ?? 0) === on) return;
  throw new Problem('submission_changed', 'This work was changed in another window, or judged, in the meantime.');
}

/** Approved is the end; what was handed in can only be taken back. */
function requireOpen(desk: Desk, next: SubmissionBody['status']): void {
  const status = desk.own?.status;
  if (status === 'approved' || (status === 'submitted' && next === 'submitted')) throw submissionExists(desk);
}

const submissionExists = ({ assignment }: Desk): Problem =>
  new Problem('submission_exists', `A submission for ${assignment.title} already exists.`);

type Made = Pick<SubmissionRow, 'text' | 'url'>;

async function keepDraft(tx: Database, desk: Desk, work: Made): Promise<SubmissionRow> {
  const { own } = desk;
  if (own === undefined) return beginWork(tx, desk, work);
  // Taken back: no reviewer needs to look.
  if (own.status === 'submitted') await settleNotices(tx, { kind: 'work_submitted', about: own.id });
  return updateSubmission(tx, own.id, {
    ...work,
    status: own.status === 'returned' ? 'returned' : 'draft',
    version: own.version + 1,
  });
}

const beginWork = (tx: Database, { assignment, names }: Desk, work: Made): Promise<SubmissionRow> =>
  insertSubmission(tx, { ...work, ...names, asked: keptOf(assignment) });

async function handIn(tx: Database, viewer: Viewer, desk: Desk, work: Made): Promise<SubmissionRow> {
  const { assignment, enrolledAt, names } = desk;
  if (desk.own && attemptsLeft(desk.own, assignment.max_attempts) === 0) {
    throw new Problem('attempts_spent', 'You have used all attempts of this assignment.');
  }
  const own = desk.own ?? (await beginWork(tx, desk, work));
  const attempt = draftAttempt(own);
  const files = (await findFilesOf(tx, [own.id]))(own.id, attempt);
  requireComplete(assignment, work, files.length);
  // It was asked for otherwise when they were put in.
  if (assignment.submission_type !== 'file') await deleteFilesOf(tx, { submissionId: own.id, attempt });
  const now = new Date();
  const handedIn = await updateSubmission(tx, own.id, {
    ...work,
    asked: keptOf(assignment),
    pathTitle: names.pathTitle,
    status: 'submitted',
    attempt,
    submittedAt: now,
    // Whoever was in time is not late because a reviewer took their time.
    late: attempt === 1 ? isLate(dueAtOf(assignment, enrolledAt), now) : own.late,
    score: null,
    points: [],
    feedback: null,
    reviewedBy: null,
    reviewedAt: null,
    version: own.version + 1,
  });
  await tellGraders(tx, viewer, desk, handedIn);
  return handedIn;
}

function requireComplete({ submission_type, max_files }: Assignment, { text, url }: Made, fileCount: number): void {
  if (submission_type === 'text' && text === null) {
    throw invalid({ text: rule('Write your text before you hand it in.') });
  }
  if (submission_type === 'url' && url === null) {
    throw invalid({ url: rule('Give the address before you hand it in.') });
  }
  if (submission_type !== 'file') return;
  if (fileCount === 0) throw invalid({ files: rule('Add a file before you hand it in.') });
  if (fileCount > max_files) throw invalid({ files: countedRule('At most {n} files.', max_files) });
}

function keptOf({ title, instructions, submission_type, max_files, pass_mark, rubric }: Assignment): Asked {
  return { title, instructions, submission_type, max_files, pass_mark, rubric };
}

async function tellGraders(tx: Database, { user }: Viewer, desk: Desk, { id, asked }: SubmissionRow): Promise<void> {
  const graders = desk.graders.filter((grader) => grader !== user.id);
  await notifyAll(tx, graders, {
    kind: 'work_submitted',
    about: id,
    params: { author: user.fullName, assignment: asked.title, course: desk.placeName },
    link: desk.linkFor(id),
  });
}

async function viewOf(store: Handing['files'], tx: Database, { assignment, own }: Desk): Promise<OwnSubmission> {
  if (own === undefined) throw notFound();
  return ownSubmissionOf(store, own, { ...(await surroundingsOf(tx, [own])), maxAttempts: assignment.max_attempts });
}
