import { type SQL, sql } from 'drizzle-orm';
import type { AlikeShelf } from '@stoa/shared/contract/market/course-shelves.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { cardColumns, type CourseCardRow, cardJoins } from '../../teaching/courses/course-cards.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { isPublic } from './course-conditions.ts';

/** Of a course that thousands take, these who were there last say enough. */
const ASKED = 500;
/** So many of those that most people take are weighed, of each way in which a course may be near. */
const WEIGHED = 200;
/** Fewer people in both courses say nothing of the courses, and too much of the people. */
const IN_BOTH = 3;

interface RelatedTo {
  courseId: string;
  /** Whose own courses are left out. */
  viewerId: string | undefined;
  without?: readonly string[];
  limit: number;
}

/**
 * Published courses like this one: by skills that both teach, by how near they stand in the tree, and by the share of its
 * learners who take them, too. Those that share nothing with it are not among them.
 */
export const findRelated = (
  db: Database,
  { courseId, viewerId, without = [], limit }: RelatedTo,
): Promise<CourseCardRow[]> =>
  rowsOf<CourseCardRow>(
    db,
    sql`with base as (
          select c.id, c.final_category_id, f.sub_category_id, s.category_id,
            array(select k.skill_id from course_skills k where k.course_id = c.id) as skills
          from courses c
          left join final_categories f on f.id = c.final_category_id
          left join sub_categories s on s.id = f.sub_category_id
          where c.id = ${courseId}
        ),
        learners as (
          select user_id from enrolments where course_id = ${courseId} order by last_activity_at desc nulls last limit ${ASKED}
        ),
        shared_learners as (
          select e.course_id, count(*)::float8 / (select count(*) from learners) as share
          from enrolments e where e.user_id in (select user_id from learners)
          group by e.course_id having count(*) >= ${IN_BOTH}
        ),
        near as (
          select course_id as id from shared_learners
          union select c.id from base cross join lateral (
            ${popular(sql`base.skills <> '{}' and c.skills @> base.skills`)}
            union all ${popular(sql`c.skills && base.skills`)}
            union all ${popular(sql`c.final_category_id = base.final_category_id`)}
            union all ${popular(sql`c.final_category_id = any(array(
              select f.id from final_categories f where f.sub_category_id = base.sub_category_id))`)}
            union all ${popular(sql`c.final_category_id = any(array(
              select f.id from final_categories f join sub_categories s on s.id = f.sub_category_id
              where s.category_id = base.category_id))`)}
          ) c
        ),
        scored as (
          select c.id, 4 * (select count(*) from unnest(n.skills) skill where skill = any(base.skills))
            + coalesce(3 * l.share, 0)
            + case when c.final_category_id = base.final_category_id then 3
                when f.sub_category_id = base.sub_category_id then 2
                when s.category_id = base.category_id then 1 else 0 end as score
          from near join listed_courses n on n.id = near.id join courses c on c.id = near.id cross join base
          left join final_categories f on f.id = c.final_category_id
          left join sub_categories s on s.id = f.sub_category_id
          left join shared_learners l on l.course_id = c.id
          where c.id <> base.id and c.id <> all (${sql.param([...without])}::uuid[])
            ${viewerId === undefined ? sql`` : sql`and ${isNew(viewerId)}`}
        )
        select ${cardColumns} from scored join courses c on c.id = scored.id ${cardJoins(viewerId)}
        where scored.score > 0
        order by scored.score desc, c.enrolment_count desc, c.published_at desc, c.id limit ${limit}`,
  );

/** Of listed courses `c` for which this holds, those that most people take. */
const popular = (isNear: SQL): SQL =>
  sql`(select c.id from listed_courses c where ${isNear} order by c.enrolment_count desc limit ${WEIGHED})`;

/** Course `c` is neither taken, nor was, nor taught by them. */
const isNew = (userId: string) => sql`not ${teaches(userId)}
  and not exists (select from enrolments mine where mine.course_id = c.id and mine.user_id = ${userId})`;

export type Liked = Pick<AlikeShelf, 'because' | 'course'>;

/** Published courses that a person rated with four stars or more, the best first; then others that they take or wish for. */
export const findLiked = (db: Database, userId: string, limit: number): Promise<Liked[]> =>
  rowsOf<Liked>(
    db,
    sql`select case when r.rating is not null then 'rated' when e.id is not null then 'taken' else 'wished' end as because,
          json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'language', c.language) as course
        from courses c
        left join course_ratings r on r.course_id = c.id and r.user_id = ${userId}
        left join enrolments e on e.course_id = c.id and e.user_id = ${userId} and e.status in ('active', 'completed')
        left join wishes w on w.course_id = c.id and w.user_id = ${userId}
        where ${isPublic}
          and c.id in (
            select course_id from course_ratings where user_id = ${userId}
            union select course_id from enrolments where user_id = ${userId}
            union select course_id from wishes where user_id = ${userId})
          and (r.rating >= 4 or (r.rating is null and (e.id is not null or w.user_id is not null)))
        order by r.rating desc nulls last, r.updated_at desc nulls last, (e.id is null), e.last_activity_at desc nulls last,
          w.wished_at desc nulls last, c.id
        limit ${limit}`,
  );
