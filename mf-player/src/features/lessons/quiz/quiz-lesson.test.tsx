import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import type { QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../../app.tsx';
import { aPlayer, aPlayerLesson, aProgressReply, aTextLesson } from '../../../testing/builders.ts';

const quizLesson = aPlayerLesson({ kind: 'quiz', title: 'Check yourself' });
const content: Extract<Lesson['content'], { kind: 'quiz' }> = {
  kind: 'quiz',
  instructions: '',
  pass_mark: 70,
  max_attempts: 2,
  attempts_used: 0,
  question_count: 1,
  last_result: null,
  last_questions: null,
  best_score: null,
};
const question = {
  id: anId(90),
  kind: 'single' as const,
  prompt: 'What is a stop?',
  points: 1,
  options: [
    { id: anId(91), text: 'A *doubling* of `light`' },
    { id: anId(92), text: '1. May <b>' },
  ],
};
const result = (passed: boolean): QuizResult => ({
  attempt_id: anId(95),
  score: passed ? 100 : 0,
  pass_mark: 70,
  passed,
  submitted_at: '2026-03-02T09:00:00.000Z',
  answers: [
    {
      question_id: question.id,
      chosen: [passed ? anId(91) : anId(92)],
      correct: passed,
      right: passed ? [anId(91)] : null,
      explanation: passed ? 'Each **stop** doubles or halves the light.' : null,
    },
  ],
});

const begin = async (passed: boolean) => {
  const rendered = renderScreen(<App />, {
    url: '/course/drawing-with-light',
    session: {},
    replies: {
      getPlayer: aPlayer([quizLesson]),
      getLesson: aTextLesson({ kind: 'quiz', title: quizLesson.title, content }),
      startQuizAttempt: { attempt_id: anId(95), attempt_no: 1, questions: [question] },
      submitQuizAttempt: { result: result(passed), progress: aProgressReply(quizLesson.id) },
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Start the quiz' }));
  await screen.findByText('What is a stop?');
  return rendered;
};

beforeEach(() => sessionStorage.clear());

test('a passed quiz shows the score and why the answers are right', async () => {
  const { user, calls } = await begin(true);
  expect(screen.getByRole('radio', { name: '1. May <b>' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'A doubling of light' }));
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByRole('heading', { name: 'Passed' })).toBeVisible();
  expect(screen.getByText('stop', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText('doubling', { selector: 'em' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[*`]/);
  expect(calls.find(({ name }) => name === 'submitQuizAttempt')?.body).toEqual({
    answers: [{ question_id: question.id, chosen: [anId(91)] }],
  });
});

test('who comes back sees the last try with its answers, as it was asked', async () => {
  renderScreen(<App />, {
    url: '/course/drawing-with-light',
    session: {},
    replies: {
      getPlayer: aPlayer([quizLesson]),
      getLesson: aTextLesson({
        kind: 'quiz',
        title: quizLesson.title,
        content: {
          ...content,
          attempts_used: 1,
          last_result: result(true),
          last_questions: [question],
          best_score: 100,
        },
      }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Passed' })).toBeVisible();
  expect(screen.getByText('What is a stop?')).toBeVisible();
  expect(screen.getByText('doubling', { selector: 'em' })).toBeVisible();
  expect(screen.getByText('stop', { selector: 'strong' })).toBeVisible();
});

test('handing in with gaps asks once more', async () => {
  const { user, calls } = await begin(false);
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('1 question without an answer');
  expect(calls.some(({ name }) => name === 'submitQuizAttempt')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Hand in' }));
  expect(await screen.findByRole('heading', { name: 'Not passed yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('answers outlive a reload until they are handed in', async () => {
  const { user, unmount } = await begin(true);
  await user.click(screen.getByRole('radio', { name: 'A doubling of light' }));
  unmount();
  await begin(true);
  expect(screen.getByRole('radio', { name: 'A doubling of light' })).toBeChecked();
});
