import type { Assignment, AssignmentWithWork, DueAssignment } from '@stoa/shared/contract/learning/assignments.ts';
import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { assignmentOf } from '../../teaching/lessons/find-modules.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { type Database, instantOrNull } from '../../kernel/database/database.ts';
import { canEnterCourse, isLearning } from '../enrolments/enrolments.policy.ts';
import { findClosed, findClosedIn } from '../enrolments/find-closed.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { dueAtOf } from './assignments.policy.ts';
import {
  findAsked,
  findDue,
  findOfCourse,
  findOwnSubmission,
  findSubmission,
  type AskedRow,
} from './assignments.repository.ts';
import type { SubmissionRow } from './assignments.tables.ts';
import { pathWorkOf } from './path-work.ts';
import { ownAssignmentOf, ownSubmissionOf, surroundingsOf } from './work-views.ts';

/** As many as one page shows; nobody is asked for more at once. */
const MOST = 100;

export async function listDueAssignments(reach: WithNouns, viewer: Viewer, now = new Date()): Promise<DueAssignment[]> {
  const { db } = reach;
  const due = await findDue(db, viewer.user.id, MOST);
  const ids = due.map(({ course }) => course.id);
  const closed = await findClosedIn(reach, viewer, ids);
  const rows = due.filter(({ lesson }) => !closed.has(lesson.id));
  const people = await findPeople(
    db,
    rows.flatMap(({ submission }) => submission?.reviewedBy ?? []),
  );
  return rows.map(({ course, ...row }) => ({
    ...ownAssignmentOf({ ...row, assignment: askedOf(row) }, people, now),
    course,
  }));
}

/** @throws `not_enrolled` for one who sees the course, and does not learn in it */
export async function listOwnAssignments(
  { db, files, nouns }: Pick<Context, 'db' | 'files' | 'nouns'>,
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
  const closed = await findClosed({ db, nouns }, viewer, { course, enrolment });
  const all = await findOfCourse(db, courseId, viewer.user.id);
  const rows = all.filter(({ lesson }) => !closed.has(lesson.id));
  const surroundings = await surroundingsOf(
    db,
    rows.flatMap(({ submission }) => submission ?? []),
  );
  return rows.map((row) => {
    const own = ownAssignmentOf(
      { ...row, assignment: askedOf(row), enrolledAt: enrolment.enrolledAt },
      surroundings.people,
      now,
    );
    const { maxAttempts } = row.assignment;
    const submission = row.submission && ownSubmissionOf(files, row.submission, { ...surroundings, maxAttempts });
    return { ...own, submission };
  });
}

/** What an assignment says on stage, with this viewer's work. */
export async function assignmentContentOf(
  { db, files }: Pick<Context, 'db' | 'files'>,
  enrolment: EnrolmentRow | undefined,
  lessonId: string,
): Promise<LessonContent> {
  const asked = await findAsked(db, lessonId);
  if (asked === undefined) throw notFound();
  const assignment = askedOf(asked);
  const own = enrolment && (await findOwnSubmission(db, { assignmentId: lessonId, userId: enrolment.userId }));
  return {
    kind: 'assignment',
    assignment,
    due_at: isLearning(enrolment) ? instantOrNull(dueAtOf(assignment, enrolment!.enrolledAt)) : null,
    submission: own
      ? ownSubmissionOf(files, own, { ...(await surroundingsOf(db, [own])), maxAttempts: assignment.max_attempts })
      : null,
  };
}

/** What the work was made for, as it is today; undefined where it is gone. */
export async function findAssignmentOf(
  { db, nouns }: WithNouns,
  { lessonId, pathAssignmentId }: Pick<SubmissionRow, 'lessonId' | 'pathAssignmentId'>,
): Promise<Assignment | undefined> {
  if (pathAssignmentId !== null) return pathWorkOf(nouns).findAssignment(db, pathAssignmentId);
  const asked = lessonId === null ? undefined : await findAsked(db, lessonId);
  return asked && askedOf(asked);
}

export async function findApprovedWork(db: Database, userId: string, id: string): Promise<SubmissionRow | undefined> {
  const row = await findSubmission(db, id);
  return row?.userId === userId && row.status === 'approved' ? row : undefined;
}

export const askedOf = ({ lesson: { id, title, required }, assignment }: AskedRow): Assignment => ({
  id,
  title,
  required,
  ...assignmentOf(assignment),
});
