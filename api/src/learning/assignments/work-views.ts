import type {
  Assignment,
  OwnAssignment,
  OwnSubmission,
  ReturnedAttempt,
  Submission,
  SubmittedFile,
} from '@stoa/shared/contract/learning/assignments.ts';
import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import type { FileStore } from '../../files/file-store.ts';
import { signFileUrl } from '../../files/file-links.ts';
import type { FileRow } from '../../files/files.tables.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { findPeople } from '../../people/users/find-people.ts';
import { attemptsLeft, draftAttempt, dueAtOf, isOverdue } from './assignments.policy.ts';
import { findFilesOf, findReturned, type FilesOf } from './assignments.repository.ts';
import type { ReturnedAttemptRow, SubmissionRow } from './assignments.tables.ts';

type Store = Pick<FileStore, 'secret'>;

/** What submissions are drawn with: their reviewers, files and earlier attempts. */
export interface Surroundings {
  people: ReadonlyMap<string, Person>;
  filesOf: FilesOf;
  returned: ReadonlyMap<string, ReturnedAttemptRow[]>;
}

/** In a few queries, however many submissions there are. `others`: people to be drawn beside their reviewers. */
export async function surroundingsOf(
  db: Database,
  rows: readonly SubmissionRow[],
  others: readonly string[] = [],
): Promise<Surroundings> {
  const ids = rows.map(({ id }) => id);
  const returned = await findReturned(db, ids);
  const reviewers = [...rows, ...[...returned.values()].flat()].flatMap(({ reviewedBy }) => reviewedBy ?? []);
  const [people, filesOf] = await Promise.all([findPeople(db, [...reviewers, ...others]), findFilesOf(db, ids)]);
  return { people, filesOf, returned };
}

export const fileView = (store: Store, file: FileRow): SubmittedFile => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  mime: file.type,
  sha256: file.sha256,
  url: signFileUrl(store, file),
});

type Judged = Pick<SubmissionRow, 'asked' | 'score' | 'points' | 'feedback' | 'reviewedBy' | 'reviewedAt'>;

const verdictOf = (row: Judged, people: Surroundings['people']) => ({
  judged_by: { pass_mark: row.asked.pass_mark, rubric: row.asked.rubric },
  score: row.score,
  points: row.points,
  feedback: row.feedback,
  reviewed_by: (row.reviewedBy !== null && people.get(row.reviewedBy)) || null,
  reviewed_at: instantOrNull(row.reviewedAt),
});

export const submissionOf = (row: SubmissionRow, people: Surroundings['people']): Submission => ({
  id: row.id,
  status: row.status,
  attempt: row.attempt,
  late: row.late,
  submitted_at: instantOrNull(row.submittedAt),
  ...verdictOf(row, people),
});

/** Attempts that were returned, newest first. */
export const historyOf = (store: Store, { id }: SubmissionRow, surroundings: Surroundings): ReturnedAttempt[] =>
  (surroundings.returned.get(id) ?? []).map((row) => ({
    attempt: row.attempt,
    late: row.late,
    submitted_at: instantOf(row.submittedAt),
    text: row.text,
    url: row.url,
    files: surroundings.filesOf(id, row.attempt).map((file) => fileView(store, file)),
    ...verdictOf(row, surroundings.people),
  }));

/** As its author sees it: what was returned is a draft of the next attempt. */
export const ownSubmissionOf = (
  store: Store,
  row: SubmissionRow,
  { maxAttempts, ...surroundings }: Surroundings & { maxAttempts: number | null },
): OwnSubmission => ({
  ...submissionOf(row, surroundings.people),
  version: row.version,
  attempts_left: attemptsLeft(row, maxAttempts),
  text: row.text,
  url: row.url,
  files: surroundings.filesOf(row.id, draftAttempt(row)).map((file) => fileView(store, file)),
  history: historyOf(store, row, surroundings),
});

interface AskedOfOne {
  assignment: Assignment;
  submission: SubmissionRow | null;
  /** Its due date counts from then. */
  enrolledAt: Date;
}

/** One that this learner has to do, or did. */
export function ownAssignmentOf(
  { assignment, submission, enrolledAt }: AskedOfOne,
  people: Surroundings['people'],
  now: Date,
): OwnAssignment {
  const dueAt = dueAtOf(assignment, enrolledAt);
  return {
    ...assignment,
    due_at: instantOrNull(dueAt),
    overdue: isOverdue(submission, dueAt, now),
    submission: submission && submissionOf(submission, people),
  };
}
