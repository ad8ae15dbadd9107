import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../kernel/database/database.ts';

export interface TeachingCourse {
  id: string;
  /** Of those asked for. */
  skill_ids: string[];
  /** Published courses that must be completed before it. */
  after: string[];
}

const isPublic = (course: SQL): SQL => sql`${course}.status = 'published' and ${course}.deleted_at is null`;

/** At most so many published courses that teach any of these skills, the cheapest first, and all that must come before them. */
export const findTeachingCourses = (
  db: Database,
  { skillIds, most }: { skillIds: readonly string[]; most: number },
): Promise<TeachingCourse[]> =>
  rowsOf<TeachingCourse>(
    db,
    sql`with recursive asked as (select ${sql.param([...skillIds])}::uuid[] as skills),
        teaching as (
          select c.id from courses c
          where ${isPublic(sql`c`)}
            and exists (select from course_skills cs, asked where cs.course_id = c.id and cs.skill_id = any(asked.skills))
          order by case when c.type = 'free' then 0 else c.price_minor end, c.duration_s, c.id
          limit ${most}),
        needed (id) as (
          select id from teaching
          union
          select b.id
          from needed n join courses c on c.id = n.id
          cross join lateral jsonb_array_elements(c.prerequisites) p
          join courses b on b.id = (p ->> 'course_id')::uuid
          where (p ->> 'must')::boolean and ${isPublic(sql`b`)})
        select n.id,
          array(select cs.skill_id from course_skills cs, asked
            where cs.course_id = n.id and cs.skill_id = any(asked.skills) order by cs."order") as skill_ids,
          array(select b.id from courses c
            cross join lateral jsonb_array_elements(c.prerequisites) p
            join courses b on b.id = (p ->> 'course_id')::uuid
            where c.id = n.id and (p ->> 'must')::boolean and ${isPublic(sql`b`)} order by b.id) as after
        from needed n
        order by n.id`,
  );
