import type { CourseInvitation, CourseTeam } from '@stoa/shared/contract/teaching/co-instructors.ts';
import {
  type CourseRight,
  courseRights,
  MOST_CO_INSTRUCTORS,
} from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { counterOf, spend } from '../../kernel/limits.ts';
import { forbidden, invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { findTeacherByEmail } from '../../people/users/find-teachers.ts';
import { isOwner, requireMaker, requireOwner, requireTeam } from '../courses/courses.policy.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import { requireLocked } from '../courses/edit-course.ts';
import { findCourse } from '../courses/find-course.ts';
import { settleInvitation, tellOfAnswer, tellOfEnd, tellOfInvitation, tellOfLeaving } from './co-instructor-notices.ts';
import {
  deleteCoInstructor,
  findCoInstructor,
  findCoInstructors,
  findInvitations,
  insertCoInstructor,
  type Seat,
  updateCoInstructor,
} from './co-instructors.repository.ts';
import type { CourseInstructorRow } from './co-instructors.tables.ts';

/** For the team of the course; who is only invited is shown to its owner alone. */
export async function listCoInstructors(db: Database, viewer: Viewer, courseId: string): Promise<CourseTeam> {
  const course = await findCourse(db, { id: courseId });
  if (course === undefined) throw notFound();
  requireTeam(viewer, course);
  const owns = isOwner(viewer, course);
  const rows = await findCoInstructors(db, courseId, owns ? 'all' : 'accepted');
  const people = await findPeople(db, [course.ownerId, ...rows.map(({ userId }) => userId)]);
  return {
    owner: requirePerson(people, course.ownerId),
    is_owner: owns,
    items: rows.map((row) => ({
      person: requirePerson(people, row.userId),
      rights: row.rights,
      status: row.acceptedAt === null ? 'invited' : 'active',
      invited_at: instantOf(row.invitedAt),
      accepted_at: instantOrNull(row.acceptedAt),
    })),
  };
}

/** Looked up as hosts of a class are: whole addresses, so many an hour, and one answer for all that find nobody. */
export async function inviteCoInstructor(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  { id, email, rights }: { id: string; email: string; rights: readonly CourseRight[] },
): Promise<CourseTeam> {
  await requireOwnCourse(db, viewer, id);
  await spend(limits.hostLookUps, counterOf(viewer.user.id));
  await db.transaction(async (tx) => {
    const { course } = await requireLocked(tx, { id });
    requireMaker(viewer, course);
    const found = await findTeacherByEmail(tx, email);
    if (found === undefined) throw invalid({ email: rule('Nobody who teaches here has this email address.') });
    await requireSeat(tx, course, found.id);
    const seat = { courseId: id, userId: found.id };
    await insertCoInstructor(tx, { ...seat, rights: inOrder(rights), invitedBy: viewer.user.id });
    await tellOfInvitation(tx, viewer, { course, userId: found.id });
  });
  return listCoInstructors(db, viewer, id);
}

async function requireOwnCourse(db: Database, viewer: Viewer, id: string): Promise<void> {
  const course = await findCourse(db, { id });
  if (course === undefined) throw notFound();
  requireMaker(viewer, course);
}

async function requireSeat(tx: Database, { id, ownerId }: CourseRow, userId: string): Promise<void> {
  if (userId === ownerId) throw invalid({ email: rule('This course is yours: invite someone else.') });
  const rows = await findCoInstructors(tx, id, 'all');
  const known = rows.find((row) => row.userId === userId);
  if (known) {
    const isIn = known.acceptedAt !== null;
    throw invalid({ email: isIn ? rule('They work on this course already.') : rule('They are invited already.') });
  }
  if (rows.length >= MOST_CO_INSTRUCTORS) {
    throw invalid({ email: countedRule('A course has at most {n} co-instructors.', MOST_CO_INSTRUCTORS) });
  }
}

const inOrder = (rights: readonly CourseRight[]): CourseRight[] =>
  courseRights.filter((right) => rights.includes(right));

export async function updateRights(
  db: Database,
  viewer: Viewer,
  { id, user_id, rights }: { id: string; user_id: string; rights: readonly CourseRight[] },
): Promise<CourseTeam> {
  await db.transaction(async (tx) => {
    const { course } = await requireLocked(tx, { id });
    requireOwner(viewer, course);
    const seat = { courseId: id, userId: user_id };
    await requireRow(tx, seat);
    await updateCoInstructor(tx, seat, { rights: inOrder(rights) });
  });
  return listCoInstructors(db, viewer, id);
}

async function requireRow(tx: Database, seat: Seat): Promise<CourseInstructorRow> {
  const row = await findCoInstructor(tx, seat);
  if (row === undefined) throw notFound();
  return row;
}

/** The owner removes anyone, and whoever is gone already stays gone; everyone else removes themself. */
export const removeCoInstructor = (
  db: Database,
  viewer: Viewer,
  { id, user_id }: { id: string; user_id: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { course } = await requireLocked(tx, { id });
    const seat = { courseId: id, userId: user_id };
    const leaves = user_id === viewer.user.id;
    if (!leaves) requireOwner(viewer, course);
    const row = await findCoInstructor(tx, seat);
    if (row === undefined && leaves) throw notFound();
    if (row === undefined) return;
    await deleteCoInstructor(tx, seat);
    await settleInvitation(tx, seat);
    if (leaves) await tellOfLeaving(tx, viewer, course);
    else if (row.acceptedAt !== null) await tellOfEnd(tx, viewer, { course, userId: user_id });
  });

export async function listCourseInvitations(db: Database, viewer: Viewer): Promise<{ items: CourseInvitation[] }> {
  const rows = await findInvitations(db, viewer.user.id);
  const people = await findPeople(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  return {
    items: rows.map(({ invitation, course, ownerId }) => ({
      course_id: invitation.courseId,
      course,
      owner: requirePerson(people, ownerId),
      rights: invitation.rights,
      invited_at: instantOf(invitation.invitedAt),
    })),
  };
}

/** The same answer twice is one; who accepted leaves by `removeCoInstructor`. */
export const answerCourseInvitation = (
  db: Database,
  viewer: Viewer,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { course } = await requireLocked(tx, { id });
    const seat = { courseId: id, userId: viewer.user.id };
    const row = await requireRow(tx, seat);
    if (row.acceptedAt !== null) {
      if (accept) return;
      throw new Problem('conflict', 'You have accepted this invitation already. Leave the course instead.');
    }
    // Who may no longer create courses would hold rights that they cannot use.
    if (accept && viewer.user.creatorStatus !== 'granted') throw forbidden();
    if (accept) await updateCoInstructor(tx, seat, { acceptedAt: new Date() });
    else await deleteCoInstructor(tx, seat);
    await settleInvitation(tx, seat);
    await tellOfAnswer(tx, viewer, { course, accept });
  });
