import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { teaches } from '../courses/teaches-sql.ts';

/** Where a film stands in courses: in rows, and in revisions of them. */
interface FilmPlace {
  isEditor: boolean;
  /** Reviewed, or with a reviewer. */
  isSettled: boolean;
}

export const findPlaces = (db: Database, { filmId, viewerId }: { filmId: string; viewerId: string }) =>
  rowsOf<FilmPlace>(
    db,
    sql`
      select ${teaches(viewerId, 'edit')} as "isEditor",
        c.status not in ('draft', 'changes_requested') as "isSettled"
      from lessons l join courses c on c.id = l.course_id
      where l.file_id = ${filmId} and c.deleted_at is null
      union
      select ${teaches(viewerId, 'edit')}, r.status in ('in_review', 'approved')
      from course_revisions r join courses c on c.id = r.course_id
      where r.status <> 'published' and c.deleted_at is null
        and r.content @> ${JSON.stringify({ modules: [{ lessons: [{ file_id: filmId }] }] })}::jsonb`,
  );
