import type { ContentReport, ModerationDecision } from '@stoa/shared/contract/community/community.ts';
import type { ModeratedSubject } from '@stoa/shared/contract/community/community-words.ts';
import { instantOf, instantOrNull } from '../kernel/database/database.ts';
import { linkTo as linkToAnnouncement } from '../learning/announcements/moderated-announcements.ts';
import { discussionLink } from '../learning/discussions/discussion-link.ts';
import { personOfRow } from '../people/users/person-column.ts';
import type { DecisionRow, JudgedColumns, ReportShapeRow } from './reports.repository.ts';
import { linkToPost } from './subjects.ts';

export function reportOf(row: ReportShapeRow): ContentReport {
  const { reply_id, discussion_id, discussion, announcement_id, announcement, ...judged } = row;
  const { deleted_at, deleted_by_role, removal_note, ...report } = judged;
  return {
    ...report,
    ...placeOf({ post_id: row.post_id, reply_id, discussion_id, discussion, announcement_id, announcement }),
    reporter: row.reporter && personOfRow(row.reporter),
    author: row.author && personOfRow(row.author),
    decided_by: row.decided_by && personOfRow(row.decided_by),
    removal:
      deleted_at === null || deleted_by_role === null
        ? null
        : { by: deleted_by_role, at: instantOf(deleted_at), note: removal_note },
    created_at: instantOf(row.created_at),
    decided_at: instantOrNull(row.decided_at),
  };
}

export function decisionOf(row: DecisionRow): ModerationDecision {
  const { reply_id, discussion_id, discussion, announcement_id, announcement, ...judged } = row;
  const { moderator, created_at, ...decision } = judged;
  const place = { post_id: row.post_id, reply_id, discussion_id, discussion, announcement_id, announcement };
  const { subject, link } = placeOf(place);
  return {
    ...decision,
    subject,
    link,
    moderator: moderator && personOfRow(moderator),
    created_at: instantOf(created_at),
  };
}

/** What a report or a decision is about, and where that is read. */
function placeOf(of: JudgedColumns): { subject: ModeratedSubject; subject_id: string; link: string } {
  const { post_id, reply_id, discussion_id, discussion, announcement_id, announcement } = of;
  if (announcement_id !== null && announcement !== null) {
    return {
      subject: 'announcements',
      subject_id: announcement_id,
      link: linkToAnnouncement(announcement.slug, announcement_id),
    };
  }
  if (discussion_id !== null && discussion !== null) {
    return { subject: 'discussions', subject_id: discussion_id, link: discussionLink(discussion) };
  }
  if (post_id === null) throw new Error('A report about nothing.');
  return {
    subject: reply_id === null ? 'posts' : 'replies',
    subject_id: reply_id ?? post_id,
    link: linkToPost(post_id, reply_id),
  };
}
