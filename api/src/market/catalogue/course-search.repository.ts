import { type SQL, sql } from 'drizzle-orm';
import type { CourseSort } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { courseQuery } from '../../kernel/search-words.ts';
import { cardColumns, cardJoins, type CourseCardRow } from '../../teaching/courses/course-cards.ts';
import { type CourseSearch, matching, shownRating } from './course-conditions.ts';
import { relevance } from './course-relevance.ts';

/** First the page's ids, from as few tables as the filters need; then all that a card shows, for these alone. */
export function findPublishedCourses(
  db: Database,
  search: CourseSearch,
  viewerId: string | undefined,
): Promise<CourseCardRow[]> {
  const best =
    sortOf(search) === 'relevance'
      ? mostRelevant(search)
      : sql`select c.id ${matching(search, { readsRating: readsRating(search) })} order by ${orderOf(search)}`;
  return rowsOf<CourseCardRow>(
    db,
    sql`with picked as materialized (
          select best.id, row_number() over () as place from (${best}, c.id ${pageOf(search)}) best
        )
        select ${cardColumns} from picked join courses c on c.id = picked.id ${cardJoins(viewerId)}
        order by picked.place`,
  );
}

export async function countCourses(db: Database, search: CourseSearch): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${matching(search)}`);
  return row?.total ?? 0;
}

/** At least so many matches are weighed against one another: a word of thousands of courses would take seconds to weigh. */
const WEIGHED = 300;

/**
 * Two steps: of all that match, those that many take, from names and from everything; then these by how well they fit. Where
 * fewer match, which is the rule, that is all of them.
 */
function mostRelevant(search: CourseSearch): SQL {
  const most = Math.max(WEIGHED, search.page * search.per_page);
  const popular = (also?: SQL) =>
    sql`(select c.id ${matching(search, also && { also })} order by c.enrolment_count desc, c.id limit ${most})`;
  return sql`
    select c.id
    from (${popular(sql`n.names @@ ${courseQuery(search)}`)} union ${popular()}) met
    join courses c on c.id = met.id join course_search n on n.course_id = c.id
    order by ${relevance(search)} desc, c.enrolment_count desc`;
}

const readsRating = (search: CourseSearch): boolean => ['popular', 'rating'].includes(sortOf(search));

/** Without words nothing is more relevant than another: then what many take comes first. */
const sortOf = ({ words, sort }: CourseSearch): CourseSort =>
  sort === 'relevance' && words.length === 0 ? 'popular' : sort;

function orderOf(search: CourseSearch): SQL {
  const sort = sortOf(search);
  return orders[sort === 'relevance' ? 'popular' : sort];
}

/** Ties everywhere fall to the newer course, or to the one that more people take. */
const orders: Record<Exclude<CourseSort, 'relevance'>, SQL> = {
  popular: sql`c.enrolment_count desc, ${shownRating} desc nulls last, c.published_at desc`,
  newest: sql`c.published_at desc`,
  rating: sql`${shownRating} desc nulls last, r.rating_count desc nulls last, c.published_at desc`,
  price_low: sql`c.price_minor, c.enrolment_count desc`,
  price_high: sql`c.price_minor desc, c.enrolment_count desc`,
};
