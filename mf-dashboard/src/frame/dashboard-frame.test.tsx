import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

test('in a low window the list is moved to the entry of the screen, and stays where that is in sight', async () => {
  const placed = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect;
  let linkTop = 900;
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[aria-current]') ? placed(linkTop, 40) : placed(100, 600);
  });
  open('/dashboard/taxes', ['manage-payments']);
  const list = await navigation();
  await waitFor(() => expect(list.scrollTop).toBe(520));
  linkTop = 300;
  within(list).getByRole('link', { name: 'Payments' }).click();
  await waitFor(() => expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('Payments'));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(list.scrollTop).toBe(520);
  measure.mockRestore();
});
