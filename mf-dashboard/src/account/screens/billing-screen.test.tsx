import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { PaidLine, Transaction } from '@stoa/shared/contract/market/billing.ts';
import type { Subscription, SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { refundObstacles } from '@stoa/shared/contract/market/billing-words.ts';
import type { Refund, SavedCard } from '@stoa/shared/contract/market/payments.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { FORM_URL } from '@stoa/shared/testing/framed-form.ts';
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
const yearly: SubscriptionPlan = { ...monthly, id: anId(22), name: 'Every course, a year', interval: 'year' };
const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  id: anId(21),
  plan: monthly,
  status: 'active',
  started_at: '2026-01-05T09:00:00.000Z',
  trial_ends_at: null,
  current_period_ends_at: '2026-04-05T09:00:00.000Z',
  cancels_at_period_end: false,
  ended_at: null,
  card: { id: anId(40), brand: 'visa', last4: '4242' },
  next_payment: { amount_minor: 1900, currency: 'USD', at: '2026-04-05T09:00:00.000Z' },
  past_due: null,
  ...given,
});
const aLine = (given: Partial<PaidLine> = {}): PaidLine => ({
  line_id: anId(80),
  name: 'Drawing with light',
  amount_minor: 2450,
  refundable_minor: 2450,
  refund_obstacle: null,
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
  failure_code: null,
  failure_message: null,
  refund_status: null,
  refund_answer: null,
  refund_obstacle: null,
  lines: [aLine()],
  receipts: [],
  created_at: '2026-03-02T09:00:00.000Z',
  ...given,
});
const paymentSettings: Reply<'getPaymentSettings'> = {
  open: true,
  gateway: 'sandbox',
  is_sandbox: true,
  card_fields_url: FORM_URL,
  can_save_cards: true,
  keeps_unpaid: true,
};
const paged = (items: Transaction[], total = items.length) => ({ items, page: 1, per_page: 20, total });
const at = (replies: Replies, url = '/account/billing') =>
  renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlan: { subscription: null, plans: [monthly], can_try: true },
      listTransactions: paged([]),
      listCards: [],
      getBillingDetails: { details: null, needs_country: false },
      getPaymentSettings: paymentSettings,
      ...replies,
    },
  });

test('the plan that lasts says what it costs, opens and when it renews; no other is offered', async () => {
  at({ getPlan: { subscription: aSubscription(), plans: [monthly], can_try: true } });
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
  at({ getPlan: { subscription: aSubscription(given), plans: [], can_try: false } });
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByText(fact)).toBeVisible();
});

test('without a plan those on offer are shown, each with the way to it', async () => {
  at({ getPlan: { subscription: null, plans: [monthly, { ...yearly, trial_days: 0 }], can_try: true } });
  const offered = await screen.findByRole('region', { name: 'Available plans' });
  expect(within(offered).getByText('14 days free first')).toBeVisible();
  expect(within(offered).getByRole('link', { name: 'Start the free trial: Every course' })).toHaveAttribute(
    'href',
    `/payment?plan=${monthly.id}`,
  );
  expect(within(offered).getByRole('link', { name: 'Choose this plan: Every course, a year' })).toBeVisible();
});

