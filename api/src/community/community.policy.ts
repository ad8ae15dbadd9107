import type { ContentAction } from '@stoa/shared/contract/community/community-words.ts';
import { Problem, forbidden } from '../kernel/problem.ts';
import { may, type Viewer } from '../kernel/viewer.ts';
import type { ModeratedAnnouncement } from '../learning/announcements/moderated-announcements.ts';
import type { ModeratedDiscussion } from '../learning/discussions/moderated-discussions.ts';
import type { PostRow, ReplyRow } from './community.tables.ts';

/** A post or a reply, as far as rights go. */
export type Written = Pick<PostRow, 'authorId' | 'deletedAt' | 'deletedByRole'>;
/** The same of any text that is moderated. */
type Moderated = Pick<Written, 'authorId' | 'deletedAt'> & { deletedByRole: string | null };
type Thread = Pick<PostRow, 'board' | 'locked' | 'authorId' | 'deletedAt'>;

export const isAuthor = (viewer: Viewer | undefined, { authorId }: Pick<Written, 'authorId'>): boolean =>
  viewer !== undefined && viewer.user.id === authorId;
const isModerator = (viewer: Viewer | undefined): boolean => may(viewer, 'moderate-content');

/** Removed text is its author's alone; what moderators removed, they read too. */
export function canRead(viewer: Viewer | undefined, content: Written): boolean {
  if (content.deletedAt === null || isAuthor(viewer, content)) return true;
  return content.deletedByRole === 'moderator' && isModerator(viewer);
}

/** What may be done with a text; of a guest, what they could do once signed in. `thread`: the post it belongs to. */
export function actionsOn(viewer: Viewer | undefined, content: Written, thread: Thread): ContentAction[] {
  const isOwn = isAuthor(viewer, content);
  const isHere = content.deletedAt === null;
  const isOpen = !thread.locked && thread.deletedAt === null;
  const allowed: Record<ContentAction, boolean> = {
    reply: isHere && isOpen,
    react: isHere && !isOwn,
    report: isHere && !isOwn,
    edit: isHere && isOwn && !thread.locked,
    remove: isHere && isOwn,
    restore: !isHere && isOwn && content.deletedByRole === 'author',
    accept: isHere && isOpen && thread.board === 'help' && isAuthor(viewer, thread),
    moderate: isModerator(viewer) && (isHere || (content.deletedByRole === 'moderator' && !isOwn)),
  };
  return (Object.keys(allowed) as ContentAction[]).filter((action) => allowed[action]);
}

export function requireAuthor(viewer: Viewer, content: Written): void {
  if (!isAuthor(viewer, content)) throw forbidden();
}

export function requireNotOwn(viewer: Viewer, content: Pick<Written, 'authorId'>, words: string): void {
  if (isAuthor(viewer, content)) throw new Problem('own_content', words);
}

export function requireHere(content: Pick<Written, 'deletedAt'>): void {
  if (content.deletedAt !== null) throw new Problem('content_removed', 'This has been removed.');
}

export function requireOpen(post: Pick<PostRow, 'locked'>): void {
  if (post.locked)
    throw new Problem('content_locked', 'A moderator locked this discussion. You can read it but not reply.');
}

/** The post or the reply that a call is about, with the post it belongs to. */
export interface Subject {
  post: PostRow;
  reply: ReplyRow | undefined;
}
export const writtenIn = ({ post, reply }: Subject): PostRow | ReplyRow => reply ?? post;

/** What moderators decide on: a text of the community, one in the discussions of a course, or what was announced there. */
export type Judged = Subject | { discussion: ModeratedDiscussion } | { announcement: ModeratedAnnouncement };
export function judgedText(judged: Judged): Moderated & { body: string } {
  if ('discussion' in judged) return judged.discussion;
  return 'announcement' in judged ? judged.announcement : writtenIn(judged);
}
