import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import { anId, aPathCard, aPathProgress } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { aNote, anEnrolment, aPlayer, aPlayerLesson, aProgressReply, aTextLesson } from '../testing/builders.ts';

beforeEach(() => localStorage.clear());

const url = '/course/drawing-with-light';
const first = aPlayerLesson();
const second = aPlayerLesson({ id: anId(72), title: 'Shadows', order: 2, required: false });
const locked = aPlayerLesson({ id: anId(73), title: 'Colours', order: 3, locked: true });
const quiz: Extract<Lesson['content'], { kind: 'quiz' }> = {
  kind: 'quiz',
  instructions: 'Take your time.',
  pass_mark: 70,
  max_attempts: 2,
  attempts_used: 0,
  attempt_open: false,
  question_count: 3,
  last_result: null,
  last_questions: null,
  best_score: null,
};
const video: Lesson['content'] = {
  kind: 'video',
  video_url: '/v.mp4',
  video_type: 'video/mp4',
  video_height: null,
  video_bytes: null,
  rungs: [],
  poster_url: null,
  captions: [{ language: 'en', label: 'English', url: '/v.vtt' }],
  transcript: [{ start_s: 0, end_s: 4, text: 'Look at the window.' }],
  chapters: [],
  duration_s: 60,
  watch_threshold: 90,
};
const stopped = { completed: false, completed_at: null, position_s: 30, percentage: 40, watched: [] };
const replies = { getPlayer: aPlayer([first, second, locked]), getLesson: aTextLesson() };

test.each([
  ['a text', { session: {}, replies, until: 'straight' }],
  [
    'a course that is completed',
    {
      session: {},
      replies: {
        ...replies,
        getPlayer: aPlayer([first], {
          enrollment: anEnrolment({ status: 'completed', percentage: 100 }),
          certificate_slug: 'a-certificate',
        }),
        listTakenPaths: {
          items: [
            { ...aPathCard(), progress: aPathProgress() },
            { ...aPathCard({ id: anId(81) }), progress: aPathProgress({ completed_at: '2026-03-09T09:00:00.000Z' }) },
          ],
          ...{ page: 1, per_page: 3, total: 2 },
        },
      },
      until: 'Seeing and shaping light',
    },
  ],
  [
    'a look inside',
    { replies: { ...replies, getPlayer: aPlayer([first, locked], { enrollment: null }) }, until: 'straight' },
  ],
  [
    'a video',
    {
      session: {},
      replies: { ...replies, getLesson: aTextLesson({ kind: 'video', content: video, progress: stopped }) },
      url: `${url}?tab=transcript`,
      until: 'Look at the window.',
    },
  ],
  [
    'notes at a text',
    {
      session: {},
      replies: {
        ...replies,
        getPlayer: aPlayer([first], { notes: 'write' as const }),
        listNotes: { items: [aNote()], page: 1, per_page: 50, total: 1 },
      },
      url: `${url}?tab=notes`,
      until: 'Soft at the window.',
    },
  ],
  [
    'a quiz',
    {
      session: {},
      replies: { ...replies, getLesson: aTextLesson({ kind: 'quiz', content: quiz }) },
      until: 'Take your time.',
    },
  ],
])('nothing around %s stays in English for who reads French', async (_, options) => {
  // Three questions are three questions, and notes are notes.
  expect(await untranslated(<App />, { url, ...options, except: ['3 questions', 'Notes', '1 note'] })).toEqual([]);
});

test('a quiz is taken and judged in French', async () => {
  const question = {
    id: anId(90),
    kind: 'single' as const,
    prompt: 'Qu’est-ce qu’un diaphragme ?',
    points: 1,
    options: [
      { id: anId(91), text: 'Une ouverture' },
      { id: anId(92), text: 'Une marque' },
    ],
  };
  const result = {
    attempt_id: anId(95),
    score: 0,
    pass_mark: 70,
    passed: false,
    submitted_at: '2026-03-02T09:00:00.000Z',
    answers: [{ question_id: anId(90), chosen: [], correct: false, right: [anId(91)], explanation: null }],
  };
  const { user } = await renderIn('fr', <App />, {
    url,
    session: {},
    replies: {
      ...replies,
      getLesson: aTextLesson({ kind: 'quiz', content: quiz }),
      startQuizAttempt: { attempt_id: anId(95), attempt_no: 1, questions: [question] },
      submitQuizAttempt: { result, progress: aProgressReply(first.id) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Commencer le quiz' }));
  expect(await screen.findByText('Question 1 · 1 point')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rendre le quiz' }));
  expect(screen.getByRole('alert')).toHaveTextContent('1 question sans réponse.');
  await user.click(screen.getByRole('button', { name: 'Rendre le quiz' }));
  expect(await screen.findByRole('heading', { name: 'Pas encore réussi' })).toBeVisible();
  expect(screen.getByText(/^Vous avez obtenu 0\s%\s; il faut 70\s% pour réussir\.$/)).toBeVisible();
  expect(screen.getByText(/^Votre réponse\s: aucune$/)).toBeVisible();
  expect(screen.getByText(/^Bonne réponse\s: Une ouverture$/)).toBeVisible();
});

test('a lesson that is locked says in French how to open it', async () => {
  await renderIn('fr', <App />, {
    url,
    session: {},
    replies: {
      ...replies,
      getLesson: () => {
        throw refusal('lesson_locked', { message: 'Enrol in this course to open this lesson.' });
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Inscrivez-vous à ce cours pour ouvrir cette leçon.');
});
