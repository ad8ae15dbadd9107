import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in.tsx';
import { CourseCard, type CourseCardProps } from './course-card.tsx';

const course: CourseCardProps = {
  to: '/course-info/light',
  title: 'Drawing with light',
  coverUrl: null,
  creatorName: 'Omar Saleh',
  durationS: 45,
  rating: 4.56,
  ratingCount: 1200,
  price: { minor: 1250, currency: 'EUR' },
};
const at = { url: '/' };

test('a card tells length, rating and price', async () => {
  await renderIn('en', <CourseCard {...course} />, at);
  expect(screen.getByText('under 1 min')).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'Rated 4.6 out of 5 by 1,200, weighted with the site’s average' }),
  ).toBeVisible();
  expect(screen.getByText('€12.50')).toBeVisible();
});

test('in French it speaks and counts French', async () => {
  await renderIn('fr', <CourseCard {...course} />, at);
  expect(screen.getByText('moins de 1 min')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^Note de 4,6 sur 5 \(1\s200 avis\), pondérée par la moyenne du site$/ }),
  ).toBeVisible();
  expect(screen.getByText(/^12,50\s€$/)).toBeVisible();
});

test('free, unrated and finished have words of their own', async () => {
  const free = { ...course, rating: null, price: { minor: 0, currency: 'EUR' } };
  const { unmount } = await renderIn('fr', <CourseCard {...free} />, at);
  expect(screen.getByText('Gratuit')).toBeVisible();
  expect(screen.getByText('Aucun avis pour l’instant')).toBeVisible();
  unmount();
  const { unmount: leave } = await renderIn('fr', <CourseCard {...course} progress={40} />, at);
  expect(screen.getByText(/^40\s% terminé$/)).toBeVisible();
  expect(screen.getByLabelText('Progression dans Drawing with light')).toBeVisible();
  leave();
  await renderIn('fr', <CourseCard {...course} progress={100} />, at);
  expect(screen.getByText('Terminé')).toBeVisible();
});
