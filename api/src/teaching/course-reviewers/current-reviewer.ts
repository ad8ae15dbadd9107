import { sql } from 'drizzle-orm';

/** Who reviews a course `c` just now, as `cr`: a claim that has run out is nobody's. */
export const currentReviewer = sql`left join course_reviewers cr
  on cr.course_id = c.id and (cr.expires_at is null or cr.expires_at > now())`;
