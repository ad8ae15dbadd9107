import { type SQL, sql } from 'drizzle-orm';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { personColumn, type PersonRow } from '../../people/users/person-column.ts';
import { cardColumns, type CourseCardRow, cardTables } from '../../teaching/courses/course-cards.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';

export interface InstructorRow {
  person: PersonRow;
  about: string;
  course_count: number;
  learner_count: number;
  rating: number | null;
  rating_count: number;
}

const isPublic = sql`c.status = 'published' and c.deleted_at is null`;

/** Course `c` is taught in public by the person `u`: as its owner, or having agreed to teach beside them. */
const isTaught = sql`${isPublic} and (c.owner_id = u.id or c.instructors ? u.id::text)`;

/** Of these people those who teach in public; `who` gives one column of ids. */
const instructors = (who: SQL, order: SQL): SQL => sql`
  select ${personColumn(sql`u`)} as person, u.about, n.course_count, n.rating_count,
    leaning_rating(site.shown, n.rating_count, n.rating_sum)::float8 as rating,
    (select count(distinct e.user_id)::int from enrolments e join courses c on c.id = e.course_id
      where ${isTaught} and e.status in ('active', 'completed')) as learner_count
  from (${who}) as who (user_id)
  join users u on u.id = who.user_id
  cross join lateral (
    select count(*)::int as course_count, coalesce(sum(r.rating_count), 0)::int as rating_count,
      coalesce(sum(r.rating_sum), 0)::int as rating_sum, sum(c.enrolment_count)::int as enrolment_count
    from courses c left join rating_totals r on r.course_id = c.id
    where ${isTaught}
  ) n
  left join rating_totals site on site.course_id is null
  where n.course_count > 0
  ${order}`;

export async function findInstructor(db: Database, id: string): Promise<InstructorRow | undefined> {
  const [row] = await rowsOf<InstructorRow>(db, instructors(sql`select ${id}::uuid`, sql``));
  return row;
}

/** Who teaches none of so many courses that most people take is not among the popular. */
const WEIGHED = 500;
/** Of their teachers so many, those with the most learners in them, are weighed by all that they teach. */
const WEIGHED_TEACHERS = 50;

const popularTeachers = sql`
  select taught.user_id
  from (
    select c.owner_id, c.instructors, c.enrolment_count from courses c
    where ${isPublic} order by c.enrolment_count desc limit ${WEIGHED}) c
  cross join lateral (
    select c.owner_id union select helper::uuid from jsonb_object_keys(c.instructors) helper
  ) as taught (user_id)
  group by taught.user_id order by sum(c.enrolment_count) desc, taught.user_id limit ${WEIGHED_TEACHERS}`;

export const findPopularInstructors = (db: Database, limit: number): Promise<InstructorRow[]> =>
  rowsOf<InstructorRow>(
    db,
    instructors(
      popularTeachers,
      sql`order by n.enrolment_count desc, n.rating_count desc, n.course_count desc, u.id limit ${limit}`,
    ),
  );

export const findCoursesOf = (
  db: Database,
  { id, viewerId, ...page }: { id: string; viewerId: string | undefined; page: number; per_page: number },
): Promise<CourseCardRow[]> =>
  rowsOf<CourseCardRow>(
    db,
    sql`select ${cardColumns} from ${cardTables(viewerId)} where ${isPublic} and ${teaches(id)}
        order by c.enrolment_count desc, c.published_at desc, c.id ${pageOf(page)}`,
  );
