import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aPaymentStory, aSoldLine } from '../testing/payments.ts';

beforeAll(async () => {
  await Promise.all([
    import('./transaction-screen.tsx'),
    import('../features/payments/refund-modal.tsx'),
    import('../features/payments/why-modal.tsx'),
  ]);
});

beforeEach(() => window.sessionStorage.clear());

const session = { roles: ['super-admin' as const], permissions: ['manage-payments' as const] };
const url = `/dashboard/payments/${aPaymentStory().id}`;
const visit = (replies: Replies = {}) =>
  renderScreen(<App />, { url, session, replies: { getTransactionStory: aPaymentStory(), ...replies } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('the story says what was bought, how it came to stand, what the books hold, and what the gateway told', async () => {
  visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'ST-7K2M-9QXD' })).toBeVisible();
  const bought = within((await part('What was bought')).getByRole('row', { name: /Drawing with light/ }));
  for (const text of ['$30', '$5.50', '$24.50']) expect(bought.getByText(text)).toBeVisible();
  expect((await part('History')).getByText('Started → Paid')).toBeVisible();
  const books = await part('Ledger entries');
  expect(books.getByRole('row', { name: /payer_clearing:USD \$24.50/ })).toBeVisible();
  expect(books.getByRole('row', { name: /platform_fee:USD -\$24.50/ })).toBeVisible();
  expect((await part('Events from the gateway')).getByText('Not taken in yet')).toBeVisible();
  expect((await part('Refunds')).getByText('Nothing has been paid back.')).toBeVisible();
});

test('receipts and credit notes stand there with their numbers', async () => {
  const issued = { id: anId(70), issued_at: '2026-03-02T09:00:00.000Z' };
  visit({
    getTransactionStory: aPaymentStory({
      receipts: [
        { ...issued, number: 'R-2026-000001', kind: 'receipt' },
        { ...issued, id: anId(71), number: 'C-2026-000001', kind: 'credit_note' },
      ],
    }),
  });
  const receipts = await part('Receipts and credit notes');
  expect(receipts.getByRole('button', { name: 'Download receipt R-2026-000001' })).toBeVisible();
  expect(receipts.getByRole('button', { name: 'Download credit note C-2026-000001' })).toBeVisible();
});

test('a part is paid back once, however often it is pressed, and the page shows what came of it', async () => {
  const after = aPaymentStory({
    status: 'partially_refunded',
    refunded_minor: 450,
    refundable_minor: 2000,
    refunds: [
      {
        id: anId(60),
        transaction_id: anId(30),
        line_id: null,
        amount_minor: 450,
        status: 'complete',
        way: 'gateway',
        reason: 'A part was missing.',
        answer: null,
        created_at: '2026-03-02T10:00:00.000Z',
        updated_at: '2026-03-02T10:00:00.000Z',
        asked_by: null,
        decided_by: { id: anId(8), name: 'Ada Keeper' },
        failure_message: null,
      },
    ],
  });
  const { user, calls } = visit({ refundPayment: after });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund ST-7K2M-9QXD' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount in USD' });
  expect(amount).toHaveValue('24.50');
  await user.clear(amount);
  await user.type(amount, '4.5');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A part was missing.');
  await user.dblClick(dialog.getByRole('button', { name: 'Refund' }));
  expect((await part('Refunds')).getByText('A part was missing.')).toBeVisible();
  const sent = calls.filter(({ name }) => name === 'refundPayment');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ amount_minor: 450, reason: 'A part was missing.', key: expect.any(String) });
});

test('more than was paid, nothing at all, and no reason are refused at their fields, and nothing is sent', async () => {
  const { user, calls } = visit();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: 'Amount in USD' });
  await user.clear(amount);
  await user.type(amount, '24.51');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('Refund cannot exceed the amount paid.')).toBeVisible();
  expect(dialog.getByText('Give a reason of 3 to 500 characters.')).toBeVisible();
  await user.clear(amount);
  expect(await dialog.findByText('Enter how much is paid back.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'refundPayment')).toBe(false);
});

const light = aSoldLine({ amount_minor: 1450, refundable_minor: 1450, certificates: ['Drawing with light'] });
const ink = aSoldLine({ line_id: anId(111), name: 'Drawing with ink', amount_minor: 1000, refundable_minor: 1000 });

