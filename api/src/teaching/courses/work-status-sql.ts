import { type SQL, sql } from 'drizzle-orm';
import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';

/** What the author's work stands at, in SQL; see `workStatus`. */
export const workStatusSql = sql`case when r.status is null or r.status = 'draft' then c.status else r.status end`;
/**
 * Course `c`, with its open revision `r`, stands at this. Few stand anywhere but in public: these are found by the status of the
 * one or the other first.
 */
export const standsAt = (status: CourseStatus): SQL =>
  status === 'published'
    ? sql`c.status = ${status} and (r.status is null or r.status = 'draft')`
    : sql`${workStatusSql} = ${status} and c.id = any(array(
        select k.id from courses k where k.status = ${status} and k.deleted_at is null
        union all select k.course_id from course_revisions k where k.status = ${status}))`;
export const openRevision = sql`left join course_revisions r on r.course_id = c.id and r.status <> 'published'`;
