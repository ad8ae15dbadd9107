import { type SQL, sql } from 'drizzle-orm';
import { holds } from '../../people/roles/role-holders.ts';

/** Whose roles hold the right to review, and who is not suspended. */
export const mayReview = (userId: SQL): SQL =>
  sql`(${holds(userId, 'review-course')} and not exists (
    select from suspensions x where x.user_id = ${userId} and x.ended_at is null))`;
