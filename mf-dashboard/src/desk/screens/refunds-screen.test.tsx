import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { anOperatedPayment } from '../testing/payments.ts';

beforeAll(async () => {
  await Promise.all([import('./refunds-screen.tsx'), import('../features/payments/why-modal.tsx')]);
});

type Request = Reply<'listRefunds'>['items'][number];
const aRequest = (given: Partial<Request> = {}): Request => ({
  id: anId(60),
  transaction_id: anId(30),
  line_id: null,
  amount_minor: 2450,
  status: 'open',
  way: 'gateway',
  reason: 'It is not what I thought.',
  answer: null,
  created_at: '2026-03-02T10:00:00.000Z',
  updated_at: '2026-03-02T10:00:00.000Z',
  transaction: anOperatedPayment(),
  can_deny: true,
  ways: ['gateway'],
  certificates: [],
  ...given,
});
const session = { roles: ['super-admin' as const], permissions: ['manage-payments' as const] };
const url = '/dashboard/payments/refunds';
const listOf = (...items: Request[]) => ({ items, page: 1, per_page: 25, total: items.length });
const visit = (replies: Replies = {}, at = url) =>
  renderScreen(<App />, { url: at, session, replies: { listRefunds: listOf(aRequest()), ...replies } });

test('a request is granted after a question, and leaves the list', async () => {
  let isGranted = false;
  const { user, calls } = visit({
    listRefunds: () => (isGranted ? listOf() : listOf(aRequest())),
    decideRefund: () => {
      isGranted = true;
      return aRequest({ status: 'complete' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pay $24.50 back?' }));
  await user.click(dialog.getByRole('button', { name: 'Pay back' }));
  expect(await screen.findByText('No requests waiting')).toBeVisible();
  expect(calls.find(({ name }) => name === 'decideRefund')?.body).toEqual({ decision: 'grant', way: 'gateway' });
});

test('a denial needs an answer, and a refused one keeps what was written', async () => {
  const { user, calls } = visit({
    decideRefund: () => {
      throw refusal('payment_transition');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Deny the refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny the refund?' }));
  await user.click(dialog.getByRole('button', { name: 'Deny the refund' }));
  expect(await dialog.findByText('Give a reason of 3 to 500 characters.')).toBeVisible();
  const answer = dialog.getByRole('textbox', { name: 'Your answer to the payer' });
  await user.type(answer, 'Half of it was watched.');
  await user.click(dialog.getByRole('button', { name: 'Deny the refund' }));
  expect(await dialog.findByText(/Its state has changed/)).toBeVisible();
  expect(answer).toHaveValue('Half of it was watched.');
  expect(calls.find(({ name }) => name === 'decideRefund')?.body).toEqual({
    decision: 'deny',
    answer: 'Half of it was watched.',
  });
});

test('a refund that the gateway refused can be tried again, or denied with words that say so', async () => {
  const { user } = visit({ listRefunds: listOf(aRequest({ status: 'payment_error' })) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Refund requests' })).getByText('Refund failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deny the refund' }));
  expect(within(await screen.findByRole('dialog')).getByText(/The gateway refused to pay it back/)).toBeVisible();
});

test('a refund whose gateway has not answered yet can be tried again, and is not denied', async () => {
  visit({ listRefunds: listOf(aRequest({ can_deny: false })) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deny the refund' })).toBeNull();
});

test('what another gateway took is not paid back here: it says what to do, and is recorded or denied', async () => {
  const foreign = aRequest({ ways: ['elsewhere'], transaction: anOperatedPayment({ gateway: 'paystack' }) });
  const { user, calls, toasts } = visit({
    listRefunds: listOf(foreign),
    decideRefund: aRequest({ status: 'complete', way: 'elsewhere' }),
  });
  expect(await screen.findByText(/Taken by paystack, which this site does not use any more/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay back' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Deny the refund' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record money paid back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record that $24.50 was paid back?' }));
  await user.click(dialog.getByRole('button', { name: 'Record money paid back' }));
  await waitFor(() => expect(toasts).toMatchObject([{ message: '$24.50 is recorded as paid back.' }]));
  expect(calls.find(({ name }) => name === 'decideRefund')?.body).toEqual({ decision: 'grant', way: 'elsewhere' });
});

test('a request for one item names it, and says whose certificate is revoked', async () => {
  const [line] = anOperatedPayment().lines;
  const ink = { ...line!, line_id: anId(111), name: 'Drawing with ink' };
  const { user } = visit({
    listRefunds: listOf(
      aRequest({
        line_id: ink.line_id,
        transaction: anOperatedPayment({ lines: [line!, ink] }),
        certificates: ['Drawing with ink'],
      }),
    ),
  });
  expect(await screen.findByText(/sonia@example.org · Drawing with ink/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay back' }));
  expect(
    within(await screen.findByRole('dialog')).getByText(/The certificate of Drawing with ink is revoked\./),
  ).toBeVisible();
});

test('requests are found, sorted and filtered by the server, as the address says', async () => {
  const { user, calls, url: address } = visit({}, `${url}?q=sonia&sort=-amount`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Refund failed');
  expect(address()).toBe(`${url}?q=sonia&status=payment_error&sort=-amount`);
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'listRefunds')?.query).toMatchObject({
      search: 'sonia',
      status: 'payment_error',
      sort: 'amount',
      order: 'descending',
    }),
  );
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Amount, descending');
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url,
      session,
      replies: { listRefunds: listOf(aRequest(), aRequest({ id: anId(61), ways: ['elsewhere'] })) },
      until: 'It is not what I thought.',
    }),
  ).toEqual([]);
});
