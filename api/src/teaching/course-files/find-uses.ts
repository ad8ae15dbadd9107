import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { teaches } from '../courses/teaches-sql.ts';

export interface FileUse {
  file_id: string;
  lesson_id: string;
  title: string;
  course: { id: string; name: string; slug: string };
}

/**
 * The lessons that show one of these files, as their authors have them now: in rows, or in a revision. Of this course,
 * and of those which the viewer teaches: nobody is told of others.
 */
export async function findUses(
  db: Database,
  { viewerId, courseId, fileIds }: { viewerId: string; courseId: string; fileIds: readonly string[] },
): Promise<FileUse[]> {
  if (fileIds.length === 0) return [];
  const told = sql`(c.id = ${courseId} or ${teaches(viewerId)})`;
  const wanted = sql.param([...fileIds]);
  return rowsOf<FileUse>(
    db,
    sql`
      select l.file_id::text, l.id::text as lesson_id, l.title,
        jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course
      from lessons l join courses c on c.id = l.course_id
      where l.file_id = any(${wanted}::uuid[]) and ${told} and c.deleted_at is null
        and not exists (select from course_revisions r where r.course_id = c.id and r.status <> 'published')
      union all
      select l.lesson->>'file_id', l.lesson->>'id', l.lesson->>'title',
        jsonb_build_object('id', c.id, 'name', r.content->'fields'->>'name', 'slug', c.slug)
      from course_revisions r join courses c on c.id = r.course_id,
        jsonb_path_query(r.content, '$.modules[*].lessons[*]') as l(lesson)
      where r.status <> 'published' and ${told} and c.deleted_at is null
        and l.lesson->>'file_id' = any(${wanted}::text[])
      order by 3, 2`,
  );
}
