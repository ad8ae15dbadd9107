import { isDeepStrictEqual } from 'node:util';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourseSkills } from '../../teaching/courses/course-skills.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import {
  copyFiles,
  findSubmission,
  insertReturnedAttempt,
  lockSubmission,
  updateSubmission,
} from '../assignments/assignments.repository.ts';
import type { SubmissionRow } from '../assignments/assignments.tables.ts';
import { findAssignmentOf } from '../assignments/assignments.service.ts';
import { pathWorkOf } from '../assignments/path-work.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { findEnrolment, lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { appendEvents, recordEvents } from '../progress/record-events.ts';
import { judge, requireApproval, type Judgement } from './judge.ts';
import type { PlaceOfWork } from './submissions.repository.ts';
import { placeOf, requireJudged, reviewOf } from './submissions.service.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Follows when work is approved, in the transaction that approves it. */
    followApproval?: (tx: Database, work: ApprovedWork) => Promise<void>;
  }
}

export interface ApprovedWork {
  submissionId: string;
  userId: string;
  /** Of a lesson of this course, or of an assignment of this learning path. */
  courseId: string | null;
  pathId: string | null;
  /** What the place of the work teaches, in its author's order. */
  skillIds: readonly string[];
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
 * Completes the lesson, and with it perhaps the course, or what a learning path asks for, in one transaction.
 *
 * @throws `submission_changed` where its author or another reviewer was there first; `below_pass_mark`
 */
export const approveSubmission = (
  { db, files, nouns }: Deciding,
  viewer: Viewer,
  { id, on, feedback, ...given }: Decision,
): Promise<SubmissionReview> =>
  db.transaction(async (tx) => {
    const at = { db: tx, files, nouns };
    const { place, row, enrolment } = await openDecision(at, viewer, id);
    const judgement = judge(row.asked, given);
    const verdict = { ...judgement, status: 'approved' as const, feedback: feedback || null };
    if (isDecided(row, viewer, { ...verdict, on })) return reviewOf(at, row, place);
    requireWaiting(row, on);
    requireApproval(row.asked, judgement);
    const approved = await settle(tx, viewer, row, verdict);
    if (enrolment) await complete(at, enrolment, row, judgement);
    const work = await approvedWorkOf(at, row);
    for (const noun of nouns) await noun.followApproval?.(tx, work);
    await tell(tx, approved, place, 'work_approved');
    return reviewOf(at, approved, place);
  });

/** Whoever has left the course finds the lesson done when they come back. */
async function complete(
  at: WithNouns,
  enrolment: EnrolmentRow,
  { id, lessonId }: SubmissionRow,
  { score }: Judgement,
): Promise<void> {
  if (lessonId === null) return;
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
    const at = { db: tx, files, nouns };
    const { place, row } = await openDecision(at, viewer, id);
    const verdict = { ...judge(row.asked, given), status: 'returned' as const, feedback };
    if (isDecided(row, viewer, { ...verdict, on })) return reviewOf(at, row, place);
    requireWaiting(row, on);
    await requireAsked(at, row);
    const granted = row.granted + (grant_attempt ? 1 : 0);
    const returned = await settle(tx, viewer, row, { ...verdict, granted });
    const { submittedAt, reviewedAt } = returned;
    if (submittedAt === null || reviewedAt === null) throw new Error(`Submission ${id} has no times.`);
    const { text, url, late, score, points, reviewedBy, attempt } = returned;
    const judged = { score, points, reviewedBy, feedback, reviewedAt, asked: row.asked };
    await insertReturnedAttempt(tx, { submissionId: id, attempt, text, url, late, submittedAt, ...judged });
    await copyFiles(tx, id, attempt);
    await tell(tx, returned, place, 'work_returned');
    return reviewOf(at, returned, place);
  });

/** Its enrolment and the work locked, in the order in which its author locks them. */
async function openDecision(at: WithNouns, viewer: Viewer, id: string) {
  const { db: tx } = at;
  const found = await findSubmission(tx, id);
  if (found === undefined) throw notFound();
  if (found.userId === viewer.user.id) throw new Problem('own_work', 'You cannot review your own work.');
  const place = await requireJudged(at, viewer, found, { drafts: true });
  const enrolment = await lockLearner(at, found);
  const row = await lockSubmission(tx, id);
  if (row === undefined) throw notFound();
  return { place, row, enrolment };
}

/** Gives the enrolment in the course, where the work is of one. */
async function lockLearner(
  { db: tx, nouns }: WithNouns,
  { userId, courseId, pathId }: SubmissionRow,
): Promise<EnrolmentRow | undefined> {
  if (pathId !== null) await pathWorkOf(nouns).lockLearner(tx, { pathId, userId });
  const known = courseId === null ? undefined : await findEnrolment(tx, userId, courseId);
  return known && lockEnrolment(tx, known.id);
}

async function approvedWorkOf({ db: tx, nouns }: WithNouns, row: SubmissionRow): Promise<ApprovedWork> {
  const { id: submissionId, userId, courseId, pathId, asked } = row;
  const courseSkills = courseId === null ? [] : await findCourseSkills(tx, courseId);
  const skillIds = pathId === null ? courseSkills : await pathWorkOf(nouns).findSkills(tx, pathId);
  return { submissionId, userId, courseId, pathId, skillIds, title: asked.title };
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

/** Nobody is sent back to what is asked for no longer. */
async function requireAsked(at: WithNouns, row: SubmissionRow): Promise<void> {
  if (await findAssignmentOf(at, row)) return;
  const place = placeOf(row) === 'course' ? 'course' : 'learning path';
  throw new Problem(
    'conflict',
    `This assignment is no longer part of the ${place}, so work for it cannot be returned.`,
  );
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
  { course, path }: PlaceOfWork,
  kind: 'work_approved' | 'work_returned',
): Promise<void> =>
  notify(tx, work.userId, {
    kind,
    params: {
      assignment: work.asked.title,
      course: (course ?? path)?.name ?? '',
      feedback: shortened(work.feedback ?? ''),
    },
    link: linkTo(work, course),
  });

function linkTo({ lessonId, pathAssignmentId }: SubmissionRow, course: PlaceOfWork['course']): string | null {
  if (pathAssignmentId !== null) return to.learningPathAssignment({ id: pathAssignmentId });
  return course && lessonId !== null ? to.player({ slug: course.slug }, { lesson: lessonId }) : null;
}

/** In characters: the rest is read beside the work. */
const LONGEST = 300;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);
