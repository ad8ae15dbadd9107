import { sql, type SQL } from 'drizzle-orm';
import type { Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import { instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { personColumn, personOfRow, type PersonRow } from '../../people/users/person-column.ts';
import { actionsOn, canReadText, type Seat, type Thread, type Written } from './discussions.policy.ts';
import type { DiscussionRow } from './discussions.tables.ts';

export interface DiscussionShapeRow extends Pick<
  Discussion,
  'upvotes' | 'voted' | 'reply_count' | 'solved' | 'accepted'
> {
  id: string;
  course_id: string;
  parent_id: string | null;
  lesson: Discussion['lesson'];
  kind: DiscussionRow['kind'];
  at_s: number | null;
  user_id: string | null;
  author: PersonRow | null;
  by_team: boolean;
  body: string;
  pinned: boolean;
  locked: boolean;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  deleted_by_role: DiscussionRow['deletedByRole'];
  removal_note: string | null;
  thread: Pick<Thread, 'userId' | 'kind' | 'locked'> & { deletedAt: string | null };
}

/** Texts as `d`, what each belongs to as `t`, its accepted answer as `a`. */
export const discussionTables = sql`discussions d
  join discussions t on t.id = coalesce(d.parent_id, d.id)
  left join discussions a on a.id = t.accepted_reply_id
  left join users u on u.id = d.user_id
  left join lessons l on l.id = d.lesson_id`;

export const discussionColumns = (viewerId: string): SQL => sql`
  d.id, d.course_id, d.parent_id, d.kind, d.at_s, d.user_id, d.by_team, d.body, d.upvotes, d.pinned, t.locked,
  d.created_at, d.edited_at, d.deleted_at, d.deleted_by_role, d.removal_note,
  case when u.id is not null then ${personColumn(sql`u`)} end as author,
  case when l.id is not null then json_build_object('id', l.id, 'title', l.title) end as lesson,
  exists (select from discussion_votes v where v.discussion_id = d.id and v.user_id = ${viewerId}) as voted,
  d.parent_id is null and a.id is not null and a.deleted_at is null as solved,
  d.parent_id is not null and d.deleted_at is null and a.id is not distinct from d.id as accepted,
  (select count(*)::int from discussions r where r.parent_id = d.id and r.deleted_at is null) as reply_count,
  json_build_object('userId', t.user_id, 'kind', t.kind, 'locked', t.locked, 'deletedAt', t.deleted_at) as thread`;

const dateOrNull = (value: string | null): Date | null => (value === null ? null : new Date(value));

/** Without the text and its author where it was removed and is not for the viewer any more. */
export function discussionOf(row: DiscussionShapeRow, seat: Seat): Discussion {
  const { user_id, deleted_at, deleted_by_role, removal_note, thread, ...shown } = row;
  const written: Written = {
    userId: user_id,
    parentId: row.parent_id,
    deletedAt: dateOrNull(deleted_at),
    deletedByRole: deleted_by_role,
  };
  const isReadable = canReadText(seat, written);
  return {
    ...shown,
    author: isReadable && row.author ? personOfRow(row.author) : null,
    is_own: user_id === seat.viewer.user.id,
    body: isReadable ? row.body : null,
    removal:
      deleted_at === null || deleted_by_role === null
        ? null
        : { by: deleted_by_role, at: instantOf(deleted_at), note: isReadable ? removal_note : null },
    created_at: instantOf(row.created_at),
    edited_at: isReadable ? instantOrNull(row.edited_at) : null,
    actions: actionsOn(seat, written, { ...thread, deletedAt: dateOrNull(thread.deletedAt) }),
  };
}
