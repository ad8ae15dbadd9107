import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { attemptsLeft } from '../assignments/assignments.policy.ts';
import { findAsked, findSubmission } from '../assignments/assignments.repository.ts';
import type { SubmissionRow } from '../assignments/assignments.tables.ts';
import { fileView, historyOf, submissionOf, surroundingsOf } from '../assignments/work-views.ts';
import { judgedBy } from './submissions.policy.ts';
import {
  findJudged,
  findJudgedCourses,
  findQueue,
  type QueueFilters,
  type QueueRow,
} from './submissions.repository.ts';

type Reading = Pick<Context, 'db' | 'files' | 'nouns'>;

export async function listSubmissions({ db, nouns }: Reading, viewer: Viewer, filters: QueueFilters) {
  const judged = judgedBy(viewer, nouns);
  const [{ rows, total }, courses] = await Promise.all([findQueue(db, judged, filters), findJudgedCourses(db, judged)]);
  const people = await findPeople(
    db,
    rows.map((row) => row.user_id),
  );
  const items = rows.map(({ user_id, asked, submitted_at, ...row }) => ({
    ...row,
    title: asked.title,
    submission_type: asked.submission_type,
    learner: requirePerson(people, user_id),
    submitted_at: instantOf(submitted_at),
  }));
  return { items, total, page: filters.page, per_page: filters.per_page, courses };
}

/** Not to be told from missing work by those who may not judge it. */
export async function requireJudged(
  db: Database,
  nouns: Context['nouns'],
  viewer: Viewer,
  id: string,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<QueueRow['course']> {
  const found = await findJudged(db, judgedBy(viewer, nouns), id, { drafts });
  if (found === undefined) throw notFound();
  return found.course;
}

export async function getSubmission(reading: Reading, viewer: Viewer, id: string): Promise<SubmissionReview> {
  const course = await requireJudged(reading.db, reading.nouns, viewer, id);
  const row = await findSubmission(reading.db, id);
  if (row === undefined) throw notFound();
  return reviewOf(reading, row, course);
}

/** What was handed in: while work is returned, its text is its author's draft of the next attempt. */
export async function reviewOf(
  { db, files }: Pick<Reading, 'db' | 'files'>,
  row: SubmissionRow,
  course: QueueRow['course'],
): Promise<SubmissionReview> {
  const [surroundings, lesson] = await Promise.all([
    surroundingsOf(db, [row], [row.userId]),
    findAsked(db, row.lessonId),
  ]);
  const history = historyOf(files, row, surroundings);
  const isReturned = row.status === 'returned';
  const handedIn = isReturned ? history[0] : row;
  const { status, submittedAt } = row;
  if (status === 'draft' || submittedAt === null || handedIn === undefined) throw notFound();
  return {
    ...submissionOf(row, surroundings.people),
    status,
    submitted_at: instantOf(submittedAt),
    version: row.version,
    asked: row.asked,
    attempts_left: lesson ? attemptsLeft(row, lesson.assignment.maxAttempts) : 0,
    course,
    learner: requirePerson(surroundings.people, row.userId),
    text: handedIn.text,
    url: handedIn.url,
    files: surroundings.filesOf(row.id, row.attempt).map((file) => fileView(files, file)),
    history: isReturned ? history.slice(1) : history,
  };
}
