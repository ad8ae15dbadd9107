import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseRow, RevisionRow } from './courses.tables.ts';

/** A course with the revision that waits beside it, if any. */
export interface CourseAtWork {
  course: CourseRow;
  revision: RevisionRow | undefined;
}

/** Once public, a course's rows are what learners see: its author works on a revision from then on. */
export const isLive = ({ status }: Pick<CourseRow, 'status'>): boolean =>
  status === 'published' || status === 'unpublished';

/** What the author's work stands at: a revision that was sent off counts before the course behind it. */
export const workStatus = ({ course, revision }: CourseAtWork): CourseStatus =>
  revision === undefined || revision.status === 'draft' ? course.status : revision.status;

/** What a submission starts from: the draft of a revision, where there is one. */
export const submitStatus = ({ course, revision }: CourseAtWork): CourseStatus => revision?.status ?? course.status;
