import type { Database } from '../../kernel/database/database.ts';
import { notify, notifyAll } from '../../telling/notifications/notifications.service.ts';
import { holdersIn } from '../../teaching/courses/courses.policy.ts';
import { discussionLink } from './discussion-link.ts';
import type { Seat } from './discussions.policy.ts';
import { findLessonTitle, findThreadPeople } from './discussions.repository.ts';
import type { DiscussionRow } from './discussions.tables.ts';
import { mentionedIn } from './mentioned-in.ts';

/** What a notice says; not the text itself, which would stay there when it is removed. */
async function wordsFor(tx: Database, { viewer, course }: Seat, thread: Pick<DiscussionRow, 'id' | 'lessonId'>) {
  const { lessonId } = thread;
  const lesson = lessonId && (await findLessonTitle(tx, { courseId: course.id, lessonId }));
  return {
    params: { author: viewer.user.fullName, course: course.name, place: lesson || course.name },
    link: discussionLink({ slug: course.slug, lessonId, threadId: thread.id }),
  };
}

/** Those who grade the course are told of a question, whoever is answered of an answer, and whoever is mentioned of that. */
export async function tellOfText(
  tx: Database,
  seat: Seat,
  { thread, reply, body, before = '' }: { thread: DiscussionRow; reply: boolean; body: string; before?: string },
): Promise<void> {
  const { course, viewer } = seat;
  const people = await findThreadPeople(tx, { threadId: thread.id, ownerId: course.ownerId });
  const told = new Set([viewer.user.id]);
  const words = await wordsFor(tx, seat, thread);
  const isNew = before === '';
  if (isNew && !reply && thread.kind === 'question') {
    const answering = holdersIn(course, 'grade').filter((id) => !told.has(id));
    for (const id of answering) told.add(id);
    await notifyAll(tx, answering, { kind: 'discussion_question', ...words });
  }
  const asker = people.find(({ id }) => id === thread.userId)?.id;
  if (isNew && reply && asker !== undefined && !told.has(asker)) {
    told.add(asker);
    await notify(tx, asker, { kind: 'discussion_reply', ...words });
  }
  const known = mentionedIn(before, people);
  const mentioned = mentionedIn(body, people).filter((id) => !told.has(id) && !known.includes(id));
  await notifyAll(tx, mentioned, { kind: 'discussion_mention', ...words });
}

export async function tellOfAcceptance(
  tx: Database,
  seat: Seat,
  { thread, reply }: { thread: DiscussionRow; reply: DiscussionRow },
): Promise<void> {
  if (reply.userId === null || reply.userId === seat.viewer.user.id) return;
  await notify(tx, reply.userId, { kind: 'discussion_accepted', ...(await wordsFor(tx, seat, thread)) });
}
