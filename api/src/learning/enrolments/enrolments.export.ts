import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Each course that was taken, how far, and every single thing that was noted on the way. */
export const exportEnrolments: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, c.slug as course_slug, e.status, e.percentage, e.enrolled_at, e.last_activity_at,
          e.completed_at, e.archived_at,
          coalesce((
            select json_agg(json_build_object(
              'lesson', l.title, 'percentage', p.percentage, 'position_s', p.position_s, 'watched_ranges_s', p.ranges,
              'read_s', p.read_s,
              'completed_at', p.completed_at, 'updated_at', p.updated_at) order by m."order", l."order")
            from lesson_progress p join lessons l on l.id = p.lesson_id join modules m on m.id = l.module_id
            where p.enrolment_id = e.id), '[]') as lessons,
          coalesce((
            select json_agg(json_build_object(
              'lesson', l.title, 'lesson_id', v.lesson_id, 'kind', v.kind, 'detail', v.detail, 'source', v.source,
              'browser', v.browser, 'os', v.os, 'at', v.at) order by v.at, v.id)
            from progress_events v left join lessons l on l.id = v.lesson_id
            where v.enrolment_id = e.id and v.user_id = e.user_id), '[]') as progress_events
        from enrolments e join courses c on c.id = e.course_id
        where e.user_id = ${userId}
        order by e.enrolled_at, e.id`,
  );
