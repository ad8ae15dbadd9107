import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LedgerShares, LedgerTotals } from '@stoa/shared/contract/market/ledger.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./totals-screen.tsx');
});

const shares = (given: Partial<LedgerShares> = {}): LedgerShares => ({
  sold_minor: 10_050,
  refunded_minor: 1_500,
  voided_minor: 550,
  creators_minor: 5_600,
  fees_minor: 1_400,
  tax_minor: 1_000,
  ...given,
});
const nothing = shares({
  sold_minor: 0,
  refunded_minor: 0,
  voided_minor: 0,
  creators_minor: 0,
  fees_minor: 0,
  tax_minor: 0,
});
const ofDollars = (given: Partial<LedgerTotals> = {}): LedgerTotals => ({
  currency: 'USD',
  ...shares(),
  periods: [
    { period: '2026-01', ...nothing },
    { period: '2026-02', ...shares() },
  ],
  held: { gateways: [{ gateway: 'sandbox', amount_minor: 2_222 }], bank_minor: 5_878, owed_minor: 5_600 },
  ...given,
});
const session = { roles: ['super-admin' as const], permissions: ['manage-payments' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/totals?range=12m') =>
  renderScreen(<App />, { url, session, replies: { getTotals: { totals: [ofDollars()] }, ...replies } });

test('each currency says what was sold and given back, whose it is, and where the money lies', async () => {
  visit({ getTotals: { totals: [ofDollars({ currency: 'JPY' }), ofDollars()] } });
  const dollars = within(await screen.findByRole('region', { name: 'USD' }));
  for (const text of ['$15 refunded, $5.50 cancelled', '$22.22', '$58.78'])
    expect(dollars.getByText(text)).toBeVisible();
  const row = within(dollars.getByRole('row', { name: /Feb 2026/ }));
  for (const text of ['$100.50', '$15', '$5.50', '$56', '$14', '$10']) expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('region', { name: 'JPY' })).toHaveTextContent('¥10,050');
});

test('a month without money has a place in the chart and none in the table', async () => {
  visit();
  const dollars = within(await screen.findByRole('region', { name: 'USD' }));
  expect(dollars.queryByRole('row', { name: /Jan 2026/ })).not.toBeInTheDocument();
  expect(dollars.getByRole('figure', { name: 'Sold and given back' })).toHaveTextContent('Jan 2026');
});

test('the time that is chosen stands in the address and is asked for', async () => {
  const { user, url, calls } = visit();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Last 30 days');
  expect(url()).toBe('/dashboard/totals?range=30d');
  await waitFor(() => expect(calls.findLast(({ name }) => name === 'getTotals')?.query).toMatchObject({ by: 'day' }));
});

test('every period is saved as a file, those without money, too', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => (made.push(blob as Blob), 'blob:totals');
  URL.revokeObjectURL = jest.fn();
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  const text = await made[0]!.text();
  expect(text.split('\r\n').slice(1, 3)).toEqual([
    '2026-01,USD,0.00,0.00,0.00,0.00,0.00,0.00',
    '2026-02,USD,100.50,15.00,5.50,56.00,14.00,10.00',
  ]);
});

test('where nothing was ever sold the screen says so', async () => {
  visit({ getTotals: { totals: [] } });
  expect(await screen.findByText('Nothing has been sold yet')).toBeVisible();
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url: '/dashboard/totals?range=12m',
      session,
      replies: { getTotals: { totals: [ofDollars()] } },
      until: /2026/,
    }),
  ).toEqual([]);
});
