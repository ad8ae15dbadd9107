import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Each part of each package that this person went through, with all that it kept of them: one way after the other. */
export const exportScorm: ExportPart = async (db, { userId }) => scosOfAll(db, userId);

async function* scosOfAll(db: Database, userId: string): AsyncGenerator<Record<string, unknown>> {
  const registrations = await rowsOf<{ id: string }>(
    db,
    sql`select id from scorm_registrations where user_id = ${userId} order by begun_at, id`,
  );
  for (const { id } of registrations) yield* await scosOf(db, id);
}

const scosOf = (db: Database, registrationId: string): Promise<Record<string, unknown>[]> =>
  exportedRows(
    db,
    sql`select c.name as course, l.title as lesson, r.version, r.attempt_no, r.begun_at, r.completed_at,
          s.title as part, s.completion, s.success, s.score, s.total_time_s, s.first_commit_at, s.last_commit_at, s.cmi
        from scorm_registrations r
        join enrolments e on e.id = r.enrolment_id
        join courses c on c.id = e.course_id
        left join lessons l on l.id = r.lesson_id
        join scorm_scos s on s.registration_id = r.id
        where r.id = ${registrationId}
        order by s.position`,
  );
