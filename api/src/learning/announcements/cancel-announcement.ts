import type { SentAnnouncement } from '@stoa/shared/contract/learning/announcements.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { withdraw } from '../../kernel/work/work.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { mayStillAnnounce, requireCanceller } from './announcements.policy.ts';
import { lockAnnouncement, updateAnnouncement } from './announcements.repository.ts';
import { requireSent } from './announcements.service.ts';
import { sendAnnouncementWork } from './send-announcement.ts';

/** Of who cancels and the moment it is sent, the first wins; the other is told so. */
export async function cancelAnnouncement(db: Database, viewer: Viewer, id: string): Promise<SentAnnouncement> {
  await db.transaction(async (tx) => {
    const row = await lockAnnouncement(tx, id);
    if (row === undefined) throw notFound();
    const course = await findCourse(tx, { id: row.courseId });
    requireCanceller(viewer, course);
    if (row.cancelledAt !== null) return;
    if (row.sentAt !== null) throw new Problem('conflict', 'It has been sent already.');
    await updateAnnouncement(tx, id, { cancelledAt: new Date() });
    await withdraw(tx, sendAnnouncementWork, id);
    if (!mayStillAnnounce(course, viewer.user.id)) await recordCancelling(tx, viewer, id);
  });
  return requireSent(db, id);
}

/** By who moderates, and does not teach the course. */
const recordCancelling = (tx: Database, { user }: Viewer, id: string): Promise<void> =>
  recordAudit(tx, {
    kind: 'content_moderated',
    actorId: user.id,
    subject: { type: 'content', id },
    after: { action: 'cancel', subject: 'announcements' },
  });
