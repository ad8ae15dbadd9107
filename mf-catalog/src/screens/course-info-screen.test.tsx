import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../routes.tsx';
import { aCourse } from '../testing/builders.ts';

const noRatings = { items: [], page: 1, per_page: 6, total: 0, distribution: [0, 0, 0, 0, 0], mean: null };
const url = '/course-info/drawing-with-light';
const enrolment = {
  id: anId(80),
  course_id: anId(100),
  status: 'active' as const,
  percentage: 0,
  enrolled_at: '2026-03-01T09:00:00.000Z',
  completed_at: null,
};

test('a guest is sent to log in, and comes back', async () => {
  const { user, loginRequests } = renderScreen(<App />, {
    url,
    replies: { getCourseDetails: aCourse(), listRatings: noRatings },
  });
  await user.click(await screen.findByRole('button', { name: 'Log in to enrol' }));
  expect(loginRequests()).toBe(1);
});

test('enrolling opens the player and tells the rest of the page', async () => {
  const { user, navigations, events } = renderScreen(<App />, {
    url,
    session: {},
    replies: { getCourseDetails: aCourse(), listRatings: noRatings, enroll: enrolment },
  });
  await user.click(await screen.findByRole('button', { name: 'Enrol for free' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/course/drawing-with-light'));
  expect(events).toContainEqual({ name: 'course-enrolled', detail: { courseId: anId(100) } });
});

test('one who is enrolled already is simply let in', async () => {
  const { user, navigations } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getCourseDetails: aCourse(),
      listRatings: noRatings,
      enroll: () => {
        throw refusal('already_enrolled');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enrol for free' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/course/drawing-with-light'));
});

test('a refused enrolment says why and leaves the button', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getCourseDetails: aCourse(),
      listRatings: noRatings,
      enroll: () => {
        throw refusal('course_not_open');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enrol for free' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enrol for free' })).toBeEnabled();
});

test('a course that is gone says so and leads on', async () => {
  renderScreen(<App />, {
    url,
    replies: {
      getCourseDetails: () => {
        throw refusal('not_found');
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This course is not here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute('href', '/marketplace');
});
