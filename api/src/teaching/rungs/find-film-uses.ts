import type { FilmUse } from '@stoa/shared/contract/teaching/rungs.ts';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { teaches } from '../courses/teaches-sql.ts';

/**
 * Everywhere a film stands: in lessons, in edits that wait, in versions that are kept. Courses of others have no name here.
 * Contents are read of its owner's courses alone: none can name a film of somebody else.
 */
export const findFilmUses = (
  db: Database,
  { filmId, ownerId, viewerId }: { filmId: string; ownerId: string; viewerId: string },
): Promise<FilmUse[]> =>
  rowsOf<FilmUse>(
    db,
    sql`
      with own as materialized (select c.id, c.name from courses c where c.owner_id = ${ownerId} and c.deleted_at is null)
      select u.kind, case when ${teaches(viewerId)} then u.name end as course,
        case when ${teaches(viewerId)} then u.title end as lesson, u.count
      from courses c join (
        select 'lesson' as kind, 1 as place, c.id, c.name, l.title, 1 as count
        from lessons l join courses c on c.id = l.course_id
        where l.file_id = ${filmId}
        union all
        select 'revision', 2, r.course_id, r.content->'fields'->>'name', l.lesson->>'title', 1
        from own join course_revisions r on r.course_id = own.id,
          jsonb_path_query(r.content, '$.modules[*].lessons[*]') as l(lesson)
        where r.status <> 'published' and l.lesson->>'file_id' = ${filmId}
        union all
        select 'versions', 3, v.course_id, max(own.name), null, count(*)::int
        from own join course_versions v on v.course_id = own.id
        where v.content @> ${JSON.stringify({ modules: [{ lessons: [{ file_id: filmId }] }] })}::jsonb
        group by v.course_id
      ) u on u.id = c.id
      where c.deleted_at is null
      order by course nulls last, u.place, lesson`,
  );
