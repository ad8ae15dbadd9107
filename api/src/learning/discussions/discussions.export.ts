import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** What this person wrote, voted for and accepted in courses; of what others wrote, where it stands alone. */
export const exportDiscussions: ExportPart = async (db, { userId }) => ({
  texts: await exportedRows(
    db,
    sql`select d.id, c.name as course, l.title as lesson, d.parent_id is not null as is_reply, d.kind, d.at_s, d.body,
          d.created_at, d.edited_at, d.deleted_at, d.deleted_by_role, d.removal_note
        from discussions d join courses c on c.id = d.course_id left join lessons l on l.id = d.lesson_id
        where d.user_id = ${userId} order by d.created_at, d.id`,
  ),
  votes: await exportedRows(
    db,
    sql`select c.name as course, l.title as lesson, d.parent_id is not null as for_a_reply, v.created_at
        from discussion_votes v join discussions d on d.id = v.discussion_id
        join courses c on c.id = d.course_id left join lessons l on l.id = d.lesson_id
        where v.user_id = ${userId} order by v.created_at, d.id`,
  ),
  accepted: await exportedRows(
    db,
    sql`select c.name as course, l.title as lesson, d.user_id is not distinct from ${userId} as own_question
        from discussions d join courses c on c.id = d.course_id left join lessons l on l.id = d.lesson_id
        where d.resolved_by = ${userId} order by d.created_at, d.id`,
  ),
});
