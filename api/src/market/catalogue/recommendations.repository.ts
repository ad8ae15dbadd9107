import { sql } from 'drizzle-orm';
import type { CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { isPublic } from './course-conditions.ts';
import { cardColumns, type CourseCardRow, cardJoins } from '../../teaching/courses/course-cards.ts';

export interface Wanted {
  /** Category ids, the first wanted most. */
  interests: readonly string[];
  level: CourseLevel;
}

/** So many of those that most people take are weighed, of each interest and of all the others together. */
const WEIGHED = 300;

export interface RecommendedRow extends CourseCardRow {
  /** The course stands below one of the interests. */
  is_interest: boolean;
}

/**
 * Published courses that this person neither takes, took nor made: those of their interests first, taken in turns so
 * that no interest hides the others; within one, those of their level, then the well rated, then the popular.
 */
export const findRecommended = (
  db: Database,
  userId: string,
  { interests, level }: Wanted,
  limit: number,
): Promise<RecommendedRow[]> =>
  rowsOf<RecommendedRow>(
    db,
    sql`with wanted as (
          select category_id, place
          from unnest(${sql.param([...interests])}::uuid[]) with ordinality as w(category_id, place)
        ),
        weighed as (
          (select c.id from courses c where ${isNew(userId)} order by c.enrolment_count desc limit ${WEIGHED})
          union
          select c.id from wanted cross join lateral (
            select c.id from courses c
            join final_categories f on f.id = c.final_category_id join sub_categories s on s.id = f.sub_category_id
            where ${isNew(userId)} and s.category_id = wanted.category_id
            order by c.enrolment_count desc limit ${WEIGHED}) c
        ),
        fitting as (
          select c.id, w.place, c.enrolment_count, c.published_at,
            (c.level = ${level} or c.level = 'all_levels' or ${level} = 'all_levels') as is_level,
            r.shown as rating
          from weighed join courses c on c.id = weighed.id
          left join final_categories f on f.id = c.final_category_id
          left join sub_categories s on s.id = f.sub_category_id
          left join wanted w on w.category_id = s.category_id
          left join rating_totals r on r.course_id = c.id
        ),
        ranked as (
          select *, row_number() over (
            partition by place
            order by is_level desc nulls last, rating desc nulls last, enrolment_count desc, published_at desc, id
          ) as turn
          from fitting
        ),
        picked as (
          select id, place is not null as is_interest, row_number() over (
            order by (place is null),
              case when place is not null then turn end, place,
              is_level desc nulls last, enrolment_count desc, rating desc nulls last, published_at desc, id
          ) as position
          from ranked
          order by position limit ${limit}
        )
        select ${cardColumns}, picked.is_interest
        from picked join courses c on c.id = picked.id ${cardJoins(userId)}
        order by picked.position`,
  );

/** Course `c` is public, and neither made nor taken by them. */
const isNew = (userId: string) => sql`${isPublic} and not ${teaches(userId)}
  and not exists (select from enrolments e where e.course_id = c.id and e.user_id = ${userId})`;
