import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Wish } from '@stoa/shared/contract/learning/wishes.ts';
import { aCourseCard, anId, aPathProgress } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { anEnrolledCourse, aTakenPath, takenPaths } from '../testing/builders.ts';

test('leaving a course asks first, and can be undone', async () => {
  let items = [anEnrolledCourse()];
  const { user, calls, toasts } = renderScreen(<App />, {
    url: '/my-courses',
    session: {},
    replies: {
      listEnrolments: () => ({ items, page: 1, per_page: 12, total: items.length }),
      unenrol: () => {
        items = [];
        return { ok: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Leave Drawing with light' }));
  await user.click(await screen.findByRole('button', { name: 'Leave the course' }));
  expect(await screen.findByText('No course in progress')).toBeVisible();
  expect(calls.find(({ name }) => name === 'unenrol')?.params).toEqual({ id: anId(80) });
  expect(toasts.at(-1)).toMatchObject({ action: { label: 'Undo' } });
});

test('tab, order and search stand in the address, and the server is asked for them', async () => {
  const { user, url, calls } = renderScreen(<App />, {
    url: '/my-courses?tab=completed&q=light',
    session: {},
    replies: { listEnrolments: { items: [anEnrolledCourse()], page: 1, per_page: 12, total: 1 } },
  });
  const lastAsked = () => calls.filter(({ name }) => name === 'listEnrolments').at(-1)?.query;
  await screen.findByRole('link', { name: 'Drawing with light' });
  expect(lastAsked()).toMatchObject({ status: 'completed', q: 'light', sort: 'recent', archived: false });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Furthest first');
  expect(url()).toBe('/my-courses?tab=completed&q=light&sort=progress');
  await waitFor(() => expect(lastAsked()).toMatchObject({ status: 'completed', sort: 'progress' }));
  await user.click(screen.getByRole('tab', { name: 'Archived' }));
  expect(url()).toBe('/my-courses?tab=archived');
  await waitFor(() => expect(lastAsked()).toMatchObject({ archived: true }));
  expect(lastAsked()).not.toHaveProperty('q');
});

test('a course is archived and taken back, and the keyboard goes on at the list', async () => {
  let archived_at: string | null = null;
  const { user, toasts } = renderScreen(<App />, {
    url: '/my-courses',
    session: {},
    replies: {
      listEnrolments: ({ query }) => {
        const items = query.archived === (archived_at !== null) ? [anEnrolledCourse({ archived_at })] : [];
        return { items, page: 1, per_page: 12, total: items.length };
      },
      archiveEnrolment: () => {
        archived_at = '2026-03-10T10:00:00.000Z';
        return anEnrolledCourse();
      },
      unarchiveEnrolment: () => {
        archived_at = null;
        return anEnrolledCourse();
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Archive Drawing with light' }));
  expect(await screen.findByText('No course in progress')).toBeVisible();
  expect(screen.getByText('0 courses')).toHaveFocus();
  toasts.at(-1)?.action?.run();
  await screen.findByRole('button', { name: 'Archive Drawing with light' });
  await user.click(screen.getByRole('button', { name: 'Archive Drawing with light' }));
  await screen.findByText('No course in progress');
  await user.click(screen.getByRole('tab', { name: 'Archived' }));
  await user.click(await screen.findByRole('button', { name: 'Take Drawing with light back from the archive' }));
  expect(await screen.findByText('Nothing is archived')).toBeVisible();
  expect(toasts.at(-1)?.message).toBe('Drawing with light is back among your courses.');
});

test('a course that cannot be archived stays, and says why', async () => {
  const { user, toasts } = renderScreen(<App />, {
    url: '/my-courses',
    session: {},
    replies: {
      listEnrolments: { items: [anEnrolledCourse()], page: 1, per_page: 12, total: 1 },
      archiveEnrolment: () => {
        throw refusal('unavailable');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Archive Drawing with light' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
  expect(screen.getByRole('link', { name: 'Drawing with light' })).toBeVisible();
});

test('each empty list says what fills it, and a search without a result can be ended', async () => {
  const replies: Replies = {
    listEnrolments: { items: [], page: 1, per_page: 12, total: 0 },
    listWishes: { items: [], page: 1, per_page: 12, total: 0 },
    listWishedIds: [],
  };
  const { user, url } = renderScreen(<App />, { url: '/my-courses', session: {}, replies });
  expect(await screen.findByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/marketplace');
  await user.click(screen.getByRole('tab', { name: 'Completed' }));
  expect(await screen.findByRole('link', { name: 'See courses in progress' })).toHaveAttribute('href', '/my-courses');
  await user.click(screen.getByRole('tab', { name: 'Wish list' }));
  expect(await screen.findByText('Your wish list is empty')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search the wish list' }), 'pots');
  await user.click(await screen.findByRole('button', { name: 'Show all of them' }));
  expect(url()).toBe('/my-courses?tab=wishes');
});

const aWish = (given: Partial<Wish> = {}): Wish => ({
  course: aCourseCard(),
  status: 'published',
  wished_at: '2026-03-01T09:00:00.000Z',
  ...given,
});

test('the wish list leads to its courses; what is taken off is gone at once and comes back by the undo', async () => {
  const gone = aWish({
    course: aCourseCard({ id: anId(90), name: 'Firing pots', slug: 'pots' }),
    status: 'unpublished',
  });
  let wished = [aWish(), gone];
  const ids = () => wished.map(({ course }) => course.id);
  const { user, toasts } = renderScreen(<App />, {
    url: '/my-courses?tab=wishes',
    session: {},
    replies: {
      listWishes: () => ({ items: wished, page: 1, per_page: 12, total: wished.length }),
      listWishedIds: ids,
      removeWish: ({ params }) => {
        wished = wished.filter(({ course }) => course.id !== params.id);
        return ids();
      },
      addWish: () => {
        wished = [aWish(), ...wished];
        return ids();
      },
    },
  });
  const link = await screen.findByRole('link', { name: 'Drawing with light' });
  expect(link).toHaveAttribute('href', '/course-info/drawing-with-light');
  expect(screen.getByText('This course is not offered at the moment.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take off the wish list: Drawing with light' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Drawing with light' })).toBeNull());
  expect(await screen.findByText('1 course')).toHaveFocus();
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
  toasts.at(-1)?.action?.run();
  expect(await screen.findByRole('link', { name: 'Drawing with light' })).toBeVisible();
});

test('a course that cannot be left stays, and says why', async () => {
  const { user, toasts } = renderScreen(<App />, {
    url: '/my-courses',
    session: {},
    replies: {
      listEnrolments: { items: [anEnrolledCourse()], page: 1, per_page: 12, total: 1 },
      unenrol: () => {
        throw refusal('unavailable');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Leave Drawing with light' }));
  await user.click(await screen.findByRole('button', { name: 'Leave the course' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
  expect(screen.getByRole('link', { name: 'Drawing with light' })).toBeVisible();
});

test('the screen speaks French', async () => {
  const options = {
    url: '/my-courses',
    session: {},
    replies: {
      listEnrolments: {
        items: [anEnrolledCourse({ certificate_slug: 'light' })],
        page: 1,
        per_page: 12,
        total: 30,
      },
    },
    until: 'Drawing with light',
    except: ['Pages', 'Page 1', 'Page 2', 'Page 3'],
  };
  expect(await untranslated(<App />, options)).toEqual([]);
});

const completed = aTakenPath({
  id: anId(81),
  title: 'Cutting stone',
  is_offered: false,
  progress: aPathProgress({
    completed_at: '2026-03-09T09:00:00.000Z',
    next_course: null,
    certificate_slug: 'nadia-stone',
  }),
});

test('learning paths stand on a tab of their own, in the address', async () => {
  const { user, url } = renderScreen(<App />, {
    url: '/my-courses?status=active',
    session: {},
    replies: {
      listEnrolments: { items: [anEnrolledCourse()], page: 1, per_page: 12, total: 1 },
      listTakenPaths: takenPaths([aTakenPath(), completed], 13),
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Learning paths' }));
  expect(url()).toBe('/my-courses?tab=paths');
  const [begun, ended] = (await screen.findAllByRole('article')) as [HTMLElement, HTMLElement];
  expect(within(begun).getByText('1 of 2 courses completed')).toBeVisible();
  expect(within(begun).getByRole('link', { name: 'Continue with Course 2' })).toBeVisible();
  expect(within(ended).getByText('Completed on 9 March 2026')).toBeVisible();
  expect(within(ended).getByText('No longer offered. You keep it.')).toBeVisible();
  expect(within(ended).getByRole('link', { name: 'View certificate' })).toHaveAttribute(
    'href',
    '/certificates/nadia-stone',
  );
  expect(screen.getByRole('status')).toHaveTextContent('13 learning paths');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(url()).toBe('/my-courses?tab=paths&page=2');
});

test.each([
  ['wishes', 'Last published', 'published', 'listWishes'],
  ['paths', 'Furthest first', 'progress', 'listTakenPaths'],
])('the tab %s is sorted by what stands in the address', async (tab, label, sort, name) => {
  const { user, url, calls } = renderScreen(<App />, {
    url: `/my-courses?tab=${tab}`,
    session: {},
    replies: {
      listWishes: { items: [aWish()], page: 1, per_page: 12, total: 1 },
      listWishedIds: [aWish().course.id],
      listTakenPaths: takenPaths([aTakenPath()]),
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), label);
  expect(url()).toBe(`/my-courses?tab=${tab}&sort=${sort}`);
  await waitFor(() => expect(calls.filter((call) => call.name === name).at(-1)?.query).toMatchObject({ sort }));
});

test('who takes no learning path is led to them; what cannot be read can be asked for again', async () => {
  let isDown = true;
  const { user } = renderScreen(<App />, {
    url: '/my-courses?tab=paths',
    session: {},
    replies: {
      listTakenPaths: () => {
        if (isDown) throw refusal('internal');
        return takenPaths();
      },
    },
  });
  expect(await screen.findByText('Your learning paths could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Find a learning path' })).toHaveAttribute('href', '/learning-path');
});

test('the tab of learning paths speaks French', async () => {
  const options = {
    url: '/my-courses?tab=paths',
    session: {},
    replies: { listTakenPaths: takenPaths([aTakenPath(), completed]) },
    until: 'Cutting stone',
  };
  expect(await untranslated(<App />, options)).toEqual([]);
});

test('the wish list speaks French', async () => {
  const options = {
    url: '/my-courses?tab=wishes',
    session: {},
    replies: {
      listWishes: { items: [aWish({ status: 'unpublished' })], page: 1, per_page: 12, total: 1 },
      listWishedIds: [aWish().course.id],
    },
    until: 'Drawing with light',
  };
  expect(await untranslated(<App />, options)).toEqual([]);
});
