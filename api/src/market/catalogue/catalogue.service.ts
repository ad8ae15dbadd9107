import type { z } from 'zod';
import type { CourseDetails, featured } from '@stoa/shared/contract/market/catalogue.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { getEnrolmentStatus } from '../../learning/enrolments/enrolments.service.ts';
import { canSeeCourse } from './catalogue.policy.ts';
import { countSite, findBestRated, findCourseBySlug, findOutline, findShelf } from './catalogue.repository.ts';
import { findActiveInstructors } from '../../teaching/co-instructors/find-co-instructors.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findPrerequisites } from '../../teaching/courses/prerequisites.ts';
import { cardOf, type CourseCardRow } from '../../teaching/courses/course-cards.ts';
import { countResources } from '../../teaching/lessons/find-resources.ts';

export async function getCourseDetails(
  { db, files }: Context,
  viewer: Viewer | undefined,
  slug: string,
): Promise<CourseDetails> {
  const row = await findCourseBySlug(db, slug, viewer?.user.id);
  if (row === undefined || !canSeeCourse(viewer, row)) throw notFound();
  return {
    ...cardOf(files, row),
    co_instructors: await findActiveInstructors(db, row.id),
    description: row.description,
    objectives: row.objectives,
    requirements: row.requirements,
    audience: row.audience,
    skills: row.skills,
    prerequisites: await prerequisitesOf(db, row.id),
    status: row.status,
    modules: await findOutline(db, row.id),
    resource_count: await countResources(db, row.id),
    updated_at: instantOf(row.updated_at),
    can_come_back: viewer !== undefined && (await hasLeft(db, viewer, row.id)),
  };
}

const prerequisitesOf = async (db: Database, id: string) =>
  findPrerequisites(db, (await findCourse(db, { id }))?.prerequisites);

const hasLeft = async (db: Database, { user }: Viewer, courseId: string): Promise<boolean> =>
  (await getEnrolmentStatus(db, { userId: user.id, courseId })) === 'unenrolled';

const SHELF = 8;

export async function getFeatured(
  { db, files }: Context,
  viewer: Viewer | undefined,
): Promise<z.input<typeof featured>> {
  const viewerId = viewer?.user.id;
  const besides = (courses: readonly CourseCard[]) => ({
    length: SHELF,
    viewerId,
    without: courses.map(({ id }) => id),
  });
  const shelf = async (rows: Promise<CourseCardRow[]>) => (await rows).map((row) => cardOf(files, row));
  const [chosen, popular, newest, counts] = await Promise.all([
    shelf(findShelf(db, { name: 'chosen', ...besides([]) })),
    shelf(findShelf(db, { name: 'popular', ...besides([]) })),
    shelf(findShelf(db, { name: 'newest', ...besides([]) })),
    countSite(db),
  ]);
  const shown = chosen.length > 0 ? chosen : await shelf(findBestRated(db, besides(popular)));
  // What most people take is free more often than not: the same courses are not shown twice.
  const free = await shelf(findShelf(db, { name: 'free', ...besides([...popular, ...shown]) }));
  return { featured: shown, popular, newest, free, counts };
}
