import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportLearningPaths: ExportPart = async (db, { userId }) => ({
  taken: await exportedRows(
    db,
    sql`select p.title, e.enrolled_at, e.completed_at from learning_path_enrolments e join learning_paths p on p.id = e.path_id
        where e.user_id = ${userId} order by e.enrolled_at, p.id`,
  ),
  made: await exportedRows(
    db,
    sql`select p.slug, p.title, p.subtitle, p.overview, p.level, p.language, p.status, p.enforce_course_order, p.certificate, p.fee,
          p.amount_minor, p.compare_at_minor, p.currency, p.banner_alt, p.review_note, p.submitted_at, p.published_at, p.created_at, p.updated_at,
          array(select o.text from learning_path_objectives o where o.path_id = p.id order by o."order") as objectives,
          array(select s.skill from learning_path_skills ps join skills s on s.id = ps.skill_id
                where ps.path_id = p.id order by ps."order") as skills,
          array(select c.name from learning_path_courses pc join courses c on c.id = pc.course_id
                where pc.path_id = p.id order by pc."order") as courses,
          coalesce((select json_agg(json_build_object('title', a.title, 'instructions', a.instructions, 'required', a.required)
            order by a."order") from learning_path_assignments a where a.path_id = p.id), '[]') as assignments
        from learning_paths p where p.partner_id = ${userId} order by p.created_at, p.id`,
  ),
});
