import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import type { LiveClass, NextLiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Context } from '../../kernel/context.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { isTeam } from '../../teaching/courses/courses.policy.ts';
import { findPublicTeachers } from '../../teaching/courses/public-teachers.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { canEnterCourse, isLearning } from '../enrolments/enrolments.policy.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { calendarUrl } from './calendar-links.ts';
import { endsAtOf, isHost, isOpen, opensAtOf, statusOf } from './live-classes.policy.ts';
import { findNext, findOfCourse, findOfLesson, type ClassWithCourse } from './live-classes.repository.ts';

type Needed = Pick<Context, 'db' | 'files'>;
/** Who reads, in which language, and when. */
interface Reading {
  viewer: Viewer;
  locale: Locale;
  now?: Date;
}

/** `takesPart`: see `shown`. */
interface Shown extends Required<Omit<Reading, 'viewer'>> {
  /** Undefined: nobody is signed in. */
  viewer: Viewer | undefined;
  takesPart: boolean;
}

export async function listNextClasses(context: Needed, reading: Reading, limit: number): Promise<NextLiveClass[]> {
  const { viewer, now = new Date() } = reading;
  const rows = await findNext(context.db, viewer.user.id, { now, limit });
  const classes = await shown(context, rows, { ...reading, now, takesPart: true });
  const teachers = await findPublicTeachers(
    context.db,
    classes.flatMap(({ host }) => host?.id ?? []),
  );
  return classes.map((each) => ({ ...each, host_has_page: each.host !== null && teachers.has(each.host.id) }));
}

/** @throws `not_enrolled` for one who sees the course, and neither learns in it nor belongs to its team */
export async function listCourseClasses(context: Needed, reading: Reading, courseId: string): Promise<LiveClass[]> {
  const { db } = context;
  const { viewer, now = new Date() } = reading;
  const course = await findCourse(db, { id: courseId });
  const enrolment = await findEnrolment(db, viewer.user.id, courseId);
  if (course === undefined || !canEnterCourse(viewer, course, enrolment)) throw notFound();
  const rows = await findOfCourse(db, courseId);
  const learns = isLearning(enrolment);
  const hosts = rows.some(({ liveClass, coHostIds }) => isHost(viewer, { ...liveClass, coHostIds }));
  if (!learns && !hosts && !isTeam(viewer, course)) {
    throw new Problem('not_enrolled', 'Enrol in this course to see its live classes.');
  }
  return shown(context, rows, { ...reading, now, takesPart: learns });
}

/** Of a live lesson; to one who only looks into the course each says when it is, and leads nobody in. */
export async function listLessonClasses(
  context: Needed,
  { viewer, locale, now = new Date() }: Omit<Reading, 'viewer'> & { viewer: Viewer | undefined },
  lessonId: string,
): Promise<LiveClass[]> {
  const rows = await findOfLesson(context.db, lessonId);
  const [first] = rows;
  const enrolment = first && (await findEnrolment(context.db, viewer?.user.id, first.course.id));
  return shown(context, rows, { viewer, locale, now, takesPart: isLearning(enrolment) });
}

/** `takesPart`: they learn in the course, or host what is shown; others of its team are told when, and do not get in. */
async function shown({ db, files }: Needed, rows: readonly ClassWithCourse[], reading: Shown): Promise<LiveClass[]> {
  const people = await findPeople(
    db,
    rows.flatMap(({ liveClass, coHostIds }) => [
      ...(liveClass.hostId === null ? [] : [liveClass.hostId]),
      ...coHostIds,
    ]),
  );
  return rows.map((row) => ({
    ...liveClassOf(row, people, reading),
    calendar_url: calendarUrl(files, row.liveClass.id, reading.locale),
  }));
}

function liveClassOf(
  { liveClass, course, coHostIds }: ClassWithCourse,
  people: ReadonlyMap<string, Person>,
  { viewer, now, takesPart }: Shown,
): Omit<LiveClass, 'calendar_url'> {
  const is_host = viewer !== undefined && isHost(viewer, { ...liveClass, coHostIds });
  return {
    id: liveClass.id,
    course,
    lesson_id: liveClass.lessonId,
    title: liveClass.title,
    description: liveClass.description,
    starts_at: liveClass.startsAt.toISOString(),
    ends_at: endsAtOf(liveClass).toISOString(),
    duration_min: liveClass.durationMin,
    time_zone: liveClass.timeZone,
    status: statusOf(liveClass, now),
    host: (liveClass.hostId !== null && people.get(liveClass.hostId)) || null,
    co_hosts: coHostIds.flatMap((id) => people.get(id) ?? []),
    is_host,
    capacity: liveClass.capacity,
    opens_at: opensAtOf(liveClass).toISOString(),
    can_join: isOpen(liveClass, now) && (takesPart || is_host),
    recording_lesson_id: liveClass.recordingLessonId,
  };
}
