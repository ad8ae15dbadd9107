import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { CourseArchive } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';

/** What the content check found in an archive of a course; its files lie unpacked beside the file, by their paths. */
export interface ArchivedContent {
  course: CourseArchive;
  /** What stayed out of it already. */
  notes: ImportNote[];
  /** Whether a file that is not taken is left out, and named; otherwise nothing is taken. */
  isLenient: boolean;
}

export const courseArchives = pgTable('course_archives', {
  fileId: uuid('file_id').primaryKey(),
  content: jsonb().$type<ArchivedContent>().notNull(),
});
