import { sql, type SQL } from 'drizzle-orm';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';

/** `hasRight` of the policy, asked of courses `c`; `isInstructor` where no right is named. */
export function teaches(userId: string, right?: CourseRight, course: SQL = sql`c`): SQL {
  const holder = JSON.stringify({ [userId]: right ? [right] : [] });
  return sql`(${course}.owner_id = ${userId} or ${course}.instructors @> ${holder}::jsonb)`;
}
