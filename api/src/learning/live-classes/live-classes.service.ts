import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import type { LiveSession } from '@stoa/shared/contract/learning/live-sessions.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Context } from '../../kernel/context.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { isTeam } from '../../teaching/courses/courses.policy.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { canEnterCourse, isLearning } from '../enrolments/enrolments.policy.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { calendarUrl } from './calendar-links.ts';
import { endsAtOf, isHost, isOpen, opensAtOf, statusOf } from './live-sessions.policy.ts';
import { findNext, findOfCourse, type SessionWithCourse } from './live-sessions.repository.ts';

type Needed = Pick<Context, 'db' | 'files'>;
/** Who reads, in which language, and when. */
interface Reading {
  viewer: Viewer;
  locale: Locale;
  now?: Date;
}

export async function listNextSessions(context: Needed, reading: Reading, limit: number): Promise<LiveSession[]> {
  const { viewer, now = new Date() } = reading;
  const rows = await findNext(context.db, viewer.user.id, { now, limit });
  return shown(context, rows, { ...reading, now, takesPart: true });
}

/** @throws `not_enrolled` for one who sees the course, and neither learns in it nor belongs to its team */
export async function listCourseSessions(context: Needed, reading: Reading, courseId: string): Promise<LiveSession[]> {
  const { db } = context;
  const { viewer, now = new Date() } = reading;
  const course = await findCourse(db, { id: courseId });
  const enrolment = await findEnrolment(db, viewer.user.id, courseId);
  if (course === undefined || !canEnterCourse(viewer, course, enrolment)) throw notFound();
  const rows = await findOfCourse(db, courseId);
  const learns = isLearning(enrolment);
  const hosts = rows.some(({ session }) => isHost(viewer, session));
  if (!learns && !hosts && !isTeam(viewer, course)) {
    throw new Problem('not_enrolled', 'Enrol in this course to see its live classes.');
  }
  return shown(context, rows, { ...reading, now, takesPart: learns });
}

/** `takesPart`: they learn in the course, or host what is shown; others of its team are told when, and not where. */
async function shown(
  { db, files }: Needed,
  rows: readonly SessionWithCourse[],
  reading: Required<Reading> & { takesPart: boolean },
): Promise<LiveSession[]> {
  const people = await findPeople(
    db,
    rows.flatMap(({ session }) => session.hostId ?? []),
  );
  return rows.map((row) => ({
    ...sessionOf(row, people, reading),
    calendar_url: calendarUrl(files, row.session.id, reading.locale),
  }));
}

function sessionOf(
  { session, course }: SessionWithCourse,
  people: ReadonlyMap<string, Person>,
  { viewer, now, takesPart }: Required<Reading> & { takesPart: boolean },
): Omit<LiveSession, 'calendar_url'> {
  const is_host = isHost(viewer, session);
  const isOpenNow = isOpen(session, now);
  return {
    id: session.id,
    course,
    lesson_id: session.lessonId,
    title: session.title,
    description: session.description,
    starts_at: session.startsAt.toISOString(),
    ends_at: endsAtOf(session).toISOString(),
    duration_min: session.durationMin,
    time_zone: session.timeZone,
    status: statusOf(session, now),
    host: (session.hostId !== null && people.get(session.hostId)) || null,
    is_host,
    capacity: session.capacity,
    opens_at: opensAtOf(session).toISOString(),
    join_url: isOpenNow && (takesPart || is_host) ? session.joinUrl : null,
    host_url: isOpenNow && is_host ? session.hostUrl : null,
    recording_lesson_id: session.recordingLessonId,
  };
}
