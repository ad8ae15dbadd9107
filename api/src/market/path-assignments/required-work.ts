import { sql } from 'drizzle-orm';

/** Of the work that the path of `e` requires of its person: how much there is (`required`), and how much was approved. */
export const requiredWork = sql`(
  select count(*)::int as required, count(s.id)::int as approved
  from learning_path_assignments a
  left join submissions s on s.path_assignment_id = a.id and s.user_id = e.user_id and s.status = 'approved'
  where a.path_id = e.path_id and a.required)`;
