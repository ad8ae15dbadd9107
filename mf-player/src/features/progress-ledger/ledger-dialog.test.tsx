import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import type { CourseProgress, LedgerEntry } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { App } from '../../app.tsx';
import { anEnrolment, aPlayer, aPlayerLesson, aProgressReply, aTextLesson } from '../../testing/builders.ts';

const first = aPlayerLesson();
const film = aPlayerLesson({ id: anId(72), title: 'Shadows', order: 2, kind: 'video' });
const enrolment = anEnrolment({ percentage: 50 });
const url = '/course/drawing-with-light';

const explained = (given: Partial<CourseProgress['lessons'][number]> = {}): CourseProgress => ({
  enrollment: enrolment,
  required: 2,
  completed: 1,
  lessons: [
    {
      id: first.id,
      title: first.title,
      module: 'Seeing',
      kind: 'text',
      required: true,
      completed_at: '2026-03-02T09:00:00.000Z',
      percentage: 100,
      missing: null,
    },
    {
      id: film.id,
      title: film.title,
      module: 'Seeing',
      kind: 'video',
      required: true,
      completed_at: null,
      percentage: 40,
      missing: { rule: 'watch', watched_s: 96, needed_s: 216 },
      ...given,
    },
  ],
});
const anEntry = (given: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: anId(90),
  at: '2026-03-02T09:00:00.000Z',
  kind: 'watched',
  counted_s: 96,
  cut_s: 0,
  page: null,
  pages: null,
  score: null,
  passed: null,
  device: { browser: 'Firefox', os: 'Linux' },
  ...given,
});

const open = async (replies: object = {}) => {
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first, film], { enrollment: enrolment }),
      getLesson: aTextLesson(),
      recordProgress: aProgressReply(first.id),
      getCourseProgress: explained(),
      ...replies,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Why 50%?' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Why 50%?' }) };
};

test('who asks why reads what counts, what is missing, and how much of it', async () => {
  const { dialog } = await open();
  expect(await within(dialog).findByText(/^1 of 2 required lessons completed/)).toBeVisible();
  expect(within(dialog).getByText('1:36 of 3:36 watched that it takes')).toBeVisible();
  expect(within(dialog).getByText(/^Completed on 2 Mar 2026/)).toBeVisible();
});

test('the lines of a lesson tell when, how much and from which device; what was cut says so', async () => {
  const pages = [anEntry({ cut_s: 30 }), anEntry({ id: anId(91), kind: 'opened', counted_s: null, device: null })];
  const { user, dialog } = await open({
    listLessonEvents: ({ query }: { query: { page: number } }) => ({
      items: [pages[query.page - 1]],
      page: query.page,
      per_page: 1,
      total: 2,
    }),
  });
  await user.click(await within(dialog).findByRole('button', { name: 'What was noted in “Shadows”' }));
  expect(
    await within(dialog).findByText(
      'Played · 1:36 counted · 0:30 not counted: more than the clock allows · from Firefox · Linux',
    ),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Show earlier ones' }));
  expect(await within(dialog).findByText('Opened')).toBeVisible();
});

test('a lesson in the list is gone to by a press', async () => {
  const { user, dialog } = await open();
  await user.click(await within(dialog).findByRole('button', { name: 'Shadows' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shadows' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a ledger that cannot be read says so', async () => {
  const { dialog } = await open({
    getCourseProgress: () => {
      throw refusal('unavailable');
    },
  });
  expect(await within(dialog).findByText('What was noted cannot be shown')).toBeVisible();
});
