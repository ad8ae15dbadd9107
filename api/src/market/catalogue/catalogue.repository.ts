import { sql } from 'drizzle-orm';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import type { ModuleOutline } from '@stoa/shared/contract/teaching/course-card.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { cardColumns, type CourseCardRow, cardTables } from '../../teaching/courses/course-cards.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';

export interface CourseDetailsRow extends CourseCardRow {
  owner_id: string;
  instructors: CourseRow['instructors'];
  status: CourseDetails['status'];
  description: string;
  objectives: string[];
  requirements: string[];
  audience: string[];
  skills: CourseDetails['skills'];
  updated_at: string;
}

/** By its address, or by one it had before. */
export async function findCourseBySlug(
  db: Database,
  slug: string,
  viewerId: string | undefined,
): Promise<CourseDetailsRow | undefined> {
  const [row] = await rowsOf<CourseDetailsRow>(
    db,
    sql`select ${cardColumns}, c.owner_id, c.instructors, c.description, c.objectives, c.requirements, c.audience, c.updated_at,
          coalesce((
            select json_agg(json_build_object('id', sk.id, 'skill', sk.skill, 'names', sk.names) order by cs."order")
            from course_skills cs join skills sk on sk.id = cs.skill_id where cs.course_id = c.id), '[]'::json) as skills
        from ${cardTables(viewerId)}
        where c.deleted_at is null and c.id = coalesce(
          (select id from courses where slug = ${slug}),
          (select course_id from course_slugs where slug = ${slug}))`,
  );
  return row;
}

export function findOutline(db: Database, courseId: string): Promise<ModuleOutline[]> {
  return rowsOf<ModuleOutline>(
    db,
    sql`select m.id, m.title, m."order",
          coalesce(json_agg(json_build_object(
            'id', l.id, 'title', l.title, 'order', l."order", 'kind', l.kind, 'duration_s', l.duration_s,
            'is_preview', l.is_preview, 'required', l.required
          ) order by l."order") filter (where l.id is not null), '[]'::json) as lessons
        from modules m left join lessons l on l.module_id = m.id
        where m.course_id = ${courseId}
        group by m.id
        order by m."order"`,
  );
}

const featuredAt = sql`(select fc.position from featured_courses fc where fc.course_id = c.id)`;
const shelves = {
  chosen: sql`${featuredAt} is not null order by ${featuredAt}`,
  popular: sql`true order by c.enrolment_count desc, c.published_at desc`,
  newest: sql`true order by c.published_at desc`,
  free: sql`c.type = 'free' order by c.enrolment_count desc, c.published_at desc`,
};

interface ShelfOf {
  name: keyof typeof shelves;
  length: number;
  viewerId: string | undefined;
  /** Courses that stand elsewhere already. */
  without: readonly string[];
}

export const findShelf = (db: Database, { name, length, viewerId, without }: ShelfOf): Promise<CourseCardRow[]> =>
  rowsOf<CourseCardRow>(
    db,
    sql`select ${cardColumns} from ${cardTables(viewerId)}
        where c.status = 'published' and c.deleted_at is null
          and c.id <> all (${sql.param([...without])}::uuid[])
          and ${shelves[name]}, c.id limit ${length}`,
  );

export interface FirstOfCategory extends CourseCardRow {
  /** Of its category. */
  course_count: number;
}

/** Of each category of the first level the courses that most people take. */
export const findFirstByCategory = (db: Database, most: number): Promise<FirstOfCategory[]> =>
  rowsOf<FirstOfCategory>(
    db,
    sql`with ranked as (
          select c.id, (count(*) over same)::int as course_count,
            row_number() over (same order by c.enrolment_count desc, c.published_at desc, c.id) as rank
          from courses c
          join final_categories f on f.id = c.final_category_id join sub_categories s on s.id = f.sub_category_id
          where c.status = 'published' and c.deleted_at is null
          window same as (partition by s.category_id)
        )
        select ${cardColumns}, ranked.course_count from ranked join ${cardTables(undefined)} on c.id = ranked.id
        where ranked.rank <= ${most} order by ranked.rank`,
  );

/** The best rated course of each category, but for those that stand elsewhere already; the best first. */
export const findBestRated = (
  db: Database,
  { length, viewerId, without }: Omit<ShelfOf, 'name'>,
): Promise<CourseCardRow[]> =>
  rowsOf<CourseCardRow>(
    db,
    sql`with best as (
          select distinct on (s.category_id) c.id,
            shown_rating(r.rating_count, r.rating_sum, site.rating_count, site.rating_sum) as rating
          from courses c
          join final_categories f on f.id = c.final_category_id join sub_categories s on s.id = f.sub_category_id
          join rating_totals r on r.course_id = c.id and r.rating_count > 0
          join rating_totals site on site.course_id is null
          where c.status = 'published' and c.deleted_at is null and c.id <> all (${sql.param([...without])}::uuid[])
          order by s.category_id, rating desc, c.enrolment_count desc, c.id
        )
        select ${cardColumns} from best join ${cardTables(viewerId)} on c.id = best.id
        order by best.rating desc, c.enrolment_count desc, c.id limit ${length}`,
  );

export interface SiteCounts {
  courses: number;
  learners: number;
  creators: number;
  certificates: number;
}

export async function countSite(db: Database): Promise<SiteCounts> {
  const [counts] = await rowsOf<SiteCounts>(
    db,
    sql`select count(*)::int as courses, count(distinct owner_id)::int as creators,
          (select count(*)::int from users u where exists (select from enrolments e where e.user_id = u.id)) as learners,
          (select count(*)::int from certificates where status = 'issued') as certificates
        from courses where status = 'published' and deleted_at is null`,
  );
  return counts ?? { courses: 0, learners: 0, creators: 0, certificates: 0 };
}
