import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** Private feedback to the teacher of the other course, and about the site. */
export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  await db.execute(sql`insert into feedbacks (id, subject, user_id, receiver_id, course_id, rating, text)
    select ${v7()}, 'course', ${user.id}, c.owner_id, c.id, 4, ${`Said in private by ${word}`}
    from courses c where c.id = ${courseId}`);
  await db.execute(sql`insert into feedbacks (id, subject, user_id, text)
    values (${v7()}, 'platform', ${user.id}, ${`Said of the site by ${word}`})`);
};
