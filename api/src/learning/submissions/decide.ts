import { isDeepStrictEqual } from 'node:util';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import {
  copyFiles,
  findAsked,
  findSubmission,
  insertReturnedAttempt,
  lockSubmission,
  updateSubmission,
} from '../assignments/assignments.repository.ts';
import type { SubmissionRow } from '../assignments/assignments.tables.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { findEnrolment, lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { appendEvents, recordEvents } from '../progress/record-events.ts';
import { judge, requireApproval, type Judgement } from './judge.ts';
import type { QueueRow } from './submissions.repository.ts';
import { requireJudged, reviewOf } from './submissions.service.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Follows when work is approved, in the transaction that approves it. */
    followApproval?: (tx: Database, work: ApprovedWork) => Promise<void>;
  }
}

export interface ApprovedWork {
  submissionId: string;
  userId: string;
  courseId: string;
  /** Of the assignment. */
  title: string;
}

type Deciding = Pick<Context, 'db' | 'files' | 'nouns'>;
interface Decision extends Judgement {
  id: string;
  /** The version that the reviewer judged. */
  on: number;
  feedback: string;
}

/**
 * Completes the lesson, and with it perhaps the course, in one transaction.
 *
 * @throws `submission_changed` where its author or another reviewer was there first; `below_pass_mark`
 */
export const approveSubmission = (
  { db, files, nouns }: Deciding,
  viewer: Viewer,
  { id, on, feedback, ...given }: Decision,
): Promise<SubmissionReview> =>
  db.transaction(async (tx) => {
    const { course, row, enrolment } = await openDecision(tx, nouns, viewer, id);
    const judgement = judge(row.asked, given);
    const verdict = { ...judgement, status: 'approved' as const, feedback: feedback || null };
    if (isDecided(row, viewer, { ...verdict, on })) return reviewOf({ db: tx, files }, row, course);
    requireWaiting(row, on);
    requireApproval(row.asked, judgement);
    const approved = await settle(tx, viewer, row, verdict);
    if (enrolment) await complete({ db: tx, nouns }, enrolment, row, judgement);
    const work = { submissionId: row.id, userId: row.userId, courseId: row.courseId, title: row.asked.title };
    for (const noun of nouns) await noun.followApproval?.(tx, work);
    await tell(tx, approved, course, 'work_approved');
    return reviewOf({ db: tx, files }, approved, course);
  });

/** Whoever has left the course finds the lesson done when they come back. */
async function complete(
  at: WithNouns,
  enrolment: EnrolmentRow,
  { id, lessonId }: SubmissionRow,
  { score }: Judgement,
): Promise<void> {
  const record = isLearning(enrolment) ? recordEvents : appendEvents;
  const detail = score === null ? {} : { score };
  await record(at, enrolment, [{ lessonId, kind: 'work_approved', source: 'review', idemKey: id, detail }]);
}

/** What was handed in is kept as it was judged; its author goes on from there. */
export const giveFeedback = (
  { db, files, nouns }: Deciding,
  viewer: Viewer,
  { id, on, feedback, grant_attempt, ...given }: Decision & { grant_attempt: boolean },
): Promise<SubmissionReview> =>
  db.transaction(async (tx) => {
    const { course, row } = await openDecision(tx, nouns, viewer, id);
    const verdict = { ...judge(row.asked, given), status: 'returned' as const, feedback };
    if (isDecided(row, viewer, { ...verdict, on })) return reviewOf({ db: tx, files }, row, course);
    requireWaiting(row, on);
    await requireLesson(tx, row.lessonId);
    const granted = row.granted + (grant_attempt ? 1 : 0);
    const returned = await settle(tx, viewer, row, { ...verdict, granted });
    const { submittedAt, reviewedAt } = returned;
    if (submittedAt === null || reviewedAt === null) throw new Error(`Submission ${id} has no times.`);
    const { text, url, late, score, points, reviewedBy, attempt } = returned;
    const judged = { score, points, reviewedBy, feedback, reviewedAt, asked: row.asked };
    await insertReturnedAttempt(tx, { submissionId: id, attempt, text, url, late, submittedAt, ...judged });
    await copyFiles(tx, id, attempt);
    await tell(tx, returned, course, 'work_returned');
    return reviewOf({ db: tx, files }, returned, course);
  });

/** Its enrolment and the work locked, in the order in which its author locks them. */
async function openDecision(tx: Database, nouns: readonly Noun[], viewer: Viewer, id: string) {
  const found = await findSubmission(tx, id);
  if (found?.userId === viewer.user.id) throw new Problem('own_work', 'You cannot review your own work.');
  const course = await requireJudged(tx, nouns, viewer, id, { drafts: true });
  const known = found && (await findEnrolment(tx, found.userId, found.courseId));
  const enrolment = known && (await lockEnrolment(tx, known.id));
  const row = await lockSubmission(tx, id);
  if (row === undefined) throw notFound();
  return { course, row, enrolment };
}

type Verdict = Pick<SubmissionRow, 'status' | 'feedback' | 'score' | 'points'>;

/** This very decision of this reviewer, sent again after a lost answer. */
const isDecided = (row: SubmissionRow, { user }: Viewer, { on, ...verdict }: Verdict & { on: number }): boolean =>
  row.reviewedBy === user.id &&
  row.version === on + 1 &&
  isDeepStrictEqual(verdict, { status: row.status, feedback: row.feedback, score: row.score, points: row.points });

function requireWaiting(row: SubmissionRow, on: number): void {
  if (row.status === 'submitted' && row.version === on) return;
  throw new Problem('submission_changed', 'This work was changed by its author, or judged by someone else.');
}

/** Nobody is sent back to a lesson that is gone. */
async function requireLesson(tx: Database, lessonId: string): Promise<void> {
  if (await findAsked(tx, lessonId)) return;
  throw new Problem('conflict', 'This assignment is no longer part of the course, so work for it cannot be returned.');
}

async function settle(
  tx: Database,
  viewer: Viewer,
  row: SubmissionRow,
  verdict: Verdict & Partial<Pick<SubmissionRow, 'granted'>>,
): Promise<SubmissionRow> {
  await settleNotices(tx, { kind: 'work_submitted', about: row.id });
  return updateSubmission(tx, row.id, {
    ...verdict,
    reviewedBy: viewer.user.id,
    reviewedAt: new Date(),
    version: row.version + 1,
  });
}

const tell = (
  tx: Database,
  work: SubmissionRow,
  course: QueueRow['course'],
  kind: 'work_approved' | 'work_returned',
): Promise<void> =>
  notify(tx, work.userId, {
    kind,
    params: { assignment: work.asked.title, course: course.name, feedback: shortened(work.feedback ?? '') },
    link: to.player({ slug: course.slug }, { lesson: work.lessonId }),
  });

/** In characters: the rest is read beside the work. */
const LONGEST = 300;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
