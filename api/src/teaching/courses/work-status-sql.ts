import { sql } from 'drizzle-orm';

/** What the author's work stands at, in SQL; see `workStatus`. */
export const workStatusSql = sql`case when r.status is null or r.status = 'draft' then c.status else r.status end`;
export const openRevision = sql`left join course_revisions r on r.course_id = c.id and r.status <> 'published'`;
