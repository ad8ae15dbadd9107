import { type SQL, sql } from 'drizzle-orm';
import type { CourseSort } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { cardColumns, cardJoins, type CourseCardRow } from '../../teaching/courses/course-cards.ts';
import { type CourseSearch, isLeft, matching } from './course-conditions.ts';
import { likelyCourses, relevance, WEIGHED } from './course-relevance.ts';

/** First the page's ids, from as few tables as the filters need; then all that a card shows, for these alone. */
export function findPublishedCourses(
  db: Database,
  search: CourseSearch,
  viewerId: string | undefined,
): Promise<CourseCardRow[]> {
  const best =
    sortOf(search) === 'relevance'
      ? mostRelevant(search)
      : sql`select c.id ${matching(search)} order by ${orderOf(search)}`;
  return rowsOf<CourseCardRow>(
    db,
    sql`with picked as materialized (
          select best.id, row_number() over () as place from (${best}, c.id ${pageOf(search)}) best
        )
        select ${cardColumns} from picked join courses c on c.id = picked.id ${cardJoins(viewerId)}
        order by picked.place`,
  );
}

export const countCourses = (db: Database, search: CourseSearch): Promise<CappedTotal> =>
  countUpToMost(db, matching(search));

/** Two steps: all that are likely, then these by how well they fit. */
const mostRelevant = (search: CourseSearch): SQL => sql`
  select c.id
  from (${likelyCourses(search, {
    isWanted: isLeft(search),
    most: Math.max(WEIGHED, search.page * search.per_page),
    isWhole: true,
  })}) met
  join listed_courses c on c.id = met.id join course_search n on n.course_id = c.id
  order by ${relevance(search)} desc, c.enrolment_count desc`;

/** Without words nothing is more relevant than another: then what many take comes first. */
const sortOf = ({ words, sort }: CourseSearch): CourseSort =>
  sort === 'relevance' && words.length === 0 ? 'popular' : sort;

function orderOf(search: CourseSearch): SQL {
  const sort = sortOf(search);
  return orders[sort === 'relevance' ? 'popular' : sort];
}

/** Ties everywhere fall to the newer course, or to the one that more people take. */
const orders: Record<Exclude<CourseSort, 'relevance'>, SQL> = {
  popular: sql`c.enrolment_count desc, c.rating desc nulls last, c.published_at desc`,
  newest: sql`c.published_at desc`,
  rating: sql`c.rating desc nulls last, c.rating_count desc, c.published_at desc`,
  price_low: sql`c.price_minor, c.enrolment_count desc`,
  price_high: sql`c.price_minor desc, c.enrolment_count desc`,
};
