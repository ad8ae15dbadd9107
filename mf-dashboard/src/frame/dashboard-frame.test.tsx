import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { InDashboard } from './in-dashboard.tsx';

const open = (url: string, permissions: Permission[]) =>
  renderScreen(
    <InDashboard loading={null}>
      <h1>A screen</h1>
    </InDashboard>,
    { url, session: { permissions } },
  );
const navigation = () => screen.findByRole('navigation', { name: 'Dashboard' });
const links = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('who reviews courses finds the screens of a reviewer, and no others', async () => {
  open('/review', ['review-course', 'verify-creator']);
  expect(links(await navigation())).toEqual(['Overview', 'Courses and paths', 'Creator requests', 'Courses']);
});

test('a group that holds nothing for a person is left out', async () => {
  open('/dashboard/coupons', ['manage-coupons']);
  const there = await navigation();
  expect(
    within(there)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Money']);
});

test.each([
  ['/dashboard/payments', 'Payments'],
  ['/dashboard/payments/refunds', 'Refund requests'],
  ['/dashboard/payments/0192', 'Payments'],
  ['/learning-path/review/some-path', undefined],
])('at %s the entry of the screen is marked', async (url, entry) => {
  open(url, ['manage-payments', 'review-course']);
  const there = await navigation();
  const current = within(there)
    .queryAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);
  expect(current).toEqual(entry === undefined ? [] : [entry]);
});

test('on a phone a button opens it, and the way to a screen closes it', async () => {
  const { user, url } = open('/dashboard/payments', ['manage-payments']);
  const opener = await screen.findByRole('button', { name: 'Dashboard' });
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(within(await navigation()).getByRole('link', { name: 'Tax rates' }));
  expect(url()).toBe('/dashboard/taxes');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('screens of learners stand without it', async () => {
  open('/my-courses', ['view-admin-dashboard', 'review-course']);
  expect(await screen.findByRole('heading', { name: 'A screen' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
});
