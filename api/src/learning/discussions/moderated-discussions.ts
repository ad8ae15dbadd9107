import type { WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { discussionLink } from './discussion-link.ts';
import { requireSeatAt } from './discussion-seat.ts';
import { findDiscussionRow, findLessonTitle, lockDiscussion, updateDiscussionRow } from './discussions.repository.ts';
import type { DiscussionRow } from './discussions.tables.ts';

/** A text of a course, as those who moderate handle it. */
export interface ModeratedDiscussion extends Pick<
  DiscussionRow,
  'id' | 'body' | 'deletedAt' | 'deletedByRole' | 'removalNote'
> {
  authorId: string | null;
  /** Where it stands: the lesson, else the course. */
  title: string;
  link: string;
}

/** Held until the transaction ends, with the discussion it belongs to. */
export async function requireModeratedDiscussion(tx: Database, id: string): Promise<ModeratedDiscussion> {
  const asked = await findDiscussionRow(tx, id);
  if (asked === undefined) throw notFound();
  const threadId = asked.parentId ?? asked.id;
  await lockDiscussion(tx, threadId);
  const [row, course] = [await findDiscussionRow(tx, id), await findCourse(tx, { id: asked.courseId })];
  if (row === undefined || course === undefined) throw notFound();
  const { lessonId, courseId, userId } = row;
  const lesson = lessonId === null ? undefined : await findLessonTitle(tx, { courseId, lessonId });
  return {
    ...row,
    authorId: userId,
    title: lesson ?? course.name,
    link: discussionLink({ slug: course.slug, lessonId, threadId }),
  };
}

export const updateModeratedDiscussion = (
  tx: Database,
  id: string,
  change: Pick<DiscussionRow, 'deletedAt' | 'deletedByRole' | 'removalNote'>,
): Promise<void> => updateDiscussionRow(tx, id, change);

/** Not to be told from a missing text by those who may not read it. */
export async function requireReadableDiscussion(reach: WithNouns, viewer: Viewer, id: string): Promise<void> {
  await requireSeatAt(reach, viewer, id);
}
