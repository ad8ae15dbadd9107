import type { PlannedClass, Schedule } from '@stoa/shared/contract/learning/live-schedule.ts';
import { makesCourses } from '@stoa/shared/contract/teaching/course-makers.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { counterOf, spend } from '../../kernel/limits.ts';
import { forbidden, invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { findTeacherByEmail } from '../../people/users/find-teachers.ts';
import type { CourseAtWork } from '../../teaching/courses/course-at-work.ts';
import { requireTeam } from '../../teaching/courses/courses.policy.ts';
import { findCourseAtWork, lockCourse } from '../../teaching/courses/find-course.ts';
import { offeredRooms } from '../class-room/offered-rooms.ts';
import { findPlanned, findPlannedAmong, findPlannedOf, type PlannedRow } from './live-schedule.repository.ts';
import { plannedOf } from './planned-class.ts';

/** All classes of a course, and where classes can be held on this site. */
export async function listLiveSchedule(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  viewer: Viewer,
  courseId: string,
  now = new Date(),
): Promise<Schedule> {
  requireWork(viewer, await findCourseAtWork(db, { id: courseId }));
  return { classes: await plannedOf(db, await findPlannedOf(db, courseId), now), rooms: offeredRooms(settings) };
}

export async function getLiveSchedule(
  db: Database,
  viewer: Viewer,
  id: string,
  now = new Date(),
): Promise<PlannedClass> {
  const row = await findPlanned(db, id);
  if (row === undefined) throw notFound();
  requireWork(viewer, await findCourseAtWork(db, { id: row.liveClass.courseId }));
  return only(await plannedOf(db, [row], now));
}

/** Who teaches here under an address. It is looked up whole: nobody reads a list of people off it. */
export async function findClassHost({ db, limits }: Context, viewer: Viewer, email: string): Promise<Person> {
  if (!makesCourses([...viewer.permissions])) throw forbidden();
  await spend(limits.hostLookUps, counterOf(viewer.user.id));
  const found = await findTeacherByEmail(db, email);
  if (found === undefined) throw invalid({ email: rule('Nobody who teaches here has this email address.') });
  return requirePerson(await findPeople(db, [found.id]), found.id);
}

/** The course of a class that this viewer plans. */
function requireWork(viewer: Viewer, work: CourseAtWork | undefined): CourseAtWork {
  if (work === undefined) throw notFound();
  requireTeam(viewer, work.course);
  return work;
}

/** Whoever plans another class of the course, or moves one, waits until the transaction ends. */
export const lockSchedule = async (tx: Database, viewer: Viewer, courseId: string): Promise<CourseAtWork> =>
  requireWork(viewer, await lockCourse(tx, { id: courseId }));

/** A class, under the lock of its course. */
export async function openClass(
  tx: Database,
  viewer: Viewer,
  id: string,
): Promise<{ row: PlannedRow; work: CourseAtWork }> {
  const before = await findPlanned(tx, id);
  if (before === undefined) throw notFound();
  const work = await lockSchedule(tx, viewer, before.liveClass.courseId);
  const row = await findPlanned(tx, id);
  if (row === undefined) throw notFound();
  return { row, work };
}

/** As they stand after a change, in the transaction of that change. */
export const plannedAmong = async (tx: Database, ids: readonly string[], now: Date): Promise<PlannedClass[]> =>
  plannedOf(tx, await findPlannedAmong(tx, ids), now);

function only(planned: readonly PlannedClass[]): PlannedClass {
  const [one] = planned;
  if (one === undefined) throw notFound();
  return one;
}
