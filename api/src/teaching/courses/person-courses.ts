import { sql } from 'drizzle-orm';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { type FindPersonList, personListOf } from '../../people/user-details/person-lists.ts';

/** What somebody has made, drafts too. */
export const findPersonCourses: FindPersonList = (db, userId) =>
  personListOf(
    db,
    sql`select c.id, c.name as title, c.status, c.created_at as at,
          case when c.status = 'published' then c.slug end as target
        from courses c where c.owner_id = ${userId} and c.deleted_at is null`,
    (slug) => to.courseInfo({ slug }),
  );
