import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { defineWork } from '../../kernel/work/work.ts';
import { isSuspended } from '../../people/suspensions/is-suspended.ts';
import { requirePerson, findPeople } from '../../people/users/find-people.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { mayStillAnnounce } from './announcements.policy.ts';
import { insertRecipients, keepRecipients, lockAnnouncement, updateAnnouncement } from './announcements.repository.ts';
import type { AnnouncementRow } from './announcements.tables.ts';
import { findAudience, recipientsOf } from './audience.repository.ts';
import { linkTo } from './moderated-announcements.ts';

/** A statement binds at most 65,535 values; a notice takes a handful. */
const TOLD_AT_ONCE = 1000;

/** Done again, it finds it sent: nobody is told twice. */
export const sendAnnouncementWork = defineWork({
  kind: 'send announcement',
  payload: z.object({ id: z.uuid() }),
  attempts: 8,
  leaseS: 600,
  run: ({ db }: Context, { id }) => db.transaction((tx) => sendWaiting(tx, id)),
});

async function sendWaiting(tx: Database, id: string): Promise<void> {
  const row = await lockAnnouncement(tx, id);
  if (row === undefined || row.sentAt !== null || row.cancelledAt !== null) return;
  const course = await findCourse(tx, { id: row.courseId });
  const isBarred = row.authorId !== null && (await isSuspended(tx, row.authorId));
  if (!isBarred && mayStillAnnounce(course, row.authorId)) await send(tx, row, course);
  else await updateAnnouncement(tx, id, { cancelledAt: new Date() });
}

/** To who is in the group at this moment: of those who were chosen, who still learns in the course. */
async function send(tx: Database, row: AnnouncementRow, course: CourseRow): Promise<void> {
  const { id, authorId, audience: kind, idleDays } = row;
  const told = await findAudience(tx, { courseId: course.id, authorId, kind, idleDays, chosen: recipientsOf(id) });
  await keepRecipients(tx, id, told);
  await insertRecipients(tx, id, told);
  await updateAnnouncement(tx, id, { sentAt: new Date(), told: told.length });
  for (let start = 0; start < told.length; start += TOLD_AT_ONCE) {
    await notifyAll(tx, told.slice(start, start + TOLD_AT_ONCE), await noticeOf(tx, row, course));
  }
}

/** The text itself goes by mail alone; on the site it is read in the course, where moderators can remove it. */
async function noticeOf(tx: Database, { id, authorId, subject, body }: AnnouncementRow, course: CourseRow) {
  const people = await findPeople(tx, authorId === null ? [] : [authorId]);
  const { full_name } = requirePerson(people, authorId ?? '');
  return {
    kind: 'course_announcement' as const,
    params: { author: full_name, course: course.name, subject },
    link: linkTo(course.slug, id),
    about: id,
    mailed: { body: `${subject}\n${body}` },
  };
}
