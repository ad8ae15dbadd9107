import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../routes.tsx';
import { anEnrolledCourse } from '../testing/builders.ts';

const list = (items: ReturnType<typeof anEnrolledCourse>[]) => ({ items, page: 1, per_page: 5, total: items.length });
const counts = { courses: 1, learners: 1, creators: 1, certificates: 0 };
const featured = {
  popular: [aCourseCard({ id: anId(101), name: 'Reading shadows', slug: 'reading-shadows' })],
  newest: [],
  free: [],
  counts,
};

test('the course touched last is one step from its next lesson', async () => {
  renderScreen(<App />, {
    url: '/home',
    session: {},
    replies: { listEnrollments: list([anEnrolledCourse()]), listCertificates: [], getFeatured: featured },
  });
  expect(await screen.findByRole('link', { name: 'Continue learning' })).toHaveAttribute(
    'href',
    `/course/drawing-with-light?lesson=${anId(72)}`,
  );
  expect(screen.getByText('Next: Shadows')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Reading shadows' })).toBeVisible();
});

test('one who takes nothing yet is led to the marketplace', async () => {
  renderScreen(<App />, {
    url: '/',
    session: {},
    replies: { listEnrollments: list([]), listCertificates: [], getFeatured: featured },
  });
  expect(await screen.findByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/marketplace');
});

test('the page stands when recommendations cannot be read', async () => {
  renderScreen(<App />, {
    url: '/home',
    session: { permissions: ['review-course'] },
    replies: {
      listEnrollments: list([anEnrolledCourse()]),
      listCertificates: [],
      getFeatured: () => {
        throw refusal('unavailable');
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Continue learning' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Courses to review' })).toHaveAttribute('href', '/review');
});
