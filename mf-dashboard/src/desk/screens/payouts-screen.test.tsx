import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Payable, Payout } from '@stoa/shared/contract/market/payouts.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await Promise.all([
    import('./payouts-screen.tsx'),
    import('../features/payouts/payout-modal.tsx'),
    import('../features/payouts/take-back-modal.tsx'),
  ]);
});

const creator = { id: anId(4), name: 'Tereza Teacher' };
const owed = (given: Partial<Payable> = {}): Payable => ({
  creator: { ...creator, email: 'tereza@example.org' },
  currency: 'USD',
  payable_minor: 1920,
  paid_out_minor: 0,
  ...given,
});
const aPayout = (given: Partial<Payout> = {}): Payout => ({
  id: anId(70),
  creator,
  amount_minor: 1000,
  currency: 'USD',
  reference: 'Transfer 12',
  paid_on: '2026-03-02',
  recorded_by: { id: anId(8), name: 'Olga Operator' },
  created_at: '2026-03-02T10:00:00.000Z',
  reversal: null,
  ...given,
});
const listOf = <T,>(...items: T[]) => ({ items, page: 1, per_page: 25, total: items.length });
const given = { url: '/dashboard/payouts', session: { permissions: ['manage-payments' as const] } };
const replies = { listPayables: listOf(owed()), listPayouts: listOf(aPayout()) };
const visit = (more: Replies = {}) => renderScreen(<App />, { ...given, replies: { ...replies, ...more } });

const openForm = async (user: ReturnType<typeof visit>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Record a payout to Tereza Teacher in USD' }));
  return within(await screen.findByRole('dialog', { name: 'Payout to Tereza Teacher' }));
};

test('a payout is recorded with the whole of what is owed, and the lists are read again', async () => {
  let isPaid = false;
  const { user, calls } = visit({
    listPayables: () => (isPaid ? listOf() : listOf(owed())),
    recordPayout: () => {
      isPaid = true;
      return aPayout();
    },
  });
  const dialog = await openForm(user);
  expect(dialog.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('19.20');
  await user.type(dialog.getByRole('textbox', { name: 'How it was paid' }), 'Transfer 13');
  await user.click(dialog.getByRole('button', { name: 'Record a payout' }));
  expect(await screen.findByText('Nothing is owed')).toBeVisible();
  expect(calls.find(({ name }) => name === 'recordPayout')?.body).toMatchObject({
    creator_id: creator.id,
    currency: 'USD',
    amount_minor: 1920,
    reference: 'Transfer 13',
  });
});

test('more than is owed is refused before it is sent', async () => {
  const { user, calls } = visit();
  const dialog = await openForm(user);
  const amount = dialog.getByRole('textbox', { name: 'Amount in USD' });
  await user.clear(amount);
  await user.type(amount, '19.21');
  await user.type(dialog.getByRole('textbox', { name: 'How it was paid' }), 'Transfer 13');
  await user.click(dialog.getByRole('button', { name: 'Record a payout' }));
  expect(await dialog.findByText('A payout cannot exceed what is owed.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'recordPayout')).toBe(false);
});

test('a balance below zero says why, and offers no payout', async () => {
  visit({ listPayables: listOf(owed({ payable_minor: -500 })) });
  expect(await screen.findByText('A refund came after a payout. It is taken from the next sales.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Record a payout/ })).toBeNull();
});

test('a payout is taken back with a reason', async () => {
  const reversal = { at: '2026-03-03T10:00:00.000Z', by: null, reason: 'The bank sent it back.' };
  let isBack = false;
  const { user, calls } = visit({
    listPayouts: () => listOf(aPayout(isBack ? { reversal } : {})),
    reversePayout: () => {
      isBack = true;
      return aPayout({ reversal });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take back the payout of $10 to Tereza Teacher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back the payout of $10?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), reversal.reason);
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Taken back: The bank sent it back.')).toBeVisible();
  expect(calls.find(({ name }) => name === 'reversePayout')?.body).toEqual({ reason: reversal.reason });
});

test('one that was taken back meanwhile says so', async () => {
  const { user } = visit({
    reversePayout: () => {
      throw refusal('already_decided');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Take back the payout/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The bank sent it back.');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByText('It was taken back already.')).toBeVisible();
});

test('what is owed and what was paid are asked each by itself, and both stand in the address', async () => {
  const { user, url, calls } = visit();
  const owedTable = within(await screen.findByRole('table', { name: 'Owed' }));
  await user.click(owedTable.getByRole('button', { name: 'Creator' }));
  const paidTable = within(await screen.findByRole('table', { name: 'Recorded' }));
  await user.click(paidTable.getByRole('button', { name: 'Amount' }));
  expect(url()).toBe('/dashboard/payouts?owed-sort=name&paid-sort=amount');
  const asked = (name: string) => calls.findLast((call) => call.name === name)?.query;
  await waitFor(() => expect(asked('listPayouts')).toMatchObject({ sort: 'amount', order: 'ascending' }));
  expect(asked('listPayables')).toMatchObject({ sort: 'name', order: 'ascending' });
  await user.type(screen.getByRole('searchbox', { name: 'Creator, or how it was paid' }), 'transfer');
  await waitFor(() => expect(asked('listPayouts')).toMatchObject({ q: 'transfer' }));
  expect(asked('listPayables')).toMatchObject({ q: '' });
});

test('what was recorded last comes first, and its column says so and turns it round', async () => {
  const { user, url } = visit();
  const table = within(await screen.findByRole('table', { name: 'Recorded' }));
  expect(table.getByRole('columnheader', { name: 'Recorded on' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(table.getByRole('button', { name: 'Recorded on' }));
  expect(url()).toBe('/dashboard/payouts?paid-sort=recorded');
});

test('another page of the lower table begins at its head', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, url } = visit({ listPayouts: { ...listOf(aPayout()), total: 60 } });
  const table = await screen.findByRole('table', { name: 'Recorded' });
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(url()).toBe('/dashboard/payouts?paid-page=2');
  expect(scroll.mock.contexts.map((head) => (head as Element).contains(table))).toEqual([true]);
  scroll.mockRestore();
});

test('everything is said in French', async () => {
  const until = 'Transfer 12';
  expect(await untranslated(<App />, { ...given, replies, until, except: ['Date', 'Action'] })).toEqual([]);
});
