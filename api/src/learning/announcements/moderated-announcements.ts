import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { deleteAbout } from '../../telling/notifications/notice-subject.ts';
import { stateOf } from './announcements.policy.ts';
import { cancelUnsent, findRecipientIds, lockAnnouncement, updateAnnouncement } from './announcements.repository.ts';
import type { AnnouncementRow } from './announcements.tables.ts';

/** An announcement, as those who moderate handle it. */
export interface ModeratedAnnouncement extends Pick<
  AnnouncementRow,
  'id' | 'authorId' | 'body' | 'deletedAt' | 'removalNote'
> {
  /** No author takes back what was sent. */
  deletedByRole: 'moderator' | null;
  /** Its subject. */
  title: string;
  link: string;
}

/** Held until the transaction ends. */
export async function requireModeratedAnnouncement(tx: Database, id: string): Promise<ModeratedAnnouncement> {
  const row = await lockAnnouncement(tx, id);
  if (row === undefined || stateOf(row) === 'cancelled') throw notFound();
  const course = await findCourse(tx, { id: row.courseId });
  if (course === undefined) throw notFound();
  const { subject, authorId, body, deletedAt, removalNote } = row;
  const deletedByRole = deletedAt === null ? null : ('moderator' as const);
  return { id, authorId, body, deletedAt, removalNote, deletedByRole, title: subject, link: linkTo(course.slug, id) };
}

export const linkTo = (slug: string, id: string): string =>
  to.player({ slug }, { tab: 'announcements', announcement: id });

/** What is removed is told by no notice any more: those have its subject. One that waited is never sent. */
export async function updateModeratedAnnouncement(
  tx: Database,
  id: string,
  { deletedAt, removalNote }: Pick<AnnouncementRow, 'deletedAt' | 'removalNote'>,
): Promise<void> {
  await updateAnnouncement(tx, id, { deletedAt, removalNote });
  if (deletedAt === null) return;
  await cancelUnsent(tx, id, deletedAt);
  await deleteAbout(tx, { kind: 'course_announcement', about: id }, await findRecipientIds(tx, id));
}
