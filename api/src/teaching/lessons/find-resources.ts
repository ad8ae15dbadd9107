import { asc, eq } from 'drizzle-orm';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { Database } from '../../kernel/database/database.ts';
import { courseResources } from './resources.tables.ts';

/** What a course gives along, by lesson; under `null` that of the course as a whole. */
export async function findResources(db: Database, courseId: string): Promise<Map<string | null, Resource[]>> {
  const rows = await db
    .select({ lesson: courseResources.lessonId, file_id: courseResources.fileId, title: courseResources.title })
    .from(courseResources)
    .where(eq(courseResources.courseId, courseId))
    .orderBy(asc(courseResources.order));
  const groups = Map.groupBy(rows, ({ lesson }) => lesson);
  return new Map([...groups].map(([lesson, each]) => [lesson, each.map(({ file_id, title }) => ({ file_id, title }))]));
}

/** The lessons of all courses that give this file along, or the courses where they do as a whole. */
export const findPlacesOf = (db: Database, fileId: string): Promise<{ courseId: string; lessonId: string | null }[]> =>
  db
    .select({ courseId: courseResources.courseId, lessonId: courseResources.lessonId })
    .from(courseResources)
    .where(eq(courseResources.fileId, fileId));

export const countResources = (db: Database, courseId: string): Promise<number> =>
  db.$count(courseResources, eq(courseResources.courseId, courseId));
