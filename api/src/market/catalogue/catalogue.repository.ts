import { type SQL, sql } from 'drizzle-orm';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import type { ModuleOutline } from '@stoa/shared/contract/teaching/course-card.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { cardColumns, cardJoins, type CourseCardRow, cardTables } from '../../teaching/courses/course-cards.ts';
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

const shelves = {
  chosen: sql`join featured_courses fc on fc.course_id = l.id where true`,
  popular: sql`where true`,
  newest: sql`where true`,
  free: sql`where l.type = 'free'`,
};
const popularFirst = sql`l.enrolment_count desc, l.published_at desc`;
const shelfOrders: Record<keyof typeof shelves, SQL> = {
  chosen: sql`fc.position`,
  popular: popularFirst,
  newest: sql`l.published_at desc`,
  free: popularFirst,
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
    sql`with picked as materialized (
          select shelf.id, row_number() over () as place from (
            select l.id from listed_courses l ${shelves[name]} and l.id <> all (${sql.param([...without])}::uuid[])
            order by ${shelfOrders[name]}, l.id limit ${length}) shelf
        )
        select ${cardColumns} from picked join courses c on c.id = picked.id ${cardJoins(viewerId)} order by picked.place`,
  );

export interface FirstOfCategory extends CourseCardRow {
  /** Of its category. */
  course_count: number;
}

/** Of each category of the first level the courses that most people take: the first of each of its places, in one order. */
export const findFirstByCategory = (db: Database, most: number): Promise<FirstOfCategory[]> =>
  rowsOf<FirstOfCategory>(
    db,
    sql`with counted as (
          select s.category_id, sum(n.courses)::int as course_count
          from facet_cells n
          join final_categories f on f.id = n.final_category_id join sub_categories s on s.id = f.sub_category_id
          group by s.category_id
        ),
        ranked as (
          select first.id, s.category_id, row_number() over (
            partition by s.category_id order by first.enrolment_count desc, first.published_at desc, first.id) as rank
          from sub_categories s join final_categories f on f.sub_category_id = s.id
          cross join lateral (
            select l.id, l.enrolment_count, l.published_at from listed_courses l where l.final_category_id = f.id
            order by l.enrolment_count desc, l.published_at desc, l.id limit ${most}) first
        )
        select ${cardColumns}, counted.course_count
        from ranked join counted on counted.category_id = ranked.category_id
        join courses c on c.id = ranked.id ${cardJoins(undefined)}
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
          select distinct on (s.category_id) rated.id, rated.rating
          from sub_categories s join final_categories f on f.sub_category_id = s.id
          cross join lateral (
            select l.id, l.rating, l.enrolment_count from listed_courses l
            where l.final_category_id = f.id and l.rating is not null and l.id <> all (${sql.param([...without])}::uuid[])
            order by l.rating desc, l.enrolment_count desc, l.id limit 1) rated
          order by s.category_id, rated.rating desc, rated.enrolment_count desc, rated.id
        )
        select ${cardColumns} from best join courses c on c.id = best.id ${cardJoins(viewerId)}
        order by best.rating desc, c.enrolment_count desc, c.id limit ${length}`,
  );

export interface SiteCounts {
  courses: number;
  learners: number;
  creators: number;
  certificates: number;
}

/** Courses as they are now; the rest as it was counted last, or, where it never was, as it is. */
export async function countSite(db: Database): Promise<SiteCounts> {
  const [courses] = await rowsOf<Pick<SiteCounts, 'courses'>>(
    db,
    sql`select coalesce(sum(courses), 0)::int as courses from facet_cells`,
  );
  const counts = (await rowsOf<Slow>(db, sql`select learners, creators, certificates from site_counts`))[0];
  return { courses: courses?.courses ?? 0, ...(counts ?? (await countSlowly(db))) };
}

type Slow = Omit<SiteCounts, 'courses'>;

async function countSlowly(db: Database): Promise<Slow> {
  const [counts] = await rowsOf<Slow>(
    db,
    sql`select
          (select count(*)::int from users u where exists (select from enrolments e where e.user_id = u.id)) as learners,
          (select count(distinct c.owner_id)::int from listed_courses l join courses c on c.id = l.id) as creators,
          (select count(*)::int from certificates where status = 'issued') as certificates`,
  );
  return counts ?? { learners: 0, creators: 0, certificates: 0 };
}

/** For the front page, which so many people open that it counts none of them itself. */
export async function keepSiteCounts(db: Database): Promise<void> {
  const { learners, creators, certificates } = await countSlowly(db);
  await db.execute(
    sql`insert into site_counts (learners, creators, certificates) values (${learners}, ${creators}, ${certificates})
        on conflict ((true)) do update set learners = excluded.learners, creators = excluded.creators,
          certificates = excluded.certificates, counted_at = now()`,
  );
}
