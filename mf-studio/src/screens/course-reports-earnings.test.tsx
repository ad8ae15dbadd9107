import { expect, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { teacher } from '../testing/builders.ts';
import { anEarnedMonth, aSale, pageOf, someEarnings } from '../testing/earnings-builders.ts';

const payout = {
  id: anId(600),
  amount_minor: 2000,
  currency: 'USD',
  reference: 'Bank transfer 4711',
  paid_on: '2026-04-03',
  reversal_reason: null,
  created_at: '2026-04-03T09:00:00.000Z',
};
const replies = {
  getEarnings: [someEarnings()],
  listSales: pageOf(aSale()),
  listOwnPayouts: pageOf(payout),
  getStatementLink: { url: '#statement', expires_at: '2026-04-03T09:05:00.000Z' },
};
/** Who teaches nothing sees the earnings alone. */
const noCourses = { listEnrolmentCounts: { items: [] } };
const open = (given: object = {}, url = '/course/reports') =>
  renderScreen(<App />, { url, session: teacher, replies: { ...noCourses, ...replies, ...given } });
const section = async (name: string) => screen.findByRole('region', { name });

test('a creator sees what is owed, and how it comes from the prices', async () => {
  open();
  const figures = await section('From price to earnings');
  for (const text of ['$60', '-$10', '-$5', '-$9', '-$6', '$30']) {
    expect(within(figures).getByText(text)).toBeVisible();
  }
  expect(screen.getByText('To be paid out').closest('div')).toHaveTextContent('$10');
});

test('months are listed newest first, each with what it opened and closed with', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'By month' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'April 2026Still open$30$30-$20$10PDFCSV',
    'March 2026$0$30$0$30PDFCSV',
  ]);
});

test('after a year of months the older ones are shown on demand', async () => {
  const months = Array.from({ length: 14 }, (_, at) =>
    anEarnedMonth({ month: new Date(Date.UTC(2025, at, 1)).toISOString().slice(0, 7) }),
  );
  const { user } = open({ getEarnings: [someEarnings({ months })] });
  const table = await screen.findByRole('table', { name: 'By month' });
  expect(within(table).queryByText('January 2025')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all months' }));
  expect(within(table).getByText('January 2025')).toBeVisible();
});

test('a statement is fetched by a link of its own', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Statement of March 2026 as CSV' }));
  expect(calls.find(({ name }) => name === 'getStatementLink')?.query).toEqual({
    currency: 'USD',
    month: '2026-03',
    format: 'csv',
  });
});

test('a balance below zero is said, and what happens to it', async () => {
  open({ getEarnings: [someEarnings({ payable_minor: -450 })] });
  expect(await screen.findByText('Your balance is -$4.50')).toBeVisible();
  expect(screen.getByText(/It is taken from your next sales\./)).toBeVisible();
});

test('of several currencies one is shown at a time, and it stands in the address', async () => {
  const { user, url, calls } = open({ getEarnings: [someEarnings(), someEarnings({ currency: 'EUR' })] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR – Euro');
  expect(url()).toBe('/course/reports?currency=EUR');
  expect(within(await section('From price to earnings')).getByText('€60')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'listSales').at(-1)?.query).toMatchObject({ currency: 'EUR' });
});

test('a payout that was taken back says why', async () => {
  open({ listOwnPayouts: pageOf({ ...payout, reversal_reason: 'The bank sent it back.' }) });
  expect(await screen.findByText('Taken back: The bank sent it back.')).toBeVisible();
});

test('who has sold nothing reads when there will be something', async () => {
  open({ getEarnings: [] });
  expect(await screen.findByRole('heading', { name: 'Nothing sold yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your courses' })).toHaveAttribute('href', '/course/manage');
});

test('who may not see courses is not sent to them', async () => {
  renderScreen(<App />, { url: '/course/reports', session: {}, replies: { ...noCourses, getEarnings: [] } });
  await screen.findByRole('heading', { name: 'Nothing sold yet' });
  expect(screen.queryByRole('link', { name: 'Go to your courses' })).toBeNull();
});

test('what could not be loaded can be tried again', async () => {
  open({
    getEarnings: () => {
      throw refusal('internal');
    },
  });
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
});

test('everything is said in French', async () => {
  const given = {
    url: '/course/reports',
    session: teacher,
    replies: { ...noCourses, ...replies },
    until: 'Bank transfer 4711',
  };
  expect(await untranslated(<App />, { ...given, except: ['Date', 'CSV', 'PDF'] })).toEqual([]);
});
