import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../routes.tsx';
import { aCourseInReview, aQueueRow } from '../testing/builders.ts';

const session = { roles: ['admin' as const], permissions: ['review-course' as const] };
const url = '/course/review/drawing-with-light';

test('the queue leads to the course', async () => {
  renderScreen(<App />, {
    url: '/review',
    session,
    replies: { listReviewQueue: { items: [aQueueRow()], page: 1, per_page: 20, total: 1, counts: { in_review: 1 } } },
  });
  expect(await screen.findByRole('link', { name: 'Review Drawing with light' })).toHaveAttribute('href', url);
  expect(screen.getByRole('tab', { name: 'In review (1)' })).toBeVisible();
});

test('publishing tells the rest of the page', async () => {
  const { user, events } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      publishCourse: aCourseInReview({ status: 'published', actions: ['unpublish'] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the course' }));
  expect(await screen.findByRole('button', { name: 'Take off the catalogue' })).toBeVisible();
  expect(events).toContainEqual({
    name: 'course-status-changed',
    detail: { courseId: anId(100), status: 'published' },
  });
});

test('a request for changes needs a reason long enough to be of use', async () => {
  const { user, calls } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      commentOnReview: aCourseInReview({ status: 'changes_requested', actions: [] }),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Bad');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(screen.getByText('Write at least 10 characters.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'commentOnReview')).toBe(false);

  await user.type(screen.getByRole('textbox', { name: 'Comment' }), ' sound in the second video');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText(/nothing to decide/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'commentOnReview')?.body).toEqual({
    body: 'Bad sound in the second video',
    blocking: true,
  });
});

test('a decision that came too late is refused with the reason', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      publishCourse: () => {
        throw refusal('course_transition', { message: 'A course that is draft cannot become published.' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the course' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/has changed meanwhile/);
});

test('the queue and a review speak French', async () => {
  const queue = { items: [aQueueRow()], page: 1, per_page: 20, total: 1, counts: { in_review: 1 } };
  const replies = { listReviewQueue: queue, getCourseReview: aCourseInReview() };
  expect(await untranslated(<App />, { url: '/review', session, replies, until: 'Drawing with light' })).toEqual([]);
  expect(
    await untranslated(<App />, {
      url,
      session,
      replies,
      until: 'Drawing with light',
      except: ['Description', 'Format'],
    }),
  ).toEqual([]);
});
