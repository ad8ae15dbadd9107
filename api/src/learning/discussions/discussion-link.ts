import { to } from '@stoa/shared/contract/site/addresses.ts';

interface Place {
  slug: string;
  lessonId: string | null;
  /** What begins the discussion. */
  threadId: string;
}

/** Where a discussion is read: under its lesson in the player. */
export const discussionLink = ({ slug, lessonId, threadId }: Place): string =>
  to.player({ slug }, { lesson: lessonId ?? undefined, discussion: threadId });
