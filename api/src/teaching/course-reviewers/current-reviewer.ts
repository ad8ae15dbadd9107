import { sql } from 'drizzle-orm';
import { mayReview } from './may-review.ts';

/** Who reviews a course `c` just now, as `cr`: what has run out, or is of one who may not review any more, is nobody's. */
export const currentReviewer = sql`left join course_reviewers cr
  on cr.course_id = c.id and (cr.expires_at is null or cr.expires_at > now())
  and ${mayReview(sql`cr.reviewer_id`)}`;
