import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aPathProgress } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
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
  expect(await screen.findByText('You are not enrolled in any course yet')).toBeVisible();
  expect(calls.find(({ name }) => name === 'unenrol')?.params).toEqual({ id: anId(80) });
  expect(toasts.at(-1)).toMatchObject({ action: { label: 'Undo' } });
});

test('the filter stands in the address', async () => {
  const { user, url } = renderScreen(<App />, {
    url: '/my-courses?q=light',
    session: {},
    replies: { listEnrolments: { items: [], page: 1, per_page: 12, total: 0 } },
  });
  await user.click(await screen.findByRole('radio', { name: 'Completed' }));
  expect(url()).toBe('/my-courses?q=light&status=completed');
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
