import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OpenQuestion } from '@stoa/shared/contract/learning/discussions.ts';
import { aTeacher, anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { aFeedback, aFeedbackPage } from '@stoa/shared/testing/feedback-builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { teacher } from '../testing/builders.ts';

const course = { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' };
const other = { id: anId(101), name: 'Shadows', slug: 'shadows' };
const aQuestion = (given: Partial<OpenQuestion> = {}): OpenQuestion => ({
  id: anId(900),
  course_id: course.id,
  course,
  lesson: { id: anId(300), title: 'What light does' },
  parent_id: null,
  kind: 'question',
  at_s: 192,
  author: aTeacher({ id: anId(5), full_name: 'Lina Haddad' }),
  is_own: false,
  by_team: false,
  body: 'Why is the sky blue?',
  removal: null,
  upvotes: 0,
  voted: false,
  pinned: false,
  locked: false,
  solved: false,
  accepted: false,
  reply_count: 0,
  created_at: '2026-03-02T09:00:00.000Z',
  edited_at: null,
  actions: ['reply', 'vote', 'report', 'remove', 'pin', 'lock'],
  ...given,
});
const courses = [
  { ...course, waiting: 1 },
  { ...other, waiting: 2 },
].map(({ id, name, waiting }) => ({ id, name, waiting }));
const list = { items: [aQuestion()], next: null, courses };
const open = (replies: object = {}, url = '/course/questions') =>
  renderScreen(<App />, { url, session: teacher, replies: { listOpenQuestions: list, ...replies } });

beforeEach(() => sessionStorage.clear());

test('a question says where it was asked and leads there', async () => {
  open();
  const card = within(await screen.findByRole('article', { name: 'Question by Lina Haddad' }));
  expect(card.getByText('Why is the sky blue?')).toBeVisible();
  expect(card.getByText('Drawing with light')).toBeVisible();
  expect(card.getByRole('link', { name: 'What light does, at 3:12' })).toHaveAttribute(
    'href',
    `/course/drawing-with-light?lesson=${anId(300)}&discussion=${anId(900)}`,
  );
});

test('it is answered in its place, and leaves the list', async () => {
  let isOpen = true;
  const { user, calls, toasts } = open({
    listOpenQuestions: () => (isOpen ? list : { items: [], next: null, courses: [] }),
    createDiscussion: () => {
      isOpen = false;
      return { ...aQuestion(), id: anId(901), parent_id: anId(900), kind: 'comment', at_s: null };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'It scatters.');
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByText('Every question is answered')).toBeVisible();
  expect(toasts.at(-1)?.message).toMatch(/^Your answer is there/);
  expect(calls.find(({ name }) => name === 'createDiscussion')?.body).toMatchObject({
    course_id: course.id,
    parent_id: anId(900),
    body: 'It scatters.',
  });
});

test('an answer that was refused stays, and is open again after a reload', async () => {
  const createDiscussion = () => Promise.reject(refusal('content_locked'));
  const first = open({ createDiscussion });
  await first.user.click(await screen.findByRole('button', { name: 'Reply' }));
  await first.user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'It scatters.');
  await first.user.click(screen.getByRole('button', { name: 'Send the reply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/has been closed/);
  first.unmount();
  open();
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('It scatters.');
});

test('one course can be chosen, and stands in the address', async () => {
  const { user, calls, url } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), 'Shadows (2)');
  expect(url()).toBe(`/course/questions?course=${other.id}`);
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listOpenQuestions').at(-1)?.query).toMatchObject({
      course_id: other.id,
    }),
  );
});

test('more come on demand; a locked one says why it cannot be answered here', async () => {
  const { user } = open({
    listOpenQuestions: ({ query }: { query: { after?: string } }) =>
      query.after
        ? { items: [aQuestion({ id: anId(902), body: 'The second page', locked: true })], next: null, courses }
        : { ...list, next: anId(900) },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more questions' }));
  expect(await screen.findByText('The second page')).toBeVisible();
  expect(screen.getByText(/Unlock it under the lesson/)).toBeVisible();
});

test('a failure offers another try; without questions the way goes on', async () => {
  const { unmount } = open({ listOpenQuestions: () => Promise.reject(refusal('internal')) });
  expect(await screen.findByText('The questions could not be loaded.')).toBeVisible();
  unmount();
  open({ listOpenQuestions: { items: [], next: null, courses: [] } });
  expect(await screen.findByText('Every question is answered')).toBeVisible();
});

test('what learners say in private stands in a tab of its own, which stands in the address', async () => {
  const { user, url, calls } = open({ listFeedbacks: aFeedbackPage(aFeedback()) });
  await user.click(await screen.findByRole('tab', { name: 'Private feedback' }));
  expect(url()).toBe('/course/questions?tab=feedback');
  const card = within(await screen.findByRole('article', { name: 'Feedback by Lina Haddad' }));
  expect(card.getByText('The second part goes too fast.')).toBeVisible();
  expect(calls.find(({ name }) => name === 'listFeedbacks')?.query).toMatchObject({ box: 'received' });
  await user.click(screen.getByRole('tab', { name: 'Open questions' }));
  expect(await screen.findByText('Why is the sky blue?')).toBeVisible();
  expect(url()).toBe('/course/questions');
});

test('private feedback is said in French, too', async () => {
  const replies = { listFeedbacks: aFeedbackPage(aFeedback()) };
  const given = { url: '/course/questions?tab=feedback', session: teacher, replies };
  expect(await untranslated(<App />, { ...given, until: 'The second part goes too fast.' })).toEqual([]);
});

test('in French it is said in French', async () => {
  const replies = { listOpenQuestions: list };
  const given = { url: '/course/questions', session: teacher, replies, until: 'Why is the sky blue?' };
  const names = ['Drawing with light (1)', 'Shadows (2)'];
  expect(await untranslated(<App />, { ...given, except: names })).toEqual([]);
});
