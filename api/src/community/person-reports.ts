import { sql } from 'drizzle-orm';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { type FindPersonList, personListOf } from '../people/user-details/person-lists.ts';

/** Reports of what somebody wrote. */
export const findPersonReports: FindPersonList = (db, userId) =>
  personListOf(
    db,
    sql`select g.id, g.reason as title, g.status, g.created_at as at, 'reports' as target
        from community_reports g
        left join community_posts p on p.id = g.post_id
        left join community_replies r on r.id = g.reply_id
        left join discussions d on d.id = g.discussion_id
        left join announcements a on a.id = g.announcement_id
        where ${userId} in (p.author_id, r.author_id, d.user_id, a.author_id)`,
    () => to.communityModeration(),
  );
