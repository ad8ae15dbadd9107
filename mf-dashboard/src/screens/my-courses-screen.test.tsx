import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../routes.tsx';
import { anEnrolledCourse } from '../testing/builders.ts';

test('leaving a course asks first, and can be undone', async () => {
  let items = [anEnrolledCourse()];
  const { user, calls, toasts } = renderScreen(<App />, {
    url: '/my-courses',
    session: {},
    replies: {
      listEnrollments: () => ({ items, page: 1, per_page: 12, total: items.length }),
      unenroll: () => {
        items = [];
        return { ok: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Leave Drawing with light' }));
  await user.click(await screen.findByRole('button', { name: 'Leave the course' }));
  expect(await screen.findByText('You are not enrolled in any course yet')).toBeVisible();
  expect(calls.find(({ name }) => name === 'unenroll')?.params).toEqual({ id: anId(80) });
  expect(toasts.at(-1)).toMatchObject({ action: { label: 'Undo' } });
});

test('the filter stands in the address', async () => {
  const { user, url } = renderScreen(<App />, {
    url: '/my-courses?q=light',
    session: {},
    replies: { listEnrollments: { items: [], page: 1, per_page: 12, total: 0 } },
  });
  await user.click(await screen.findByRole('radio', { name: 'Completed' }));
  expect(url()).toBe('/my-courses?q=light&status=completed');
});
