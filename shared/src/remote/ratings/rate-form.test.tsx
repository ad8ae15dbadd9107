import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Rating } from '../../contract/market/ratings.ts';
import { aTeacher, anId } from '../../testing/builders.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RateForm } from './rate-form.tsx';

const at = '2026-03-01T10:00:00.000Z';
const before: Rating = {
  id: anId(7),
  rating: 4,
  comment: 'Slow at first, and then it carries one along.',
  user: aTeacher(),
  reply: null,
  created_at: at,
  updated_at: at,
};
const show = (mine: Rating | null) =>
  renderScreen(<RateForm courseId={anId(1)} />, {
    url: '/',
    session: {},
    replies: {
      listRatings: {
        items: [],
        page: 1,
        per_page: 1,
        total: 0,
        distribution: [0, 0, 0, 0, 0],
        mean: null,
        can_reply: false,
        mine,
      },
      rateCourse: before,
    },
  });

test('who has rated already changes what they said, and loses none of it unseen', async () => {
  const { user, calls } = show(before);
  expect(await screen.findByRole('textbox')).toHaveValue(before.comment);
  await user.type(screen.getByRole('textbox'), ' Worth it.');
  await user.click(screen.getByRole('button', { name: 'Change the rating' }));
  expect(calls.filter(({ name }) => name === 'rateCourse')).toMatchObject([
    { body: { rating: 4, comment: `${before.comment} Worth it.` } },
  ]);
});

test('who has not begins with nothing, and is asked for stars', async () => {
  const { user, calls } = show(null);
  await user.click(await screen.findByRole('button', { name: 'Publish the rating' }));
  expect(screen.getByText('Choose 1 to 5 stars.')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'rateCourse')).toEqual([]);
});
