import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aCourse, aPaidCourse, aPlan } from '../testing/builders.ts';

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

test('who teaches it with its creator is named beside them', async () => {
  const co_instructors = [
    aTeacher({ id: anId(3), full_name: 'Ada Porch' }),
    aTeacher({ id: anId(4), full_name: 'Bo Column' }),
  ];
  renderScreen(<App />, { url, replies: { getCourseDetails: aCourse({ co_instructors }), listRatings: noRatings } });
  const together = within(await screen.findByRole('list', { name: 'Taught together with' }));
  expect(together.getByRole('link', { name: 'Ada Porch' })).toHaveAttribute('href', `/instructor/${anId(3)}`);
  expect(together.getByRole('link', { name: 'Bo Column' })).toBeVisible();
});

test('enrolling opens the player and tells the rest of the page', async () => {
  const { user, navigations, events } = renderScreen(<App />, {
    url,
    session: {},
    replies: { getCourseDetails: aCourse(), listRatings: noRatings, enrol: enrolment },
  });
  await user.click(await screen.findByRole('button', { name: 'Enrol for free' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/course/drawing-with-light'));
  expect(events).toContainEqual({ name: 'course-enrolled', detail: { courseId: anId(100) } });
});

test('who went on while they were enrolled is not taken to the player', async () => {
  const late = lateReply(() => enrolment);
  const { user, platform, navigations, toasts } = renderScreen(<App />, {
    url,
    session: {},
    replies: { getCourseDetails: aCourse(), listRatings: noRatings, enrol: late.reply },
  });
  await user.click(await screen.findByRole('button', { name: 'Enrol for free' }));
  // The code of this screen is still on its way when the reply comes.
  platform.navigation.navigate('/marketplace');
  await late.come();
  expect(toasts).toHaveLength(1);
  expect(navigations.map(({ to }) => to)).toEqual(['/marketplace']);
});

test('what a guest asked for is done when they come back signed in, once', async () => {
  const replies = { getCourseDetails: aCourse(), listRatings: noRatings, enrol: enrolment };
  const guest = renderScreen(<App />, { url, replies });
  await guest.user.click(await screen.findByRole('button', { name: 'Log in to enrol' }));
  guest.unmount();
  const { navigations, calls, unmount } = renderScreen(<App />, { url, session: {}, replies });
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/course/drawing-with-light'));
  expect(calls.filter(({ name }) => name === 'enrol').map(({ body }) => body)).toEqual([{ course_id: anId(100) }]);
  unmount();
  const later = renderScreen(<App />, { url, session: {}, replies });
  expect(await screen.findByRole('button', { name: 'Enrol for free' })).toBeEnabled();
  expect(later.calls.filter(({ name }) => name === 'enrol')).toEqual([]);
});

test('whoever came back without logging in is asked anew', async () => {
  const replies = { getCourseDetails: aCourse(), listRatings: noRatings, enrol: enrolment };
  const guest = renderScreen(<App />, { url, replies });
  await guest.user.click(await screen.findByRole('button', { name: 'Log in to enrol' }));
  guest.unmount();
  const back = renderScreen(<App />, { url, replies });
  expect(await screen.findByRole('button', { name: 'Log in to enrol' })).toBeVisible();
  back.unmount();
  const { calls } = renderScreen(<App />, { url, session: {}, replies });
  expect(await screen.findByRole('button', { name: 'Enrol for free' })).toBeEnabled();
  expect(calls.filter(({ name }) => name === 'enrol')).toEqual([]);
});

test('one who is enrolled already is simply let in', async () => {
  const { user, navigations } = renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getCourseDetails: aCourse(),
      listRatings: noRatings,
      enrol: () => {
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
      enrol: () => {
        throw refusal('course_not_open');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enrol for free' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enrol for free' })).toBeEnabled();
});

test('a course that is gone says so and leads on', async () => {
  const { user, url: address } = renderScreen(<App />, {
    url,
    replies: {
      getCourseDetails: () => {
        throw refusal('not_found');
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This course could not be found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute('href', '/marketplace');
  await user.type(screen.getByRole('searchbox', { name: 'Search for a course' }), ' light & shade {Enter}');
  expect(address()).toBe('/marketplace/results?q=light+%26+shade');
});

test.each([
  { given: { student_percentage: 0 }, links: ['Start the course'] },
  { given: { student_percentage: 40 }, links: ['Continue learning'] },
  {
    given: { student_percentage: 100, certificate_slug: 'ada-light' },
    links: ['View certificate', 'Go through it again'],
  },
  {
    given: { student_percentage: 90, certificate_slug: 'ada-light' },
    links: ['View certificate', 'Continue learning'],
  },
  { given: { student_percentage: 100 }, links: ['Go through it again'] },
])('one who is enrolled ($given) is offered $links', async ({ given, links }) => {
  renderScreen(<App />, { url, session: {}, replies: { getCourseDetails: aCourse(given), listRatings: noRatings } });
  const panel = await screen.findByRole('complementary', { name: 'Enrolment' });
  const offered = within(panel).getAllByRole('link');
  expect(offered.map(({ textContent }) => textContent)).toEqual(links);
  if (given.certificate_slug) expect(offered[0]).toHaveAttribute('href', '/certificates/ada-light');
});

test('beside the rating stands why it is not the plain average, and the plain average with the ratings', async () => {
  const rating = { rating: 4.2, rating_count: 2 };
  const { user } = renderScreen(<App />, {
    url,
    replies: {
      getCourseDetails: aCourse(rating),
      listRatings: { ...noRatings, total: 2, distribution: [0, 0, 0, 0, 2], mean: 4.2 },
    },
  });
  const [beside] = await screen.findAllByText('How this number is made');
  await user.click(beside!);
  expect(screen.getAllByText(/^So that a few ratings cannot decide it/)[0]).toBeVisible();
  expect(await screen.findByText('Plain average of these ratings: 5.0')).toBeVisible();
});

const constants = {
  levels: [],
  content_type: [],
  course_review_status: [],
  CERTIFICATE_IMG_URL: '/certificate.svg',
};

test.each([{ session: {} }, {}])('a paid course leads to the till, a guest too (%j)', async (viewer) => {
  renderScreen(<App />, {
    url,
    ...viewer,
    replies: {
      getCourseDetails: aPaidCourse(),
      listRatings: noRatings,
      getCourseConstants: { ...constants, payments_open: true },
    },
  });
  expect(await screen.findByRole('link', { name: 'Buy for $19' })).toHaveAttribute(
    'href',
    '/payment?course=drawing-with-light',
  );
  expect(screen.getByText(/You pay once and keep the course/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('beside the price stands what a plan would give; whoever may watch all is led to the videos', async () => {
  const replies = {
    getCourseDetails: aPaidCourse(),
    listRatings: noRatings,
    getCourseConstants: { ...constants, payments_open: true },
    listPlansOnOffer: [aPlan({ grants: [] }), aPlan({ id: anId(961), name: 'All of it', interval: 'year' })],
  };
  const { unmount } = renderScreen(<App />, { url, replies });
  expect(await screen.findByText(/Or the videos of all courses with/)).toHaveTextContent('from $19 a year');
  expect(screen.getByRole('link', { name: 'All of it' })).toHaveAttribute('href', `/payment?plan=${anId(961)}`);
  unmount();
  renderScreen(<App />, { url, replies, session: { permissions: ['view-course-all-videos'] } });
  expect(await screen.findByRole('link', { name: 'Watch the course' })).toHaveAttribute(
    'href',
    '/course/drawing-with-light',
  );
  expect(screen.queryByText(/Or the videos of all courses/)).toBeNull();
});

test('one who left a paid course comes back without paying', async () => {
  const { user, navigations } = renderScreen(<App />, {
    url,
    session: {},
    replies: { getCourseDetails: aPaidCourse({ can_come_back: true }), listRatings: noRatings, enrol: enrolment },
  });
  await user.click(await screen.findByRole('button', { name: 'Come back to the course' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/course/drawing-with-light'));
});

test('that nobody can buy is said once it is known, and not before', async () => {
  const late = lateReply(() => ({ ...constants, payments_open: false }));
  renderScreen(<App />, {
    url,
    session: {},
    replies: { getCourseDetails: aPaidCourse(), listRatings: noRatings, getCourseConstants: late.reply },
  });
  expect(await screen.findByRole('button', { name: 'Buy for $19' })).toBeDisabled();
  expect(screen.queryByText('Nobody can buy this course yet')).toBeNull();
  await late.come();
  expect(screen.getByText('Nobody can buy this course yet')).toBeVisible();
  expect(screen.queryByText('Buy for $19')).toBeNull();
});
