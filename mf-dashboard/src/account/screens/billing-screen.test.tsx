import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Subscription, SubscriptionPlan, Transaction } from '@stoa/shared/contract/market/billing.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

const monthly: SubscriptionPlan = {
  id: anId(20),
  name: 'Every course',
  interval: 'month',
  amount_minor: 1900,
  currency: 'USD',
  trial_days: 14,
  grants: ['view-course-all-videos'],
};
const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  id: anId(21),
  plan: monthly,
  status: 'active',
  started_at: '2026-01-05T09:00:00.000Z',
  current_period_ends_at: '2026-04-05T09:00:00.000Z',
  cancels_at_period_end: false,
  ended_at: null,
  ...given,
});
const aTransaction = (given: Partial<Transaction> = {}): Transaction => ({
  id: anId(30),
  reference: 'ST-7K2M-9QXD',
  kind: 'course',
  status: 'paid',
  item: { name: 'Drawing with light', slug: 'drawing-with-light' },
  amount_minor: 2450,
  tax_minor: 0,
  discount_minor: 0,
  refunded_minor: 0,
  currency: 'USD',
  card: { brand: 'visa', last4: '4242' },
  failure_message: null,
  refund_status: null,
  refund_obstacle: null,
  created_at: '2026-03-02T09:00:00.000Z',
  ...given,
});
const paged = (items: Transaction[], total = items.length) => ({ items, page: 1, per_page: 20, total });
const at = (replies: Replies, url = '/account/billing') =>
  renderScreen(<App />, {
    url,
    session: {},
    replies: { getPlan: { subscription: null, plans: [monthly] }, listTransactions: paged([]), ...replies },
  });

test('the plan that lasts says what it costs, opens and when it renews; no other is offered', async () => {
  at({ getPlan: { subscription: aSubscription(), plans: [monthly] } });
  const plan = await screen.findByRole('region', { name: 'Your plan' });
  expect(await within(plan).findByText('$19 a month')).toBeVisible();
  expect(within(plan).getByText('Active')).toBeVisible();
  expect(within(plan).getByText('5 April 2026')).toBeVisible();
  expect(within(plan).getByText(/the videos of all published courses/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Available plans' })).toBeNull();
});

test.each([
  [{ status: 'trialing' as const }, 'Trial', 'First payment on'],
  [{ cancels_at_period_end: true }, 'Ends soon', 'Ends on'],
  [{ status: 'past_due' as const }, 'Payment due', 'Paid until'],
  [{ status: 'canceled' as const, ended_at: '2026-03-05T09:00:00.000Z' }, 'Cancelled', 'Ended on'],
])('a subscription that is %j reads: %s', async (given, badge, fact) => {
  at({ getPlan: { subscription: aSubscription(given), plans: [] } });
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByText(fact)).toBeVisible();
});

test('without a plan those on offer are shown, and none can be bought here', async () => {
  at({});
  const offered = await screen.findByRole('region', { name: 'Available plans' });
  expect(within(offered).getByText('14 days free first')).toBeVisible();
  expect(within(offered).queryByRole('button')).toBeNull();
  expect(within(offered).queryByRole('link')).toBeNull();
});

test('a payment shows what it was for, what came back, and why it failed', async () => {
  at({
    listTransactions: paged([
      aTransaction({ status: 'partially_refunded', refunded_minor: 500, discount_minor: 250, tax_minor: 391 }),
      aTransaction({
        id: anId(31),
        kind: 'card_verification',
        item: null,
        status: 'failed',
        failure_message: 'The card was declined.',
      }),
      aTransaction({ id: anId(32), item: { name: 'Gone', slug: null } }),
    ]),
  });
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(within(first!).getByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course-info/drawing-with-light',
  );
  for (const text of ['$24.50', '$5 refunded', '$2.50 discount', 'includes $3.91 tax', 'Visa ending in 4242']) {
    expect(within(first!).getByText(text)).toBeVisible();
  }
  expect(within(second!).getByText('Card check')).toBeVisible();
  expect(within(second!).getByText('The card was declined.')).toBeVisible();
  expect(within(third!).queryByRole('link')).toBeNull();
});

test('status and page stand in the address and are asked for', async () => {
  const { user, url, calls } = at({ listTransactions: paged([aTransaction()], 45) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Paid');
  expect(url()).toBe('/account/billing?status=paid');
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(url()).toBe('/account/billing?status=paid&page=2');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listTransactions').at(-1)?.query).toMatchObject({
      status: 'paid',
      page: 2,
    }),
  );
});

test('no payment at all and none of this status are told apart', async () => {
  const { user } = at({}, '/account/billing?status=refunded');
  expect(await screen.findByRole('heading', { name: 'No matching payments' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all payments' }));
  expect(await screen.findByRole('heading', { name: 'No payments yet' })).toBeVisible();
});

test('a plan that cannot be read leaves the payments where they are', async () => {
  at({
    getPlan: () => {
      throw refusal('internal');
    },
    listTransactions: paged([aTransaction()]),
  });
  expect(await screen.findByText('ST-7K2M-9QXD')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the screen speaks French', async () => {
  const options = {
    url: '/account/billing',
    session: {},
    replies: {
      getPlan: {
        subscription: aSubscription({ status: 'canceled', ended_at: '2026-03-05T09:00:00.000Z' }),
        plans: [monthly],
      },
      listTransactions: paged([aTransaction({ refunded_minor: 500, discount_minor: 250, tax_minor: 391 })]),
    },
    until: 'ST-7K2M-9QXD',
    except: ['Date'],
  } satisfies Parameters<typeof untranslated>[1];
  expect(await untranslated(<App />, options)).toEqual([]);
});
