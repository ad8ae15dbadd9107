import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperatedTransaction } from '@stoa/shared/contract/market/payments.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { anOperatedPayment } from '../testing/payments.ts';

beforeAll(async () => {
  await import('./payments-screen.tsx');
});

const session = { roles: ['super-admin' as const], permissions: ['manage-payments' as const] };
const listOf = (...items: OperatedTransaction[]) => ({ items, page: 1, per_page: 25, total: items.length });
const visit = (replies: Replies = {}, url = '/dashboard/payments') =>
  renderScreen(<App />, { url, session, replies: { listAllTransactions: listOf(anOperatedPayment()), ...replies } });

test('each payment says who paid what, by which card, and how it stands; its reference leads to its story', async () => {
  visit({ listAllTransactions: listOf(anOperatedPayment({ status: 'partially_refunded', refunded_minor: 450 })) });
  const row = within(await screen.findByRole('row', { name: /ST-7K2M-9QXD/ }));
  for (const text of ['sonia@example.org', 'Visa ending in 4242', '$24.50', '$4.50 refunded', 'Partly refunded'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('link', { name: 'ST-7K2M-9QXD' })).toHaveAttribute(
    'href',
    `/dashboard/payments/${anOperatedPayment().id}`,
  );
});

test('what is looked for stands in the address and is asked for', async () => {
  const { user, url, calls } = visit();
  await user.type(await screen.findByRole('searchbox'), '4242');
  await waitFor(() => expect(url()).toBe('/dashboard/payments?q=4242'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Needs a look');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listAllTransactions')?.query).toMatchObject({
      search: '4242',
      in_review: true,
    }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('1 payment');
});

test('one that people must look at says so in place of its state', async () => {
  visit({ listAllTransactions: listOf(anOperatedPayment({ status: 'initiated', review_reason: 'Another amount.' })) });
  const row = within(await screen.findByRole('row', { name: /ST-7K2M-9QXD/ }));
  expect(row.getByText('Needs a look')).toBeVisible();
});

test('no payment at all and none like this are told apart', async () => {
  const { unmount } = visit({ listAllTransactions: listOf() });
  expect(await screen.findByText('No payments yet')).toBeVisible();
  unmount();
  const { user, url } = visit({ listAllTransactions: listOf() }, '/dashboard/payments?status=refunded');
  expect(await screen.findByText('No matching payments')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all payments' }));
  expect(url()).toBe('/dashboard/payments');
});

test('days and an order are asked of the server, and leave with the file', async () => {
  const { user, url, calls } = visit(
    { getAllTransactionsLink: { url: '#payments', expires_at: '2026-03-02T09:05:00.000Z' } },
    '/dashboard/payments?look=1&from=2026-03-01',
  );
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Needs a look');
  await user.click(await screen.findByRole('button', { name: 'Amount' }));
  expect(url()).toBe('/dashboard/payments?look=1&from=2026-03-01&sort=amount');
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listAllTransactions')?.query).toMatchObject({
      in_review: true,
      from: '2026-03-01',
      sort: 'amount',
      order: 'ascending',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'getAllTransactionsLink')?.query).toEqual({
      in_review: true,
      from: '2026-03-01',
    }),
  );
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/payments',
      session,
      replies: { listAllTransactions: listOf(anOperatedPayment()) },
      until: 'ST-7K2M-9QXD',
      except: ['Date'],
    }),
  ).toEqual([]);
});
