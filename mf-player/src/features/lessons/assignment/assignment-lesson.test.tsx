import { beforeEach, expect, test } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aTeacher, anId } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../../app.tsx';
import {
  aPlayer,
  aPlayerLesson,
  anAssignment,
  anAssignmentLesson,
  aSubmission,
  aSubmittedFile,
  assignmentOutline,
} from '../../../testing/builders.ts';

beforeEach(() => localStorage.clear());

const url = '/course/drawing-with-light';
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const rubric = [
  { title: 'Light', description: 'Where does it come from?', points: 6 },
  { title: 'Line', description: '', points: 4 },
];
const judged = {
  judged_by: { pass_mark: 80, rubric },
  score: 70,
  points: [4, 3],
  feedback: 'The roof is missing.',
  reviewed_by: aTeacher(),
  reviewed_at: '2026-03-03T09:00:00.000Z',
};
const returned = aSubmission({
  ...judged,
  status: 'returned',
  text: 'Three lines.',
  submitted_at: '2026-03-02T09:00:00.000Z',
  attempts_left: 2,
  version: 3,
  history: [
    {
      ...judged,
      attempt: 1,
      late: true,
      submitted_at: '2026-03-02T09:00:00.000Z',
      text: 'Two lines.',
      url: null,
      files: [aSubmittedFile()],
    },
  ],
});

const open = (content: Parameters<typeof anAssignmentLesson>[0], given: { session?: object; replies?: Replies } = {}) =>
  renderScreen(<App />, {
    url,
    session: given.session ?? {},
    replies: { getPlayer: aPlayer([assignmentOutline]), getLesson: anAssignmentLesson(content), ...given.replies },
  });
const region = (name: string) => within(screen.getByRole('region', { name }));

test('an assignment says what to make, how, until when, and what it is judged by', async () => {
  open({
    assignment: anAssignment({ submission_type: 'file', max_files: 2, pass_mark: 60, due_days: 10, rubric }),
    due_at: inDays(5),
  });
  expect(await screen.findByText('three', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('As files, at most 2')).toBeVisible();
  expect(screen.getByText('60%')).toBeVisible();
  expect(screen.getByText('3 left')).toBeVisible();
  expect(screen.getByText(/\(in 5 days\)/)).toBeVisible();
  const judgedBy = region('What your work is judged by');
  expect(judgedBy.getByText('10 points in all.')).toBeVisible();
  expect(judgedBy.getByRole('row', { name: /Light.*Where does it come from\?.*6/ })).toBeVisible();
  expect(screen.getByText('Not begun')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as done/ })).toBeNull();
});

test('once the due date is over it says that handing in late is still possible', async () => {
  open({ assignment: anAssignment({ due_days: 3 }), due_at: inDays(-2) });
  expect(await screen.findByText(/Late: it was due 2 days ago.*You can still hand it in\./)).toBeVisible();
});

test('returned work shows what the reviewer wrote, and stands ready to be improved', async () => {
  const { user } = open({ assignment: anAssignment({ rubric, pass_mark: 80 }), submission: returned });
  expect(await screen.findByText('Returned to you')).toBeVisible();
  const work = region('Your work');
  expect(work.getAllByText('The roof is missing.')[0]).toBeVisible();
  expect(work.getAllByText(/Omar Saleh, .*2026/)[0]).toBeVisible();
  expect(work.getAllByText('Score: 70%; 80% are needed to pass')[0]).toBeVisible();
  expect(work.getAllByRole('row', { name: /Light.*4 of 6 points/ })[0]).toBeVisible();
  expect(work.getByRole('textbox', { name: 'Your text' })).toHaveValue('Three lines.');
  await user.click(work.getByText(/Attempt 1, handed in 2 March 2026/));
  expect(work.getByText('Two lines.')).toBeVisible();
  expect(work.getByRole('link', { name: /porch\.pdf/ })).toHaveAttribute('href', '/files/porch');
});

test('after the last attempt it says who can grant another', async () => {
  open({ submission: { ...returned, attempts_left: 0 } });
  expect(await screen.findByText('No attempts left')).toBeVisible();
  expect(screen.getByText(/Your reviewer can grant you another/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  expect(screen.getByText('Three lines.')).toBeVisible();
});

test('approved work leads to the portfolio of those who have one', async () => {
  const approved = { ...returned, status: 'approved' as const, history: [] };
  const first = open({ submission: approved });
  expect(await screen.findByRole('link', { name: 'your portfolio' })).toHaveAttribute('href', '/skills-portfolio');
  first.unmount();
  open({ submission: approved }, { session: { permissions: [] } });
  expect(await screen.findByText('Approved')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'your portfolio' })).toBeNull();
});

test('an approval shows to whoever comes back to the page, and checks the lesson off', async () => {
  const waiting = aSubmission({ status: 'submitted', text: 'Lines', submitted_at: '2026-03-02T09:00:00.000Z' });
  let isApproved = false;
  const done = {
    completed: true,
    completed_at: '2026-03-03T09:00:00.000Z',
    position_s: 0,
    percentage: 100,
    watched: [],
  };
  open(
    {},
    {
      replies: {
        getPlayer: () =>
          aPlayer([isApproved ? aPlayerLesson({ ...assignmentOutline, progress: done }) : assignmentOutline]),
        getLesson: () =>
          anAssignmentLesson({
            submission: isApproved ? { ...waiting, ...judged, status: 'approved', version: 2 } : waiting,
          }),
      },
    },
  );
  expect(await screen.findByText('Handed in')).toBeVisible();
  isApproved = true;
  act(() => focusManager.setFocused(true));
  expect(await screen.findByText('Approved')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('img', { name: /Assignment, completed/ })).toBeVisible());
  focusManager.setFocused(undefined);
});

test('one who only looks inside reads what is asked, and how to take part', async () => {
  renderScreen(<App />, {
    url: '/course/player/preview/drawing-with-light',
    replies: {
      getPlayer: aPlayer([assignmentOutline], { enrollment: null }),
      getLesson: anAssignmentLesson({ assignment: anAssignment({ rubric, due_days: 10 }) }),
    },
  });
  expect(await screen.findByText('Enrol in the course to hand in work for this assignment.')).toBeVisible();
  expect(screen.getByText('10 days after you enrol')).toBeVisible();
  expect(screen.getByText('Where does it come from?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
});

test.each([
  ['not begun', null],
  ['returned', returned],
  ['approved', { ...returned, status: 'approved' as const }],
])('nothing of an assignment that is %s stays in English for who reads French', async (_, submission) => {
  const replies = {
    getPlayer: aPlayer([assignmentOutline]),
    getLesson: anAssignmentLesson({
      assignment: anAssignment({ rubric, pass_mark: 80, submission_type: 'file' }),
      due_at: inDays(-2),
      submission: submission && { ...submission, files: [aSubmittedFile({ id: anId(501), name: 'roof.png' })] },
    }),
  };
  expect(await untranslated(<App />, { url, session: {}, replies, until: 'Line', except: ['Points'] })).toEqual([]);
});
