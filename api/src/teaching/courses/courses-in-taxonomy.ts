import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { Counted, InCategories, NamesSkills } from '../../taxonomy/placed.ts';

/** Published courses, and all that is not public yet or any more: courses, and edits of courses. */
export const coursesInCategories: readonly InCategories[] = [
  {
    use: 'courses',
    count: (db) =>
      rowsOf<Counted>(
        db,
        sql`select final_category_id as id, sum(courses)::int as count from facet_cells
            where courses > 0 and final_category_id is not null group by 1`,
      ),
    followMerge: async (tx, { level, from, into }) => {
      if (level !== 'final_category') return;
      await tx.execute(sql`update courses set final_category_id = ${into} where final_category_id = ${from}`);
      for (const table of documents) {
        await tx.execute(
          sql`update ${table} set content = jsonb_set(content, '{fields,final_category_id}', to_jsonb(${into}::text))
              where content #>> '{fields,final_category_id}' = ${from}`,
        );
      }
    },
    followRemoval: async (tx, id) => {
      await tx.execute(
        sql`update courses set final_category_id = null where final_category_id = ${id} and deleted_at is not null`,
      );
    },
  },
  {
    use: 'drafts',
    count: (db) =>
      rowsOf<Counted>(
        db,
        sql`select id, count(*)::int as count from (
              select final_category_id as id from courses where status <> 'published' and deleted_at is null
              union all
              select (r.content #>> '{fields,final_category_id}')::uuid
              from course_revisions r join courses c on c.id = r.course_id
              where r.status <> 'published' and c.deleted_at is null) standing
            where id is not null group by 1`,
      ),
  },
];

export const skillsOfCourses: readonly NamesSkills[] = [
  {
    use: 'courses',
    count: (db, ids) =>
      rowsOf<Counted>(
        db,
        sql`select value::uuid as id, courses as count from facet_values
            where facet = 'skill' and value = any(${sql.param([...ids])}::text[]) and courses > 0`,
      ),
    followMerge: async (tx, { from, into }) => {
      // Added and taken away, not changed: so the course is indexed again.
      await tx.execute(
        sql`insert into course_skills (course_id, skill_id, "order")
            select course_id, ${into}::uuid, "order" from course_skills where skill_id = ${from}
            on conflict do nothing`,
      );
      await tx.execute(sql`delete from course_skills where skill_id = ${from}`);
      for (const table of documents) {
        await tx.execute(
          sql`update ${table} set content = with_skill_merged(content, ${from}::uuid, ${into}::uuid)
              where content #> '{fields,skill_ids}' ? ${from}`,
        );
      }
    },
    followRemoval: async (tx: Database, id) => {
      await tx.execute(
        sql`delete from course_skills cs using courses c
            where c.id = cs.course_id and cs.skill_id = ${id} and c.deleted_at is not null`,
      );
    },
  },
  {
    use: 'drafts',
    count: (db, ids) =>
      rowsOf<Counted>(
        db,
        sql`select skill_id as id, count(*)::int as count from (
              select cs.skill_id from course_skills cs join courses c on c.id = cs.course_id
              where c.status <> 'published' and c.deleted_at is null
              union all
              select named.id::uuid from course_revisions r
              join courses c on c.id = r.course_id
              cross join jsonb_array_elements_text(r.content #> '{fields,skill_ids}') as named (id)
              where r.status <> 'published' and c.deleted_at is null) standing
            where skill_id = any(${sql.param([...ids])}::uuid[]) group by 1`,
      ),
    followMerge: () => Promise.resolve(),
  },
];

/** Where the content of a course stands as a whole: what waits to be published, and what it was. */
const documents = [sql`course_revisions`, sql`course_versions`];