test('a plan that ended can be taken again, without a trial', async () => {
  at({
    getPlan: {
      subscription: aSubscription({ status: 'expired', ended_at: '2026-03-05T09:00:00.000Z' }),
      plans: [monthly],
      can_try: false,
    },
  });
  expect(await screen.findByRole('region', { name: 'Your last plan' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Choose this plan: Every course' })).toBeVisible();
  expect(screen.queryByText('14 days free first')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the plan' })).toBeNull();
});

test.each([
  ['active' as const, /stays open until 5 April 2026; until then/],
  ['trialing' as const, /Nothing is charged. You can go on watching until 5 April 2026/],
])('a plan that is %s is cancelled once it was asked, and that is undone', async (status, words) => {
  let ends = false;
  const now = () => aSubscription({ status, cancels_at_period_end: ends });
  const { user, toasts, refreshes } = at({
    getPlan: () => ({ subscription: now(), plans: [], can_try: false }),
    cancelPlan: () => {
      ends = true;
      return now();
    },
    resumePlan: () => {
      ends = false;
      return now();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Every course?' });
  expect(within(dialog).getByText(words)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the plan' }));
  expect(await screen.findByText(/stays open until 5 April 2026; then it ends/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep the plan' })).toBeVisible();
  expect(refreshes()).toBe(1);
  act(() => toasts.at(-1)?.action?.run());
  expect(await screen.findByRole('button', { name: 'Cancel the plan' })).toBeVisible();
  expect(toasts.at(-1)).toMatchObject({ message: 'Every course goes on as before.' });
});

test('one that was to end is gone on with; where that does not work it is said', async () => {
  let isDown = true;
  const { user, toasts } = at({
    getPlan: { subscription: aSubscription({ cancels_at_period_end: true }), plans: [], can_try: false },
    resumePlan: () => {
      if (isDown) throw refusal('unavailable');
      return aSubscription();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Keep the plan' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Keep the plan' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success' }));
});

const pastDue = {
  since: '2026-04-05T09:00:00.000Z',
  failure: 'insufficient_funds' as const,
  next_try_at: '2026-04-08T09:00:00.000Z',
  lapses_at: '2026-04-19T09:00:00.000Z',
};

test('a payment that did not come says why, when it is tried again, how long it stays open, and can be paid', async () => {
  at({
    getPlan: { subscription: aSubscription({ status: 'past_due', past_due: pastDue }), plans: [], can_try: false },
  });
  const note = await screen.findByRole('note');
  for (const text of [
    /does not have enough money/,
    /charged again on 8 April 2026/,
    /Until 19 April 2026 everything stays open/,
  ]) {
    expect(note).toHaveTextContent(text);
  }
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/payment?plan=${monthly.id}`);
});

test('a plan that waits for a country says so, and where to choose it', async () => {
  const waiting = { ...pastDue, failure: 'country_unknown' as const, next_try_at: null };
  at({
    getPlan: { subscription: aSubscription({ status: 'past_due', past_due: waiting }), plans: [], can_try: false },
  });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent('Your country is not known, and the tax depends on it.');
  expect(note).toHaveTextContent('Choose your country under billing details');
  expect(note).not.toHaveTextContent('card pays this plan');
});

test('another card is chosen, and pays at once what is due', async () => {
  let card = { id: anId(40), brand: 'visa', last4: '4242' };
  const now = () =>
    aSubscription(
      card.id === anId(40) ? { status: 'past_due', past_due: { ...pastDue, next_try_at: null }, card } : { card },
    );
  const { user, calls, toasts } = at({
    getPlan: () => ({ subscription: now(), plans: [], can_try: false }),
    listCards: [aCard, { ...aCard, id: anId(41), brand: 'mastercard', last4: '4444' }],
    choosePlanCard: () => {
      card = { id: anId(41), brand: 'mastercard', last4: '4444' };
      return now();
    },
  });
  expect(await screen.findByText(/This card is not charged again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which card pays your plan?' });
  expect(within(dialog).getByText('The card you choose is charged at once.')).toBeVisible();
  await user.click(await within(dialog).findByRole('radio', { name: 'Mastercard ending in 4444' }));
  await user.click(within(dialog).getByRole('button', { name: 'Charge this card' }));
  expect(await screen.findByText('Active')).toBeVisible();
  expect(calls.find(({ name }) => name === 'choosePlanCard')?.body).toEqual({ card_id: anId(41) });
  expect(toasts).toMatchObject([{ kind: 'success' }]);
});

test('a card that has expired cannot be chosen to pay the plan', async () => {
  const expired = { ...aCard, expires_month: 1, expires_year: 2020 };
  const { user } = at({
    getPlan: { subscription: aSubscription({ status: 'past_due', past_due: pastDue }), plans: [], can_try: false },
    listCards: [expired],
  });
  await user.click(await screen.findByRole('button', { name: 'Change the card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Which card pays your plan?' });
  expect(await within(dialog).findByRole('radio', { name: 'Visa ending in 4242' })).toBeDisabled();
  expect(within(dialog).getByText('Expired 01/2020')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Charge this card' })).toBeDisabled();
});

test('a plan whose card is gone asks for another', async () => {
  at({ getPlan: { subscription: aSubscription({ card: null }), plans: [], can_try: false } });
  expect(await screen.findByText('No card pays this plan')).toBeVisible();
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
        failure_code: 'card_declined',
        failure_message: 'Declined, says the gateway.',
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
  expect(within(second!).getByText('Your bank declined the card')).toBeVisible();
  expect(within(third!).queryByRole('link')).toBeNull();
});

test('filters and page stand in the address and are asked for', async () => {
  const { user, url, calls } = at({ listTransactions: paged([aTransaction()], 45) });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Paid');
  expect(url()).toBe('/account/billing?status=paid');
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  expect(url()).toBe('/account/billing?status=paid&page=2');
  const period = screen.getByRole('combobox', { name: 'Period' });
  await user.selectOptions(period, 'Last year');
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Plans');
  expect(url()).toBe('/account/billing?status=paid&kind=subscription&time=last-year');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'listTransactions').at(-1)?.query).toMatchObject({
      status: 'paid',
      kind: 'subscription',
      from: `${new Date().getUTCFullYear() - 1}-01-01`,
      to: `${new Date().getUTCFullYear() - 1}-12-31`,
      page: 1,
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

const aCard: SavedCard = {
  id: anId(40),
  brand: 'visa',
  last4: '4242',
  expires_month: 4,
  expires_year: 2030,
  created_at: '2026-03-02T09:00:00.000Z',
};
const aRefund: Refund = {
  id: anId(50),
  transaction_id: anId(30),
  line_id: null,
  amount_minor: 2450,
  status: 'open',
  way: 'gateway',
  reason: 'Not what I expected.',
  answer: null,
  created_at: '2026-03-03T09:00:00.000Z',
  updated_at: '2026-03-03T09:00:00.000Z',
};

test('money is asked back with a reason, and the payment then says so', async () => {
  let isAsked = false;
  const { user, calls, toasts } = at({
    listTransactions: () =>
      paged([isAsked ? aTransaction({ refund_status: 'open', refund_obstacle: 'already_asked' }) : aTransaction()]),
    askRefund: () => {
      isAsked = true;
      return aRefund;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for a refund of ST-7K2M-9QXD' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for the money of ST-7K2M-9QXD back' });
  expect(within(dialog).getByText(/You ask for \$24.50 back/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(await within(dialog).findByText('Give a reason of 3 to 500 characters.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), 'Not what I expected.');
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('Refund requested')).toBeVisible();
  expect(screen.getByText('You asked for a refund. Its answer is shown here.')).toBeVisible();
  expect(calls.find(({ name }) => name === 'askRefund')?.body).toEqual({
    transaction_id: anId(30),
    reason: 'Not what I expected.',
  });
  expect(toasts).toHaveLength(1);
});

test('a refund that is refused after all keeps what was written', async () => {
  const { user } = at({
    listTransactions: paged([aTransaction()]),
    askRefund: () => {
      throw refusal('not_refundable');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for a refund of ST-7K2M-9QXD' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'Not what I expected.');
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('cannot be refunded any more');
  expect(within(dialog).getByRole('textbox')).toHaveValue('Not what I expected.');
});

test.each([
  ['already_asked', /answer is shown here/],
  ['too_late', /more than 30 days ago/],
  ['certificate_issued', /certificate of this course/],
  ['too_much_watched', /more than 30 %/],
  ['refunded_before', /once before/],
  ['subscription', /Plans are not refunded/],
] as const)('where money cannot be asked back (%s) it says why', async (obstacle, why) => {
  const lines = [aLine({ refund_obstacle: obstacle })];
  at({ listTransactions: paged([aTransaction({ refund_obstacle: obstacle, lines })]) });
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ask for a refund/ })).toBeNull();
});

const twoLines = [
  aLine({ line_id: anId(81), amount_minor: 1450, refundable_minor: 1450, refund_obstacle: 'too_much_watched' }),
  aLine({ line_id: anId(82), name: 'Drawing with ink', amount_minor: 1000, refundable_minor: 1000 }),
];

test('of several items one is asked back, and each of the others says why not', async () => {
  const { user, calls } = at({
    listTransactions: paged([aTransaction({ kind: 'cart', refund_obstacle: 'too_much_watched', lines: twoLines })]),
    askRefund: aRefund,
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for a refund of ST-7K2M-9QXD' }));
  const dialog = within(await screen.findByRole('dialog'));
  const radio = (name: string) => dialog.getByRole('radio', { name });
  expect(radio('Everything')).toBeDisabled();
  expect(radio('Drawing with light')).toBeDisabled();
  expect(radio('Drawing with light')).toHaveAccessibleDescription(/more than 30 %/);
  expect(radio('Drawing with ink')).toBeChecked();
  expect(dialog.getByText(/You ask for \$10 back/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Not what I expected.');
  await user.click(dialog.getByRole('button', { name: 'Send the request' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'askRefund')?.body).toEqual({
      transaction_id: anId(30),
      line_id: anId(82),
      reason: 'Not what I expected.',
    }),
  );
});

test('all of several items can be asked back at once, or another one chosen', async () => {
  const lines = twoLines.map((line) => ({ ...line, refund_obstacle: null }));
  const { user } = at({ listTransactions: paged([aTransaction({ kind: 'cart', lines })]) });
  await user.click(await screen.findByRole('button', { name: 'Ask for a refund of ST-7K2M-9QXD' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Everything' })).toBeChecked();
  expect(dialog.getByText(/You ask for \$24.50 back/)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Drawing with ink' }));
  expect(dialog.getByText(/You ask for \$10 back/)).toBeVisible();
});

const spoiltLines = [
  aLine({ line_id: anId(81), refund_obstacle: 'certificate_issued' }),
  aLine({ line_id: anId(82), name: 'Drawing with ink', refundable_minor: 0, refund_obstacle: 'already_refunded' }),
];

test('where none of several can be asked back, each says why; what is back says so', async () => {
  const status = 'partially_refunded' as const;
  const spoilt = aTransaction({ kind: 'cart', status, refund_obstacle: 'certificate_issued', lines: spoiltLines });
  at({ listTransactions: paged([spoilt]) });
  expect(await screen.findByText('Drawing with ink: refunded')).toBeVisible();
  expect(screen.getByText('Drawing with ink: Its money is back with you.')).toBeVisible();
  expect(screen.getByText(/^Drawing with light: No refund: you have a certificate/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ask for a refund/ })).toBeNull();
});

test('a card is forgotten once it was asked, and stays where that did not work', async () => {
  let isDown = true;
  let cards = [aCard];
  const { user } = at({
    listCards: () => cards,
    forgetCard: () => {
      if (isDown) throw refusal('unavailable');
      cards = [];
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Forget Visa ending in 4242' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forget Visa ending in 4242?' });
  await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
  expect(await within(dialog).findByText(/could not be forgotten/)).toBeVisible();
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
  expect(await screen.findByText(/No card is saved/)).toBeVisible();
});

test('a card that pays the plan is kept, and the dialog says what to do first', async () => {
  const { user } = at({
    listCards: [aCard],
    forgetCard: () => {
      throw refusal('card_pays_plan');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Forget Visa ending in 4242' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
  expect(await within(dialog).findByText(/pays your plan. Choose another card for the plan first/)).toBeVisible();
});

test('the history is saved as CSV, all pages of it, with amounts as decimal text', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const all = Array.from({ length: 101 }, (_, index) =>
    aTransaction({
      id: anId(1000 + index),
      reference: `ST-${index}`,
      item: { name: index === 0 ? '=cmd|calc' : 'Light, and shade', slug: null },
    }),
  );
  const { user } = at({
    listTransactions: ({ query: { page, per_page } }) => ({
      items: all.slice((page - 1) * per_page, page * per_page),
      page,
      per_page,
      total: all.length,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, first, second, ...rest] = (await saved[0]!.text()).replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('Date,Reference,For,Status,Currency,Amount,Discount,Tax,Paid back,Card');
  expect(first).toBe("2026-03-02T09:00:00.000Z,ST-0,'=cmd|calc,Paid,USD,24.50,0.00,0.00,0.00,Visa ending in 4242");
  expect(second).toContain(',ST-1,"Light, and shade",');
  expect(rest).toHaveLength(100);
});

test.each([
  {},
  { status: 'trialing' as const, card: null },
  { cancels_at_period_end: true },
  { status: 'past_due' as const, past_due: pastDue },
])('a plan that is %j speaks French', async (given) => {
  const options = {
    url: '/account/billing',
    session: {},
    replies: {
      getPlan: { subscription: aSubscription(given), plans: [monthly], can_try: false },
      listTransactions: paged([]),
      getBillingDetails: { details: null, needs_country: false },
      listCards: [aCard],
    },
    until: 'Every course',
    except: ['Date', 'Active'],
  } satisfies Parameters<typeof untranslated>[1];
  expect(await untranslated(<App />, options)).toEqual([]);
});

test('the screen speaks French', async () => {
  const options = {
    url: '/account/billing',
    session: {},
    replies: {
      getPlan: {
        subscription: aSubscription({ status: 'canceled', ended_at: '2026-03-05T09:00:00.000Z' }),
        plans: [monthly],
        can_try: false,
      },
      listTransactions: paged([
        aTransaction({
          refunded_minor: 500,
          discount_minor: 250,
          tax_minor: 391,
          refund_status: 'denied',
          refund_answer: 'Half was watched.',
        }),
        ...refundObstacles.map((refund_obstacle, index) =>
          aTransaction({ id: anId(60 + index), refund_obstacle, lines: [aLine({ refund_obstacle })] }),
        ),
        aTransaction({ id: anId(90), status: 'partially_refunded', refund_obstacle: 'too_late', lines: spoiltLines }),
      ]),
      getBillingDetails: { details: null, needs_country: true },
      listCards: [aCard],
      getPaymentSettings: paymentSettings,
    },
    until: 'ST-7K2M-9QXD',
    except: ['Date'],
  } satisfies Parameters<typeof untranslated>[1];
  expect(await untranslated(<App />, options)).toEqual([]);
});

describe('receipts', () => {
  const receipt = {
    id: anId(60),
    number: 'R-2026-000001',
    kind: 'receipt' as const,
    issued_at: '2026-03-02T09:00:00.000Z',
  };
  const creditNote = { ...receipt, id: anId(61), number: 'C-2026-000001', kind: 'credit_note' as const };
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href') ?? '');
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('each payment offers what was issued for it; while a file is being drawn it is asked again', async () => {
    let asked = 0;
    const { user, calls } = at({
      listTransactions: paged([aTransaction({ receipts: [receipt, creditNote] })]),
      getReceipt: () => ({ ...creditNote, url: asked++ === 0 ? null : '/api/file' }),
    });
    expect(await screen.findByRole('button', { name: 'Download receipt R-2026-000001' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download credit note C-2026-000001' }));
    await waitFor(() => expect(saved).toEqual(['/api/file']));
    const wanted = calls.filter(({ name }) => name === 'getReceipt');
    expect(wanted.map(({ params }) => params)).toEqual([{ id: creditNote.id }, { id: creditNote.id }]);
  });

  test('one that cannot be had says why', async () => {
    const { user, toasts } = at({
      listTransactions: paged([aTransaction({ receipts: [receipt] })]),
      getReceipt: () => {
        throw refusal('not_found');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download receipt R-2026-000001' }));
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
    expect(saved).toEqual([]);
  });

  test('the one that a mail leads to stands above everything', async () => {
    at({ getReceipt: { ...receipt, url: '/api/file' } }, `/account/billing?receipt=${receipt.id}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Receipt R-2026-000001');
    expect(within(alert).getByRole('button', { name: 'Download receipt R-2026-000001' })).toBeVisible();
  });

  test('one of somebody else is not shown', async () => {
    const getReceipt = () => {
      throw refusal('not_found');
    };
    at({ getReceipt }, `/account/billing?receipt=${receipt.id}`);
    expect(await screen.findByText(/This receipt is not one of yours/)).toBeVisible();
  });
});