test('one item is paid back within what is left of it, and whose certificate goes is said before', async () => {
  const story = aPaymentStory({ lines: [light, ink] });
  const { user, calls } = visit({ getTransactionStory: story, refundPayment: story });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = () => dialog.getByRole('textbox', { name: 'Amount in USD' });
  expect(dialog.getByRole('radio', { name: 'All of it' })).toHaveAccessibleDescription('$24.50 left');
  expect(dialog.getByText('The certificate of Drawing with light is revoked.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Drawing with ink' }));
  expect(amount()).toHaveValue('10.00');
  expect(dialog.queryByText(/certificate of/)).toBeNull();
  await user.clear(amount());
  await user.type(amount(), '10.01');
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'One was too many.');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('Refund cannot exceed what is left of this item.')).toBeVisible();
  await user.clear(amount());
  await user.type(amount(), '10');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'refundPayment')?.body).toMatchObject({
      line_id: anId(111),
      amount_minor: 1000,
      way: 'gateway',
    }),
  );
});

test('an amount that nobody pays in its currency is refused at its field', async () => {
  const { user } = visit({ getTransactionStory: aPaymentStory({ currency: 'HUF', refundable_minor: 500_050 }) });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: 'Amount in HUF' });
  await user.clear(amount);
  await user.type(amount, '1.50');
  await user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText('The amount must be a multiple of 1.')).toBeVisible();
});

test('before a payment is cancelled it says whose certificate goes', async () => {
  const { user } = visit({ getTransactionStory: aPaymentStory({ lines: [light, ink] }) });
  await user.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The certificate of Drawing with light is revoked.')).toBeVisible();
});

