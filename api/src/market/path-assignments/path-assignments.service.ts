import type {
  DuePathAssignment,
  LearningPathAssignment,
  PathAssignmentCard,
} from '@stoa/shared/contract/market/path-assignments.ts';
import { findPathSubmissions } from '../../learning/assignments/find-path-submissions.ts';
import type { SubmissionRow } from '../../learning/assignments/assignments.tables.ts';
import { ownAssignmentOf, ownSubmissionOf, surroundingsOf } from '../../learning/assignments/work-views.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople } from '../../people/users/find-people.ts';
import {
  findDue,
  findLearner,
  findPathAssignment,
  findPathAssignments,
  findPathAssignmentsById,
} from './path-assignments.repository.ts';
import { assignmentOfRow, notTaken } from './path-work.ts';

/** As many as one page shows; nobody is asked for more at once. */
const MOST = 100;

/** @throws `not_enrolled` for one who does not take the path */
export async function getLearningPathAssignment(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { user }: Viewer,
  id: string,
  now = new Date(),
): Promise<LearningPathAssignment> {
  const row = await findPathAssignment(db, id);
  if (row === undefined) throw notFound();
  const learner = await findLearner(db, { pathId: row.pathId, userId: user.id });
  if (learner === undefined) throw notTaken();
  const own = (await findPathSubmissions(db, user.id, [id])).get(id) ?? null;
  const assignment = assignmentOfRow(row);
  const surroundings = await surroundingsOf(db, own === null ? [] : [own]);
  const enrolledAt = new Date(learner.enrolled_at);
  const { path_id, slug, title } = learner;
  return {
    assignment: {
      ...ownAssignmentOf({ assignment, submission: own, enrolledAt }, surroundings.people, now),
      submission: own && ownSubmissionOf(files, own, { ...surroundings, maxAttempts: assignment.max_attempts }),
    },
    path: { id: path_id, slug, title },
  };
}

export async function listDuePathAssignments(
  { db }: Pick<Context, 'db'>,
  { user }: Viewer,
  now = new Date(),
): Promise<DuePathAssignment[]> {
  const due = await findDue(db, user.id, MOST);
  const ids = due.map(({ assignment_id }) => assignment_id);
  const [asked, works] = await Promise.all([findPathAssignmentsById(db, ids), findPathSubmissions(db, user.id, ids)]);
  const people = await findReviewers(db, works);
  return due.flatMap(({ assignment_id, path_id, slug, title, enrolled_at }) => {
    const row = asked.get(assignment_id);
    if (row === undefined) return [];
    const submission = works.get(assignment_id) ?? null;
    const one = { assignment: assignmentOfRow(row), submission, enrolledAt: new Date(enrolled_at) };
    return [{ ...ownAssignmentOf(one, people, now), path: { id: path_id, slug, title } }];
  });
}

const findReviewers = (db: Database, works: ReadonlyMap<string, SubmissionRow>) =>
  findPeople(
    db,
    [...works.values()].flatMap(({ reviewedBy }) => reviewedBy ?? []),
  );

/** What a path asks for, with the work of one who takes it. */
export async function listPathAssignments(
  db: Database,
  { pathId, userId }: { pathId: string; userId: string | undefined },
  now = new Date(),
): Promise<PathAssignmentCard[]> {
  const rows = await findPathAssignments(db, pathId);
  const learner = rows.length === 0 || userId === undefined ? undefined : await findLearner(db, { pathId, userId });
  const ids = learner === undefined ? [] : rows.map(({ id }) => id);
  const works = await findPathSubmissions(db, userId ?? '', ids);
  const people = await findReviewers(db, works);
  return rows.map((row) => {
    const submission = works.get(row.id) ?? null;
    const enrolledAt = new Date(learner?.enrolled_at ?? now);
    const one = ownAssignmentOf({ assignment: assignmentOfRow(row), submission, enrolledAt }, people, now);
    const { instructions: _text, rubric: _rubric, pass_mark: _mark, max_files: _files, ...card } = one;
    return { ...card, due_at: learner === undefined ? null : card.due_at };
  });
}
