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

/** Who teaches what in public: `(user_id, course_id)`, its owner and whoever has agreed to teach beside them. */
const taught = sql`(
  select c.owner_id as user_id, c.id as course_id from courses c where ${isPublic}
  union
  select i.user_id::uuid, c.id from courses c cross join lateral jsonb_object_keys(c.instructors) as i (user_id)
  where ${isPublic})`;

const instructors = (which: SQL): SQL => sql`
  select ${personColumn(sql`u`)} as person, u.about, n.course_count, n.rating_count,
    shown_rating(n.rating_count, n.rating_sum, site.rating_count, site.rating_sum)::float8 as rating,
    (select count(distinct e.user_id)::int from enrolments e join ${taught} l on l.course_id = e.course_id
      where l.user_id = u.id and e.status in ('active', 'completed')) as learner_count
  from (
    select t.user_id, count(*)::int as course_count, coalesce(sum(r.rating_count), 0)::int as rating_count,
      coalesce(sum(r.rating_sum), 0)::int as rating_sum, sum(c.enrolment_count)::int as enrolment_count
    from ${taught} t join courses c on c.id = t.course_id left join rating_totals r on r.course_id = t.course_id
    group by t.user_id
  ) n
  join users u on u.id = n.user_id
  left join rating_totals site on site.course_id is null
  ${which}`;

export async function findInstructor(db: Database, id: string): Promise<InstructorRow | undefined> {
  const [row] = await rowsOf<InstructorRow>(db, instructors(sql`where u.id = ${id}`));
  return row;
}

export const findPopularInstructors = (db: Database, limit: number): Promise<InstructorRow[]> =>
  rowsOf<InstructorRow>(
    db,
    instructors(sql`order by n.enrolment_count desc, n.rating_count desc, n.course_count desc, u.id limit ${limit}`),
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
