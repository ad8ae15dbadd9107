import type { z } from 'zod';
import type { CourseDetails, featured } from '@stoa/shared/contract/market/catalogue.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { getEnrolmentStatus } from '../../learning/enrolments/enrolments.service.ts';
import { canSeeCourse } from './catalogue.policy.ts';
import { countSite, findCourseBySlug, findOutline, findShelf } from './catalogue.repository.ts';
import { findActiveInstructors } from '../../teaching/co-instructors/find-co-instructors.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findPrerequisites } from '../../teaching/courses/prerequisites.ts';
import { cardOf } from '../../teaching/courses/course-cards.ts';
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
  const shelf = async (name: 'chosen' | 'popular' | 'newest' | 'free', without: readonly CourseCard[] = []) => {
    const shown = without.map(({ id }) => id);
    const rows = await findShelf(db, { name, length: SHELF, viewerId: viewer?.user.id, without: shown });
    return rows.map((row) => cardOf(files, row));
  };
  const [chosen, popular, newest, counts] = await Promise.all([
    shelf('chosen'),
    shelf('popular'),
    shelf('newest'),
    countSite(db),
  ]);
  // What most people take is free more often than not: the same courses are not shown twice.
  return { chosen, popular, newest, free: await shelf('free', popular), counts };
}
