import type { ReturnedAttempt, SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import type { SubmissionCard, SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';

const course = { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' };
const learner = aTeacher({ id: anId(1), full_name: 'Nadia Haddad', initial: 'NH' });

export const aSubmissionCard = (given: Partial<SubmissionCard> = {}): SubmissionCard => ({
  id: anId(700),
  title: 'Seven days of light',
  submission_type: 'text',
  course,
  path: null,
  learner,
  status: 'submitted',
  attempt: 1,
  late: false,
  submitted_at: '2026-03-02T09:00:00.000Z',
  score: null,
  ...given,
});

export const aSubmittedFile = (given: Partial<SubmittedFile> = {}): SubmittedFile => ({
  id: anId(720),
  name: 'light.txt',
  bytes: 1200,
  mime: 'text/plain',
  sha256: 'a1b2c3d4e5f6'.padEnd(64, '0'),
  url: 'http://stoa.test/files/light.txt?signature=first',
  ...given,
});

export const aRubric = () => [
  { title: 'Observation', description: 'Every day is described.', points: 10 },
  { title: 'Craft', description: '', points: 5 },
];

/** Of the card with the same id: a text that waits, without a rubric, for a score of 60 at least. */
export const aSubmission = (given: Partial<SubmissionReview> = {}): SubmissionReview => ({
  id: anId(700),
  status: 'submitted',
  version: 3,
  attempt: 1,
  late: false,
  submitted_at: '2026-03-02T09:00:00.000Z',
  asked: anAsked(),
  attempts_left: 2,
  course,
  path: null,
  learner,
  text: 'The **first** evening was grey.',
  url: null,
  files: [],
  judged_by: { pass_mark: 60, rubric: [] },
  score: null,
  points: [],
  feedback: null,
  reviewed_by: null,
  reviewed_at: null,
  history: [],
  ...given,
});

export const anAsked = (given: Partial<SubmissionReview['asked']> = {}): SubmissionReview['asked'] => ({
  title: 'Seven days of light',
  instructions: 'Describe **one window** for seven days.',
  submission_type: 'text',
  max_files: 1,
  pass_mark: 60,
  rubric: [],
  ...given,
});

export const aReturnedAttempt = (given: Partial<ReturnedAttempt> = {}): ReturnedAttempt => ({
  attempt: 1,
  late: false,
  submitted_at: '2026-02-20T09:00:00.000Z',
  text: 'It was dark.',
  url: null,
  files: [],
  judged_by: { pass_mark: 60, rubric: [] },
  score: 40,
  points: [],
  feedback: 'The evenings are missing.',
  reviewed_by: aTeacher(),
  reviewed_at: '2026-02-22T09:00:00.000Z',
  ...given,
});
