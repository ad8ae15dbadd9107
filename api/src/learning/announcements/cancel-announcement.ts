import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { withdraw } from '../../kernel/work/work.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { requireAnnouncer, requireOthers } from './announcements.policy.ts';
import { lockAnnouncement, updateAnnouncement } from './announcements.repository.ts';
import { requireSent } from './announcements.service.ts';
import type { AnnouncementRow } from './announcements.tables.ts';
import { sendAnnouncementWork } from './send-announcement.ts';

/** Of who cancels and the moment it is sent, the first wins; the other is told so. */
export async function cancelAnnouncement(db: Database, viewer: Viewer, id: string): Promise<SentAnnouncement> {
  await db.transaction(async (tx) => {
    const row = await requireLocked(tx, id);
    requireAnnouncer(viewer, await findCourse(tx, { id: row.courseId }));
    await cancel(tx, row);
  });
  return requireSent(db, id);
}

/** By who moderates: the author is told why, and reads it beside the announcement. */
export async function cancelAsModerator(
  db: Database,
  viewer: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<SentAnnouncement> {
  await db.transaction(async (tx) => {
    const row = await requireLocked(tx, id);
    const course = await findCourse(tx, { id: row.courseId });
    if (course === undefined) throw notFound();
    requireOthers(viewer, row);
    if (!(await cancel(tx, row, reason))) return;
    if (row.authorId !== null) {
      await notify(tx, row.authorId, {
        kind: 'announcement_cancelled',
        params: { subject: row.subject, course: course.name, reason },
        link: to.courseReports({ course: course.id, tab: 'announcements' }),
      });
    }
    await recordAudit(tx, {
      kind: 'content_moderated',
      actorId: viewer.user.id,
      subject: { type: 'content', id, name: row.subject },
      why: reason,
      after: { action: 'cancel', subject: 'announcements' },
    });
  });
  return requireSent(db, id);
}

async function requireLocked(tx: Database, id: string): Promise<AnnouncementRow> {
  const row = await lockAnnouncement(tx, id);
  if (row === undefined) throw notFound();
  return row;
}

/** False: it was cancelled before. */
async function cancel(tx: Database, row: AnnouncementRow, removalNote: string | null = null): Promise<boolean> {
  if (row.cancelledAt !== null) return false;
  if (row.sentAt !== null) throw new Problem('conflict', 'It has been sent already.');
  await updateAnnouncement(tx, row.id, { cancelledAt: new Date(), removalNote });
  await withdraw(tx, sendAnnouncementWork, row.id);
  return true;
}
