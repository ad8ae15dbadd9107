import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../kernel/database/database.ts';
import { notify, notifyAll } from '../telling/notifications/notifications.service.ts';
import { findHoldersOf } from '../people/roles/role-holders.ts';
import type { Viewer } from '../kernel/viewer.ts';
import type { PostRow, ReplyRow } from './community.tables.ts';

/** Tells whoever wrote the post and whoever is answered; nobody of what they wrote themselves, and nobody twice. */
export async function tellOfReply(
  tx: Database,
  { viewer, post, answered, link }: { viewer: Viewer; post: PostRow; answered: ReplyRow | undefined; link: string },
): Promise<void> {
  const people = [post.authorId, answered?.authorId].filter((id) => typeof id === 'string');
  await notifyAll(
    tx,
    [...new Set(people)].filter((id) => id !== viewer.user.id),
    // Not the reply's own words: they would stay here when it is removed.
    { kind: 'community_reply', params: { author: viewer.user.fullName, post: post.title }, link },
  );
}

/** `but`: who reported, and whose text it is. */
export async function tellModerators(
  tx: Database,
  { title, reason, but }: { title: string; reason: string; but: readonly (string | null)[] },
): Promise<void> {
  const moderators = await findHoldersOf(tx, 'moderate-content');
  await notifyAll(
    tx,
    moderators.filter((id) => !but.includes(id)),
    { kind: 'community_reported', params: { post: title, reason }, link: to.communityModeration() },
  );
}

interface Told {
  title: string;
  link: string;
}

export async function tellOfDecision(
  tx: Database,
  { reporterId, verdict, title, link }: Told & { reporterId: string | null; verdict: 'accepted' | 'rejected' },
): Promise<void> {
  if (reporterId === null) return;
  await notify(tx, reporterId, { kind: 'report_decided', params: { post: title, verdict }, link });
}

export async function tellOfRemoval(
  tx: Database,
  { authorId, title, note, link }: Told & { authorId: string | null; note: string },
): Promise<void> {
  if (authorId === null) return;
  await notify(tx, authorId, { kind: 'content_removed', params: { post: title, reason: note }, link });
}

export async function tellOfRestoring(
  tx: Database,
  { authorId, title, note, link }: Told & { authorId: string | null; note: string },
): Promise<void> {
  if (authorId === null) return;
  await notify(tx, authorId, { kind: 'content_restored', params: { post: title, reason: note }, link });
}