test.each(['kept', 'forbidden'])(
  'a refund whose answer was lost goes under one key where storage is %s',
  async (how) => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is forbidden.');
    });
    if (how === 'kept') forbidden.mockRestore();
    let isLost = true;
    const replies: Replies = {
      refundPayment: () => {
        if (isLost) throw noLine();
        return aPaymentStory();
      },
    };
    const { user, calls, unmount } = visit(replies);
    const send = async () => {
      await user.click(await screen.findByRole('button', { name: 'Refund' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A part was missing.');
      await user.click(dialog.getByRole('button', { name: 'Refund' }));
      return dialog;
    };
    expect(await (await send()).findByRole('alert')).toBeVisible();
    unmount();
    const again = visit(replies);
    isLost = false;
    await send();
    await waitFor(() => expect(again.calls.some(({ name }) => name === 'refundPayment')).toBe(true));
    const keys = [...calls, ...again.calls]
      .filter(({ name }) => name === 'refundPayment')
      .map(({ body }) => keyIn(body));
    expect(new Set(keys).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Answered: the next one is another.
    await send();
    await waitFor(() => expect(again.calls.filter(({ name }) => name === 'refundPayment')).toHaveLength(2));
    expect(keyIn(again.calls.findLast(({ name }) => name === 'refundPayment')?.body)).not.toBe(keys[0]);
    forbidden.mockRestore();
  },
);
const keyIn = (body: unknown): unknown => (body as { key?: string }).key;

test('money that went back outside this site is recorded, and its refund says so', async () => {
  const review_reason = "The gateway has paid back '24.50 USD': more than was refunded here.";
  const before = aPaymentStory({ review_reason, resolutions: ['asked_again', 'accepted'], recordable_minor: 2450 });
  const after = aPaymentStory({
    status: 'refunded',
    refunded_minor: 2450,
    refundable_minor: 0,
    can_void: false,
    refunds: [
      {
        id: anId(60),
        transaction_id: anId(30),
        line_id: anId(110),
        amount_minor: 2450,
        status: 'complete',
        way: 'elsewhere',
        reason: 'Given back at the bank.',
        answer: null,
        created_at: '2026-03-02T10:00:00.000Z',
        updated_at: '2026-03-02T10:00:00.000Z',
        asked_by: null,
        decided_by: { id: anId(8), name: 'Ada Keeper' },
        failure_message: null,
      },
    ],
  });
  const { user, calls, toasts } = visit({ getTransactionStory: before, refundPayment: after });
  expect(await screen.findByText(/“Record money paid back” books it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record money paid back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record what went back of ST-7K2M-9QXD' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Given back at the bank.');
  await user.click(dialog.getByRole('button', { name: 'Record money paid back' }));
  const refunds = await part('Refunds');
  expect(refunds.getByText('Recorded: it was paid back outside this site.')).toBeVisible();
  expect(refunds.getByText('Drawing with light')).toBeVisible();
  expect(calls.find(({ name }) => name === 'refundPayment')?.body).toMatchObject({
    amount_minor: 2450,
    way: 'elsewhere',
  });
  expect(toasts).toMatchObject([{ message: '$24.50 is recorded as paid back.' }]);
});

test('a payment that another operator changed meanwhile says so and is read again', async () => {
  const { user, calls } = visit({
    voidPayment: () => {
      throw refusal('payment_transition');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bought by mistake.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the payment' }));
  expect(await dialog.findByText(/Its state has changed/)).toBeVisible();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'getTransactionStory')).toHaveLength(2));
});

test('a payment that settled meanwhile is not cancelled, and what to do instead is said', async () => {
  const { user } = visit({
    voidPayment: () => {
      throw refusal('payment_settled');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Bought by mistake.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the payment' }));
  expect(await dialog.findByText(/Refund it instead\./)).toBeVisible();
});

test('what can no longer be done is not offered', async () => {
  visit({ getTransactionStory: aPaymentStory({ status: 'failed', can_void: false, refundable_minor: 0 }) });
  await screen.findByRole('heading', { level: 1, name: 'ST-7K2M-9QXD' });
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the payment' })).toBeNull();
});

test('where gateway and site do not agree, the page says why and that nothing moves', async () => {
  visit({ getTransactionStory: aPaymentStory({ status: 'initiated', review_reason: 'The gateway charged 10 USD.' }) });
  expect(await screen.findByText(/The gateway charged 10 USD\. Nothing more is charged/)).toBeVisible();
});

const inReview = { status: 'initiated' as const, refundable_minor: 0, review_reason: 'The gateway charged 10 USD.' };

test('what has to be looked at leaves its review by a choice with a reason, and the history says so', async () => {
  const resolved = aPaymentStory();
  const [first] = resolved.events;
  const after = { ...first!, from_status: 'initiated' as const, resolved: 'asked_again' as const, detail: 'Seen.' };
  const { user, calls } = visit({
    getTransactionStory: aPaymentStory({ ...inReview, resolutions: ['asked_again', 'failed'] }),
    resolvePayment: { ...resolved, events: [...resolved.events, after] },
  });
  expect(await screen.findByText(/gives back there whatever it took/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave it as it is' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask the gateway again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the gateway again?' }));
  await user.click(dialog.getByRole('button', { name: 'Ask the gateway again' }));
  expect(await dialog.findByText('Give a reason of 3 to 500 characters.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Seen.');
  await user.click(dialog.getByRole('button', { name: 'Ask the gateway again' }));
  expect(await screen.findByText('Review: the gateway was asked again')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End it as failed' })).toBeNull();
  expect(calls.find(({ name }) => name === 'resolvePayment')?.body).toEqual({
    transaction_id: anId(30),
    as: 'asked_again',
    reason: 'Seen.',
  });
});

test('where the gateway holds money, ending the payment says what to do instead', async () => {
  const { user } = visit({
    getTransactionStory: aPaymentStory({ ...inReview, resolutions: ['failed'] }),
    resolvePayment: () => {
      throw refusal('money_at_gateway');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'End it as failed' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Nothing came.');
  await user.click(dialog.getByRole('button', { name: 'End it as failed' }));
  expect(await dialog.findByText(/Cancel the payment, so that it goes back/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Nothing came.');
});

test('the alert speaks French, with its reason', async () => {
  const review_reason = "The gateway speaks of '10.00 USD'.";
  const story = aPaymentStory({
    ...inReview,
    review_reason,
    recordable_minor: 1000,
    resolutions: ['asked_again', 'accepted', 'failed'],
  });
  expect(
    await untranslated(<App />, {
      url,
      session,
      replies: { getTransactionStory: story },
      until: 'Drawing with light',
      except: ['Date', '12 sale'],
    }),
  ).toEqual([]);
});

test('the screen speaks French', async () => {
  expect(
    await untranslated(<App />, {
      url,
      session,
      replies: { getTransactionStory: aPaymentStory() },
      until: 'Drawing with light',
      except: ['Date', '12 sale'],
    }),
  ).toEqual([]);
});
