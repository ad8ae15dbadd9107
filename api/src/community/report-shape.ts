import type { ContentReport, ModerationDecision } from '@stoa/shared/contract/community/community.ts';
import type { ModeratedSubject } from '@stoa/shared/contract/community/community-words.ts';
import { instantOf, instantOrNull } from '../kernel/database/database.ts';
import { discussionLink } from '../learning/discussions/discussion-link.ts';
import { personOfRow } from '../people/users/person-column.ts';
import type { DecisionRow, JudgedColumns, ReportShapeRow } from './reports.repository.ts';
import { linkToPost } from './subjects.ts';

export function reportOf(row: ReportShapeRow): ContentReport {
  const { reply_id, discussion_id, discussion, deleted_at, deleted_by_role, removal_note, ...report } = row;
  return {
    ...report,
    ...placeOf({ post_id: row.post_id, reply_id, discussion_id, discussion }),
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
  const { reply_id, discussion_id, discussion, moderator, created_at, ...decision } = row;
  const { subject, link } = placeOf({ post_id: row.post_id, reply_id, discussion_id, discussion });
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
  const { post_id, reply_id, discussion_id, discussion } = of;
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
