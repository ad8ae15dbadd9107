import { and, asc, eq } from 'drizzle-orm';
import { discussions, discussionVotes } from '../../src/learning/discussions/discussions.tables.ts';
import { enrolments } from '../../src/learning/enrolments/enrolments.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { lessons } from '../../src/teaching/lessons/lessons.tables.ts';
import { demoQuestions, type DemoQuestion } from '../content/discussions.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { requireTeacher, type LoadedCourse } from './load-courses.ts';
import type { People } from './load-people.ts';

interface Loading {
  people: People;
  loaded: readonly LoadedCourse[];
  now: Date;
}

/** What learners asked in a course, one question with an answer and one that waits for its teacher. */
export async function loadDiscussions(tx: Database, loading: Loading): Promise<void> {
  for (const [place, question] of demoQuestions.entries()) await loadQuestion(tx, { question, place }, loading);
}

/** Where a question stands, and who takes part in it. */
interface Asked {
  id: string;
  question: DemoQuestion;
  at: { courseId: string; lessonId: string };
  teacherId: string;
  /** Those who learn in the course, in turn: 0 asks. */
  learner(number: number): string;
  now: Date;
}

async function loadQuestion(
  tx: Database,
  { question, place }: { question: DemoQuestion; place: number },
  { people, loaded, now }: Loading,
): Promise<void> {
  const { courseId, teacherId } = requireTeacher(question.course, { people, loaded });
  const lessonId = await requireLesson(tx, courseId, question.lesson);
  const learners = await findLearners(tx, courseId);
  const learner = (number: number): string => learners[(place + number) % learners.length]!;
  const id = demoId(`discussion ${place}`);
  const at = { courseId, lessonId };
  await tx.insert(discussions).values({
    ...at,
    id,
    userId: learner(0),
    byTeam: false,
    kind: question.kind,
    atS: question.at_s ?? null,
    body: question.body,
    createdAt: daysBefore(now, question.daysAgo),
  });
  const asked = { id, question, at, teacherId, learner, now };
  await loadReplies(tx, asked);
  await loadVotes(tx, asked);
}

async function requireLesson(tx: Database, courseId: string, title: string): Promise<string> {
  const [lesson] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.title, title)));
  if (lesson === undefined) throw new Error(`There is no lesson '${title}'.`);
  return lesson.id;
}

async function findLearners(tx: Database, courseId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: enrolments.userId })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId))
    .orderBy(asc(enrolments.enrolledAt), asc(enrolments.userId));
  return rows.map(({ id }) => id);
}

async function loadReplies(tx: Database, { id, question, at, teacherId, learner, now }: Asked): Promise<void> {
  for (const [index, reply] of question.replies.entries()) {
    const replyId = demoId(`reply ${id} ${index}`);
    await tx.insert(discussions).values({
      ...at,
      id: replyId,
      parentId: id,
      userId: reply.byTeacher ? teacherId : learner(1 + index),
      byTeam: reply.byTeacher ?? false,
      kind: 'comment',
      body: reply.body,
      createdAt: daysBefore(now, reply.daysAgo),
    });
    if (!reply.accepted) continue;
    const accepted = { acceptedReplyId: replyId, resolvedBy: learner(0) };
    await tx.update(discussions).set(accepted).where(eq(discussions.id, id));
  }
}

async function loadVotes(tx: Database, { id, question, learner }: Asked): Promise<void> {
  const voters = new Set(Array.from({ length: question.votes ?? 0 }, (_, index) => learner(1 + index)));
  voters.delete(learner(0));
  for (const userId of voters) await tx.insert(discussionVotes).values({ discussionId: id, userId });
}
