import { ROOM_SEATS, type RoomKind } from '@stoa/shared/contract/learning/class-words.ts';
import type { ClassFields } from '@stoa/shared/contract/learning/live-schedule.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import { findTeaching } from '../../people/users/find-teachers.ts';
import type { CourseAtWork } from '../../teaching/courses/course-at-work.ts';
import { contentAtWork } from '../../teaching/courses/course-builder.ts';
import { findContent } from '../../teaching/courses/find-content.ts';
import { findOverlap } from './live-schedule.repository.ts';

type Place = Pick<ClassFields, 'room' | 'join_url' | 'host_url' | 'capacity'>;

/** Where it is held, and whether as many fit in. */
export function checkPlace({ room, join_url, host_url, capacity }: Place, offered: readonly RoomKind[]): void {
  if (!offered.includes(room)) throw invalid({ room: rule('Classes cannot be held there on this site.') });
  if (room === 'link' && join_url === null) {
    throw invalid({ join_url: rule('Enter the address at which the class is held.') });
  }
  const elsewhere = Object.entries({ join_url, host_url }).filter(([, url]) => room !== 'link' && url !== null);
  if (elsewhere.length > 0) {
    const only = rule('Only a class at an address elsewhere has one.');
    throw invalid(Object.fromEntries(elsewhere.map(([field]) => [field, only])));
  }
  if (room === 'builtin' && (capacity ?? 0) > ROOM_SEATS) {
    throw invalid({ capacity: rule('The room of this site holds at most 30 people.') });
  }
}

/** The author of the course, and whoever teaches here. */
export async function checkHosts(db: Database, work: CourseAtWork, hostIds: readonly string[]): Promise<void> {
  const teaching = new Set((await findTeaching(db, hostIds)).map(({ id }) => id));
  const isHost = (id: string) => id === work.course.ownerId || teaching.has(id);
  if (!hostIds.every(isHost)) {
    throw invalid({ host_ids: rule('Nobody who teaches here has this email address.') });
  }
}

/** A live lesson of the course, as learners have it or as it is being edited. */
export async function checkLesson(db: Database, work: CourseAtWork, lessonId: string | null): Promise<void> {
  if (lessonId === null) return;
  const contents = [await findContent(db, work.course), await contentAtWork(db, work)];
  const lessons = contents.flatMap(({ modules }) => modules).flatMap((module) => module.lessons);
  if (!lessons.some(({ id, kind }) => id === lessonId && kind === 'live')) {
    throw invalid({ lesson_id: rule('Choose a live lesson of this course.') });
  }
}

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** `field`: where the form asks for the day. `except`: classes that are being moved. */
export async function checkTimes(
  db: Database,
  spans: readonly Span[],
  { courseId, except, field, now }: { courseId: string; except: readonly string[]; field: 'date' | 'dates'; now: Date },
): Promise<void> {
  if (spans.some(({ startsAt }) => startsAt <= now)) throw invalid({ [field]: rule('Start must be in the future.') });
  const overlaps = rule('This overlaps another session of the course.');
  const inOrder = spans.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const meet = inOrder.some(({ startsAt }, at) => at > 0 && inOrder[at - 1]!.endsAt > startsAt);
  if (meet) throw invalid({ [field]: overlaps });
  for (const span of spans) {
    if (await findOverlap(db, { courseId, except, ...span })) throw invalid({ [field]: overlaps });
  }
}
