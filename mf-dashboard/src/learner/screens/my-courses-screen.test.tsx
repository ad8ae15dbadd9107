import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { anEnrolledCourse } from '../testing/builders.ts';

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
