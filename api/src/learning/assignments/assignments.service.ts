import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import type {
  AssignmentWithWork,
  DueAssignment,
  OwnAssignment,
  Submission,
} from '@stoa/shared/contract/learning/assignments.ts';
import type { Context } from '../../kernel/context.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { type Database, instantOrNull } from '../../kernel/database/database.ts';
import { canEnterCourse, isLearning } from '../enrolments/enrolments.policy.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { signFileUrl } from '../../files/file-links.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { dueAtOf, isOverdue } from './assignments.policy.ts';
import { findDue, findFilesOf, findOfCourse, findSubmission } from './assignments.repository.ts';
import type { AssignmentRow, SubmissionRow } from './assignments.tables.ts';

/** As many as one page shows; nobody is asked for more at once. */
const MOST = 100;

export async function listDueAssignments(db: Database, { user }: Viewer, now = new Date()): Promise<DueAssignment[]> {
  const rows = await findDue(db, user.id, MOST);
  const reviewers = await reviewersOf(db, rows);
  return rows.map(({ course, ...row }) => ({ ...ownAssignmentOf(row, reviewers, now), course }));
}

/** @throws `not_enrolled` for one who sees the course, and does not learn in it */
export async function listOwnAssignments(
  { db, files }: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  courseId: string,
  now = new Date(),
): Promise<AssignmentWithWork[]> {
  const course = await findCourse(db, { id: courseId });
  const enrolment = await findEnrolment(db, viewer.user.id, courseId);
  if (course === undefined || !canEnterCourse(viewer, course, enrolment)) throw notFound();
  if (enrolment === undefined || !isLearning(enrolment)) {
    throw new Problem('not_enrolled', 'Enrol in this course to see its assignments.');
  }
  const rows = await findOfCourse(db, courseId, viewer.user.id);
  const reviewers = await reviewersOf(db, rows);
  const filesOf = await findFilesOf(
    db,
    rows.flatMap(({ submission }) => submission?.id ?? []),
  );
  return rows.map((row) => {
    const own = ownAssignmentOf({ ...row, enrolledAt: enrolment.enrolledAt }, reviewers, now);
    if (own.submission === null || row.submission === null) return { ...own, submission: null };
    const { id, text, url } = row.submission;
    const handedIn = (filesOf.get(id) ?? []).map((file) => ({
      name: file.name,
      bytes: file.bytes,
      mime: file.type,
      sha256: file.sha256,
      url: signFileUrl(files, file),
    }));
    return { ...own, submission: { ...own.submission, text, url, files: handedIn } };
  });
}

export async function findApprovedWork(db: Database, userId: string, id: string): Promise<SubmissionRow | undefined> {
  const row = await findSubmission(db, id);
  return row?.userId === userId && row.status === 'approved' ? row : undefined;
}

interface OwnRow {
  assignment: AssignmentRow;
  submission: SubmissionRow | null;
  enrolledAt: Date;
}
type People = ReadonlyMap<string, Person>;

const reviewersOf = (db: Database, rows: readonly Pick<OwnRow, 'submission'>[]): Promise<People> =>
  findPeople(
    db,
    rows.flatMap(({ submission }) => submission?.reviewedBy ?? []),
  );

function ownAssignmentOf({ assignment, submission, enrolledAt }: OwnRow, people: People, now: Date): OwnAssignment {
  const dueAt = dueAtOf(assignment, enrolledAt);
  return {
    id: assignment.id,
    title: assignment.title,
    instructions: assignment.instructions,
    submission_type: assignment.submissionType,
    max_files: assignment.maxFiles,
    due_days: assignment.dueDays,
    pass_mark: assignment.passMark,
    max_attempts: assignment.maxAttempts,
    required: assignment.required,
    order: assignment.order,
    due_at: instantOrNull(dueAt),
    overdue: isOverdue(submission, dueAt, now),
    submission: submission && submissionOf(submission, people),
  };
}

function submissionOf(row: SubmissionRow, people: People): Submission {
  return {
    id: row.id,
    status: row.status,
    attempt: row.attempt,
    late: row.late,
    score: row.score,
    feedback: row.feedback,
    reviewed_by: (row.reviewedBy !== null && people.get(row.reviewedBy)) || null,
    reviewed_at: instantOrNull(row.reviewedAt),
    submitted_at: instantOrNull(row.submittedAt),
  };
}
