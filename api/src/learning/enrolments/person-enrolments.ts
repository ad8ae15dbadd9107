import { sql } from 'drizzle-orm';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { type FindPersonList, personListOf } from '../../people/user-details/person-lists.ts';

/** What somebody is or was enrolled in. */
export const findPersonEnrolments: FindPersonList = (db, userId) =>
  personListOf(
    db,
    sql`select e.id, c.name as title, case when e.completed_at is null then e.status else 'completed' end as status,
          e.enrolled_at as at, c.slug as target
        from enrolments e join courses c on c.id = e.course_id where e.user_id = ${userId}`,
    (slug) => to.courseInfo({ slug }),
  );
