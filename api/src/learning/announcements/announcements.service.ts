import type { z } from 'zod';
import {
  FURTHEST_ANNOUNCEMENT_DAYS,
  MOST_ANNOUNCEMENTS_A_DAY,
} from '@stoa/shared/contract/learning/announcement-words.ts';
import type {
  AnnouncementAudience,
  sendAnnouncementBody,
  SentAnnouncement,
} from '@stoa/shared/contract/learning/announcements.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { sql } from 'drizzle-orm';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { enqueue } from '../../kernel/work/work.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { teaches } from '../../teaching/courses/teaches-sql.ts';
import { requireAnnouncer, stateOf } from './announcements.policy.ts';
import {
  countOnDay,
  findAnnouncement,
  findSent,
  insertAnnouncement,
  insertRecipients,
  lockAnnouncements,
  type SentRow,
} from './announcements.repository.ts';
import { countAudience, theseUsers } from './audience.repository.ts';
import { idleDaysOf, isSameAnnouncement } from './is-same-announcement.ts';
import { sendAnnouncementWork } from './send-announcement.ts';

const DAY_MS = 86_400_000;

interface Asked {
  audience: AnnouncementAudience;
  send_at: string | null;
}

export async function previewAudience(db: Database, viewer: Viewer, courseId: string, asked: Asked) {
  requireAnnouncer(viewer, await findCourse(db, { id: courseId }));
  const used = await countOnDay(db, courseId, momentOf(asked));
  return {
    people: await reach(db, viewer, courseId, asked.audience),
    left_that_day: Math.max(0, MOST_ANNOUNCEMENTS_A_DAY - used),
  };
}

const momentOf = ({ send_at }: Pick<Asked, 'send_at'>): Date => (send_at === null ? new Date() : new Date(send_at));

const reach = (db: Database, { user }: Viewer, courseId: string, audience: AnnouncementAudience): Promise<number> =>
  countAudience(db, {
    courseId,
    authorId: user.id,
    kind: audience.kind,
    idleDays: audience.idle_days ?? null,
    chosen: theseUsers(audience.user_ids ?? []),
  });

/** The id is the client's: the same announcement sent twice is one. */
export async function sendAnnouncement(
  db: Database,
  viewer: Viewer,
  courseId: string,
  body: z.output<typeof sendAnnouncementBody>,
): Promise<SentAnnouncement> {
  await db.transaction(async (tx) => {
    await lockAnnouncements(tx, courseId);
    requireAnnouncer(viewer, await findCourse(tx, { id: courseId }));
    const kept = await findAnnouncement(tx, body.id);
    if (kept === undefined) return keep(tx, viewer, courseId, body);
    if (kept.authorId !== viewer.user.id || kept.courseId !== courseId) {
      throw new Problem('conflict', 'There is something under this id already. Make a new one.');
    }
    if (!isSameAnnouncement(kept, body)) {
      throw new Problem('conflict', 'It was kept before, with other words, group or time. Look at the list.');
    }
  });
  return requireSent(db, body.id);
}

async function keep(
  tx: Database,
  viewer: Viewer,
  courseId: string,
  body: z.output<typeof sendAnnouncementBody>,
): Promise<void> {
  const { id, subject, audience, send_at } = body;
  const sendAt = momentOf(body);
  requireTime(body);
  if ((await countOnDay(tx, courseId, sendAt)) >= MOST_ANNOUNCEMENTS_A_DAY) {
    throw invalid({ send_at: rule('A course sends at most 3 announcements on one day (UTC).') });
  }
  const people = await reach(tx, viewer, courseId, audience);
  // Who is in a group is known when it is sent; of those who were chosen nobody comes in.
  if (people === 0 && (send_at === null || audience.kind === 'chosen')) {
    throw invalid({ audience: rule('Nobody is in this group.') });
  }
  const idleDays = idleDaysOf(audience);
  const written = { id, courseId, authorId: viewer.user.id, subject, body: body.body };
  await insertAnnouncement(tx, { ...written, audience: audience.kind, idleDays, sendAt });
  if (audience.kind === 'chosen') await insertRecipients(tx, id, audience.user_ids ?? []);
  await enqueue(tx, sendAnnouncementWork, { id }, { key: id, ...(send_at !== null && { dueAt: sendAt }) });
}

function requireTime({ send_at }: Pick<Asked, 'send_at'>): void {
  if (send_at === null) return;
  const inMs = Date.parse(send_at) - Date.now();
  if (inMs <= 0 || inMs > FURTHEST_ANNOUNCEMENT_DAYS * DAY_MS) {
    throw invalid({ send_at: rule('Choose a time that is still to come, at most a year ahead.') });
  }
}

export async function listSentAnnouncements(
  db: Database,
  viewer: Viewer,
  { course_id, ...page }: { course_id?: string | undefined; page: number; per_page: number },
) {
  if (course_id !== undefined) requireAnnouncer(viewer, await findCourse(db, { id: course_id }));
  const scope = sql`c.deleted_at is null and ${teaches(viewer.user.id, 'grade')}
    and ${course_id === undefined ? sql`true` : sql`c.id = ${course_id}`}`;
  const { rows, total } = await findSent(db, scope, page);
  return { items: rows.map(sentOf), ...page, total };
}

/** Of all courses, the next one first. */
export async function listWaitingAnnouncements(db: Database, page: { page: number; per_page: number }) {
  const scope = sql`c.deleted_at is null and a.sent_at is null and a.cancelled_at is null and a.deleted_at is null`;
  const { rows, total } = await findSent(db, scope, { ...page, order: 'asc' });
  return { items: rows.map(sentOf), ...page, total };
}

export async function requireSent(db: Database, id: string): Promise<SentAnnouncement> {
  const { rows } = await findSent(db, sql`a.id = ${id}`, { page: 1, per_page: 1 });
  const [row] = rows;
  if (row === undefined) throw notFound();
  return sentOf(row);
}

const sentOf = ({ cancelled_at, deleted_at, author, ...row }: SentRow): SentAnnouncement => ({
  ...row,
  author: author && personOfRow(author),
  state: stateOf({ sentAt: row.sent_at, cancelledAt: cancelled_at, deletedAt: deleted_at }),
  send_at: instantOf(row.send_at),
  sent_at: instantOrNull(row.sent_at),
});
