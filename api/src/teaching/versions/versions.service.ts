import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { courseVersionEndpoints, CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople } from '../../people/users/find-people.ts';
import type { CourseAtWork } from '../courses/course-at-work.ts';
import { contentAtWork, viewOfContent } from '../courses/course-builder.ts';
import { isOwner, mayMakeCourse, requireTeam } from '../courses/courses.policy.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { CourseRow, VersionRow } from '../courses/courses.tables.ts';
import { editCourse } from '../courses/edit-course.ts';
import { findCourseAtWork } from '../courses/find-course.ts';
import { keepVersion } from '../courses/keep-version.ts';
import { compareCourses } from '../review/compare-courses.ts';
import { restoredContent } from './restored-content.ts';
import { findEarlier, findVersion, findVersions } from './versions.repository.ts';

type Endpoints = typeof courseVersionEndpoints;
type Compared = z.input<Endpoints['getCourseVersion']['reply']>;
type Restored = z.input<Endpoints['restoreCourseVersion']['reply']>;

/** For whoever sees the builder: the course's author, and its reviewers. */
export async function listCourseVersions(
  { db }: Context,
  viewer: Viewer,
  courseId: string,
): Promise<{ items: CourseVersion[] }> {
  const { course } = await requireWork(db, viewer, courseId);
  const rows = await findVersions(db, courseId);
  const people = await findPeople(
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  const items = rows.map(({ actorId, version, lessonCount, at, ...row }) => ({
    ...row,
    at: instantOf(at),
    actor: (actorId !== null && people.get(actorId)) || null,
    lesson_count: lessonCount,
    is_current: version === course.version,
  }));
  return { items };
}

async function requireWork(db: Context['db'], viewer: Viewer, courseId: string): Promise<CourseAtWork> {
  const work = await findCourseAtWork(db, { id: courseId });
  if (work === undefined) throw notFound();
  requireTeam(viewer, work.course);
  return work;
}

async function requireVersion(db: Context['db'], viewer: Viewer, id: string) {
  const row = await findVersion(db, id);
  if (row === undefined) throw notFound();
  return { row, work: await requireWork(db, viewer, row.courseId) };
}

export async function getCourseVersion(
  context: Context,
  viewer: Viewer,
  { id, against }: { id: string; against: 'earlier' | 'now' },
): Promise<Compared> {
  const { row, work } = await requireVersion(context.db, viewer, id);
  const before = await (against === 'now' ? contentAtWork(context.db, work) : contentBefore(context, row));
  if (before === undefined) return { diff: null };
  const views = await Promise.all([viewOfContent(context, before), viewOfContent(context, row.content)]);
  return { diff: compareCourses(...views) };
}

const contentBefore = async ({ db }: Context, row: VersionRow) => (await findEarlier(db, row))?.content;

/** What was there before is kept first, whatever the hour: the way back from the way back. */
export async function restoreCourseVersion(
  context: Context,
  viewer: Viewer,
  { id, on }: { id: string; on: number },
): Promise<Restored> {
  const { row } = await requireVersion(context.db, viewer, id);
  let beforeId: string | null = null;
  const course = await editCourse(context, viewer, { id: row.courseId, on }, async (now, tx, course) => {
    const { version } = course;
    const found = await restoredContent(tx, row.courseId, { now, version: row.content });
    const owned = isOwner(viewer, course) ? found : withPriceOf(now, found);
    const restored = mayBeOfItsKind(viewer, course, found) ? owned : withKindOf(now, owned);
    if (isDeepStrictEqual(restored, now)) return now;
    const kept = { kind: 'restored' as const, actorId: viewer.user.id, version, content: now };
    beforeId = await keepVersion(tx, row.courseId, kept);
    return restored;
  });
  return { course, before_id: beforeId };
}

const mayBeOfItsKind = (viewer: Viewer, course: CourseRow, { fields }: CourseContent): boolean =>
  isOwner(viewer, course) && mayMakeCourse(viewer, { isMicro: fields.is_micro });

const withKindOf = ({ fields: { is_micro } }: CourseContent, found: CourseContent): CourseContent => ({
  ...found,
  fields: { ...found.fields, is_micro },
});

/** A co-instructor brings back what was taught, not what it cost. */
const withPriceOf = (
  { fields: { type, price_minor, currency } }: CourseContent,
  found: CourseContent,
): CourseContent => ({
  ...found,
  fields: { ...found.fields, type, price_minor, currency },
});
