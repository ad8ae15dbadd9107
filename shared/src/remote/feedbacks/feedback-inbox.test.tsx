import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FeedbackStatus } from '../../contract/learning/feedback-words.ts';
import { anId } from '../../testing/builders.ts';
import { refusal, type Replies } from '../../testing/fake-api.ts';
import { aFeedback, aFeedbackPage } from '../../testing/feedback-builders.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FeedbackInbox } from './feedback-inbox.tsx';

const open = (replies: Replies = {}, url = '/') =>
  renderScreen(<FeedbackInbox />, {
    url,
    session: {},
    replies: { listFeedbacks: aFeedbackPage(aFeedback()), ...replies },
  });
const card = async () => within(await screen.findByRole('article', { name: 'Feedback by Lina Haddad' }));

test('it says who wrote what about what, and the average of the stars', async () => {
  open({ listFeedbacks: { ...aFeedbackPage(aFeedback()), mean: 3.5, rated: 7, total: 12 } });
  const shown = await card();
  expect(shown.getByText('New')).toBeVisible();
  expect(shown.getByText('The second part goes too fast.')).toBeVisible();
  expect(screen.getByText('12 pieces of feedback')).toBeVisible();
  expect(screen.getByRole('img', { name: /3\.5.*7/ })).toBeVisible();
});

test('it is marked, which can be undone', async () => {
  let status: FeedbackStatus = 'new';
  const { user, toasts, calls } = open({
    listFeedbacks: () => aFeedbackPage(aFeedback({ status })),
    markFeedback: ({ body }: { body: { status: FeedbackStatus } }) => aFeedback({ status: (status = body.status) }),
  });
  await user.click((await card()).getByRole('button', { name: 'Mark as resolved' }));
  expect(await (await card()).findByText('Resolved')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  expect(toasts.at(-1)?.message).toMatch(/^Marked as resolved/);
  toasts.at(-1)?.action?.run();
  expect(await (await card()).findByText('New')).toBeVisible();
  const marks = calls.filter(({ name }) => name === 'markFeedback');
  expect(marks.map(({ body }) => body)).toEqual([{ status: 'resolved' }, { status: 'new' }]);
});

test('what leaves a filtered list leaves the keyboard at the count', async () => {
  let isLeft = false;
  const { user } = open(
    {
      listFeedbacks: () => (isLeft ? aFeedbackPage() : aFeedbackPage(aFeedback())),
      markFeedback: () => {
        isLeft = true;
        return aFeedback({ status: 'seen' });
      },
    },
    '/?status=new',
  );
  await user.click((await card()).getByRole('button', { name: 'Mark as seen' }));
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  await waitFor(() => expect(screen.getByText('No feedback')).toHaveFocus());
});

test('filters stand in the address, beside what stood there', async () => {
  const { user, url, calls } = open({}, '/?tab=feedback&page=3');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), 'Shadows');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What it is about' }), 'Teacher');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Seen');
  expect(url()).toBe(`/?tab=feedback&course=${anId(101)}&subject=instructor&status=seen`);
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listFeedbacks').at(-1)?.query).toMatchObject({
      box: 'received',
      course_id: anId(101),
      subject: 'instructor',
      status: 'seen',
    }),
  );
});

test('nonsense in the address filters nothing', async () => {
  const { calls } = open({}, '/?course=x&subject=weather&status=lost&page=-2');
  await card();
  expect(calls.find(({ name }) => name === 'listFeedbacks')?.query).toEqual({
    ...{ box: 'received', page: 1, per_page: 20 },
    ...{ sort: 'created', order: 'descending' },
  });
});

test('without any it says what will be here; a failure offers another try; a refused mark is said', async () => {
  const first = open({ listFeedbacks: aFeedbackPage() });
  expect(await screen.findByText('No feedback yet')).toBeVisible();
  first.unmount();
  const second = open({ listFeedbacks: () => Promise.reject(refusal('internal')) });
  expect(await screen.findByText('The feedback could not be loaded.')).toBeVisible();
  second.unmount();
  const { user, toasts } = open({ markFeedback: () => Promise.reject(refusal('not_found')) });
  await user.click((await card()).getByRole('button', { name: 'Mark as seen' }));
  await waitFor(() => expect(toasts.at(-1)?.kind).toBe('error'));
});
