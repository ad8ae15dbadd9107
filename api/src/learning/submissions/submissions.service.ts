import type { WorkPlace } from '@stoa/shared/contract/learning/assignment-words.ts';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { attemptsLeft } from '../assignments/assignments.policy.ts';
import { findSubmission } from '../assignments/assignments.repository.ts';
import { findAssignmentOf } from '../assignments/assignments.service.ts';
import type { SubmissionRow } from '../assignments/assignments.tables.ts';
import { fileView, historyOf, submissionOf, surroundingsOf } from '../assignments/work-views.ts';
import { judgedBy } from './submissions.policy.ts';
import {
  findJudged,
  findJudgedPlaces,
  findQueue,
  type PlaceOfWork,
  type QueueFilters,
} from './submissions.repository.ts';

type Reading = Pick<Context, 'db' | 'files' | 'nouns'>;

export async function listSubmissions({ db, nouns }: Reading, viewer: Viewer, filters: QueueFilters) {
  const judged = judgedBy(viewer, nouns, filters.of);
  const [{ rows, total }, places] = await Promise.all([
    findQueue(db, judged, filters),
    findJudgedPlaces(db, judged, filters.of),
  ]);
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
  const [courses, paths] = filters.of === 'course' ? [places, []] : [[], places];
  return { items, total, page: filters.page, per_page: filters.per_page, courses, paths };
}

/** Not to be told from missing work by those who may not judge it. */
export async function requireJudged(
  { db, nouns }: WithNouns,
  viewer: Viewer,
  row: SubmissionRow,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<PlaceOfWork> {
  const found = await findJudged(db, judgedBy(viewer, nouns, placeOf(row)), row.id, { drafts });
  if (found === undefined) throw notFound();
  return found;
}

export const placeOf = ({ pathId }: Pick<SubmissionRow, 'pathId'>): WorkPlace => (pathId === null ? 'course' : 'path');

export async function getSubmission(reading: Reading, viewer: Viewer, id: string): Promise<SubmissionReview> {
  const row = await findSubmission(reading.db, id);
  if (row === undefined) throw notFound();
  return reviewOf(reading, row, await requireJudged(reading, viewer, row));
}

/** What was handed in: while work is returned, its text is its author's draft of the next attempt. */
export async function reviewOf(
  { db, files, nouns }: Reading,
  row: SubmissionRow,
  place: PlaceOfWork,
): Promise<SubmissionReview> {
  const [surroundings, assignment] = await Promise.all([
    surroundingsOf(db, [row], [row.userId]),
    findAssignmentOf({ db, nouns }, row),
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
    attempts_left: assignment ? attemptsLeft(row, assignment.max_attempts) : 0,
    ...place,
    learner: requirePerson(surroundings.people, row.userId),
    text: handedIn.text,
    url: handedIn.url,
    files: surroundings.filesOf(row.id, row.attempt).map((file) => fileView(files, file)),
    history: isReturned ? history.slice(1) : history,
  };
}
