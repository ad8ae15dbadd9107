import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { canEnterCourse, isLearning } from '../enrolments/enrolments.policy.ts';
import { requireOpened } from '../enrolments/find-closed.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { addressElsewhere, isElsewhere } from '../live-classes/elsewhere/address-elsewhere.ts';
import { isHost, isOpen } from '../live-classes/live-classes.policy.ts';
import { findLiveClass, type ClassWithCourse } from '../live-classes/live-classes.repository.ts';
import type { LiveClassRow } from '../live-classes/live-classes.tables.ts';
import { completeAttended } from './attended-lessons.ts';
import { joinedIn } from './attendance.policy.ts';
import { countJoined, findEntry, lockClass, saveJoined } from './attendance.repository.ts';

/**
 * The way in. Of those who learn in the course it is written down when they first came; the host has a way of their own.
 * In the site's own room that is done by who enters it.
 *
 * @throws as `requireDoor` and `comeIn` do; `unavailable` where a server elsewhere does not answer
 */
export async function joinClass(
  context: Pick<Context, 'db' | 'nouns' | 'settings' | 'files' | 'log'>,
  viewer: Viewer,
  id: string,
  now = new Date(),
): Promise<{ url: string }> {
  const { db } = context;
  const { liveClass, isHosted } = await requireDoor(context, viewer, id);
  requireOpen(liveClass, now);
  // Before anything is written down: nobody came to a room that does not open.
  const url = await wayInto(context, viewer, { liveClass, isHosted });
  if (isHosted || liveClass.room === 'builtin') return { url };
  const joined = await db.transaction((tx) => comeIn(tx, { userId: viewer.user.id, classId: id, joinedAt: now, now }));
  await completeAttended(context, { userId: viewer.user.id, courseId: joined.courseId });
  // It may have been moved to another room since.
  const isMoved = joined.version !== liveClass.version;
  return { url: isMoved ? await wayInto(context, viewer, { liveClass: joined, isHosted }) : url };
}

async function wayInto(
  context: Pick<Context, 'settings' | 'files' | 'log'>,
  viewer: Viewer,
  { liveClass, isHosted }: Pick<Door, 'liveClass' | 'isHosted'>,
): Promise<string> {
  const { id, room: kind, hostUrl } = liveClass;
  if (kind === 'builtin') return to.classRoom({ id });
  if (isElsewhere(kind)) return addressElsewhere(context, viewer, { liveClass, kind, isHost: isHosted });
  return isHosted && hostUrl !== null ? hostUrl : addressOf(liveClass);
}

/** A class of which this viewer may know the way in, and whether they hold it. */
export interface Door extends ClassWithCourse {
  isHosted: boolean;
}

/** @throws `not_enrolled` for those who see the course, and take no part in it; `lesson_locked` before its lesson opens */
export async function requireDoor(reach: WithNouns, viewer: Viewer, id: string): Promise<Door> {
  const { db } = reach;
  const found = await findLiveClass(db, id);
  const course = found && (await findCourse(db, { id: found.course.id }));
  if (found === undefined || course === undefined) throw notFound();
  const enrolment = await findEnrolment(db, viewer.user.id, course.id);
  const isHosted = isHost(viewer, { ...found.liveClass, coHostIds: found.coHostIds });
  if (!isHosted && !canEnterCourse(viewer, course, enrolment)) throw notFound();
  if (!isHosted && !isLearning(enrolment)) {
    throw new Problem('not_enrolled', 'Enrol in this course to join its classes.');
  }
  const { lessonId } = found.liveClass;
  const lesson = lessonId === null || isHosted ? undefined : await findLesson(db, lessonId);
  if (lesson) await requireOpened(reach, viewer, { lesson, enrolment });
  return { ...found, isHosted };
}

/** @throws `class_closed` before the door opens and after the end */
export function requireOpen(liveClass: LiveClassRow, now: Date): void {
  if (!isOpen(liveClass, now)) {
    throw new Problem('class_closed', 'One can join from 15 minutes before a class until its end.');
  }
}

interface Coming {
  userId: string;
  classId: string;
  /** When they came to the door. */
  joinedAt: Date;
  now: Date;
}

/**
 * Writes down that a learner came. The class is locked from then on.
 *
 * @throws `class_closed`; `class_full` where nobody more has room
 */
export async function comeIn(tx: Database, { userId, classId, joinedAt, now }: Coming): Promise<LiveClassRow> {
  // Under the lock: it may have been moved or called off since.
  const liveClass = await lockClass(tx, classId);
  if (liveClass === undefined) throw notFound();
  requireOpen(liveClass, now);
  const { capacity } = liveClass;
  const entry = await findEntry(tx, classId, userId);
  if (joinedIn(liveClass, entry?.joinedAt ?? null)) return liveClass;
  if (capacity !== null && (await countJoined(tx, classId)) >= capacity) {
    throw new Problem('class_full', 'This class is full.');
  }
  await saveJoined(tx, classId, userId, joinedAt);
  return liveClass;
}

function addressOf({ id, joinUrl }: LiveClassRow): string {
  if (joinUrl === null) throw new Error(`Class ${id} is held at an address that is not there.`);
  return joinUrl;
}
