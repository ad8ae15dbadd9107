import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Recommendation } from '@stoa/shared/contract/market/catalogue.ts';
import { aCourseCard, anId, aPathProgress, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aNotification, anEnrolledCourse, aTakenPath, aWeeklyGoal, takenPaths } from '../testing/builders.ts';

const list = (items: ReturnType<typeof anEnrolledCourse>[]) => ({ items, page: 1, per_page: 5, total: items.length });
const shadows: Recommendation = {
  course: aCourseCard({ id: anId(101), name: 'Reading shadows', slug: 'reading-shadows' }),
  reason: { kind: 'interest', category: { name: 'Design', slug: 'design' } },
};
const told = {
  goal: 'fun',
  interests: [anId(5)],
  level: 'beginner',
  weekly_minutes: 60,
  language: 'en',
} as const;
const replies = (given: Replies = {}): Replies => ({
  listEnrolments: list([anEnrolledCourse()]),
  listCertificates: [],
  listRecommendations: [shadows],
  getIntroduction: { ...told, interests: [...told.interests] },
  listNextClasses: [],
  listDueAssignments: [],
  listDuePathAssignments: [],
  listTakenPaths: takenPaths(),
  getWeeklyGoal: aWeeklyGoal(),
  ...given,
});

test('the course touched last is one step from its next lesson, and says how much is left', async () => {
  renderScreen(<App />, { url: '/home', session: {}, replies: replies() });
  expect(await screen.findByRole('link', { name: 'Continue learning' })).toHaveAttribute(
    'href',
    `/course/drawing-with-light?lesson=${anId(72)}`,
  );
  expect(screen.getByText('Next: Shadows')).toBeVisible();
  expect(screen.getByText('36 min left')).toBeVisible();
});

test('what is recommended says why, and the questions are not asked again', async () => {
  renderScreen(<App />, { url: '/home', session: {}, replies: replies() });
  const recommended = await screen.findByRole('region', { name: 'Recommended for you' });
  expect(within(recommended).getByRole('link', { name: 'Reading shadows' })).toHaveAttribute(
    'href',
    '/course-info/reading-shadows',
  );
  expect(within(recommended).getByText('Because you chose Design')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tell us' })).toBeNull();
});

test('who has told nothing yet is asked, and shown what is popular', async () => {
  renderScreen(<App />, {
    url: '/home',
    session: {},
    replies: replies({
      getIntroduction: null,
      listRecommendations: [{ ...shadows, reason: { kind: 'popular' } }],
    }),
  });
  expect(await screen.findByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/welcome');
  expect(await screen.findByRole('region', { name: 'Popular with learners' })).toBeVisible();
});

test('the newest notifications lead where they are about', async () => {
  renderScreen(<App />, {
    url: '/home',
    session: { notifications: [aNotification({ title: 'A certificate is yours', link: '/certificates/light' })] },
    replies: replies(),
  });
  const news = await screen.findByRole('region', { name: 'Recent activity' });
  expect(within(news).getByRole('link', { name: 'A certificate is yours' })).toHaveAttribute(
    'href',
    '/certificates/light',
  );
});

test('one who takes nothing yet is led to the marketplace', async () => {
  renderScreen(<App />, { url: '/', session: {}, replies: replies({ listEnrolments: list([]) }) });
  expect(await screen.findByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/marketplace');
});

test('learning paths in progress say what is next, and lead to it', async () => {
  const done = aTakenPath({
    id: anId(81),
    title: 'Cutting stone',
    progress: aPathProgress({ completed_at: '2026-03-09T09:00:00.000Z' }),
  });
  renderScreen(<App />, {
    url: '/home',
    session: {},
    replies: replies({ listTakenPaths: takenPaths([done, aTakenPath()]) }),
  });
  const paths = within(await screen.findByRole('region', { name: 'Your learning paths' }));
  expect(paths.getByRole('link', { name: 'Seeing and shaping light' })).toHaveAttribute(
    'href',
    '/learning-path-info/seeing-light',
  );
  expect(paths.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(paths.getByText('1 of 2 courses completed')).toBeVisible();
  expect(paths.getByRole('link', { name: 'Continue with Course 2' })).toHaveAttribute('href', '/course/course-2');
  expect(paths.queryByText('Cutting stone')).toBeNull();
  expect(paths.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/my-courses?tab=paths');
});

test('who takes no path sees nothing of them; where they cannot be read it says so', async () => {
  const none = renderScreen(<App />, { url: '/home', session: {}, replies: replies() });
  await screen.findByRole('region', { name: 'Recommended for you' });
  await waitFor(() => expect(none.calls.some(({ name }) => name === 'listTakenPaths')).toBe(true));
  expect(screen.queryByText('Your learning paths')).toBeNull();
  none.unmount();
  const listTakenPaths = () => {
    throw refusal('internal');
  };
  renderScreen(<App />, { url: '/home', session: {}, replies: replies({ listTakenPaths }) });
  expect(await screen.findByText('Your learning paths could not be loaded')).toBeVisible();
});

test('the page stands when recommendations cannot be read', async () => {
  renderScreen(<App />, {
    url: '/home',
    session: { permissions: ['review-course'] },
    replies: replies({
      listRecommendations: () => {
        throw refusal('unavailable');
      },
      getIntroduction: () => {
        throw refusal('unavailable');
      },
    }),
  });
  expect(await screen.findByRole('link', { name: 'Continue learning' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('courses that cannot be read say so, and can be asked for again', async () => {
  let isDown = true;
  const { user } = renderScreen(<App />, {
    url: '/home',
    session: {},
    replies: replies({
      listEnrolments: () => {
        if (isDown) throw refusal('internal');
        return list([anEnrolledCourse()]);
      },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Your courses could not be loaded' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Continue learning' })).toBeVisible();
});

test('an account that is about to be deleted can be kept', async () => {
  const deletes_at = '2026-04-14T09:00:00.000Z';
  const { user, calls, refreshes, toasts } = renderScreen(<App />, {
    url: '/home',
    session: { user: aUser({ deletes_at }) },
    replies: replies({ keepAccount: aUser() }),
  });
  expect(await screen.findByText('Your account will be deleted on 14 April 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(refreshes()).toBe(1));
  expect(calls.some(({ name }) => name === 'keepAccount')).toBe(true);
  expect(toasts).toMatchObject([{ kind: 'success' }]);
});

test('the screen speaks French', async () => {
  const options = {
    url: '/home',
    session: {
      user: aUser({ deletes_at: '2026-04-14T09:00:00.000Z' }),
      permissions: ['review-course', 'create-course', 'manage-releases'],
      notifications: [aNotification()],
    },
    replies: replies({ getIntroduction: null, listTakenPaths: takenPaths([aTakenPath()]) }),
    until: 'Reading shadows',
  } as const;
  expect(await untranslated(<App />, options as never)).toEqual([]);
});

test('who has a dashboard is led there, and is not told to find a course', async () => {
  const session = { permissions: ['review-course' as const] };
  renderScreen(<App />, { url: '/home', session, replies: replies({ listEnrolments: list([]) }) });
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(await screen.findByText('Reading shadows')).toBeVisible();
  expect(screen.queryByText('No course in progress')).toBeNull();
});
