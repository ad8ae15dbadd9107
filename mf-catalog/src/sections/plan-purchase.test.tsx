import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../app.tsx';
import { aPayment, aPlan, aQuote, aSavedCard, aSubscription } from '../testing/builders.ts';
import { FORM_URL, framedForm } from '@stoa/shared/testing/framed-form.ts';

const plan = aPlan();
const url = `/payment?plan=${plan.id}`;
const settings: Reply<'getPaymentSettings'> = {
  open: true,
  gateway: 'sandbox',
  is_sandbox: true,
  card_fields_url: FORM_URL,
  can_save_cards: true,
  keeps_unpaid: true,
};
const offered = { subscription: null, plans: [plan], can_try: true };
const again = { ...offered, can_try: false };
const item = { kind: 'plan' as const, id: plan.id, name: plan.name, slug: null };
const paid = aPayment({ kind: 'subscription', items: [item] });
const checked = aPayment({ kind: 'card_verification', items: [], amount_minor: 0, card_id: anId(950) });
const replies = {
  getPaymentSettings: settings,
  getPlan: offered,
  quotePayment: aQuote({ lines: [] }),
  listCards: [],
  startTrial: aSubscription(),
  tokenizeCard: checked,
  pay: paid,
  verifyPayment: paid,
};
const visit = (given: Replies = {}, at = url) =>
  renderScreen(<App />, { url: at, session: {}, replies: { ...replies, ...given } });
const start = () => screen.findByRole('button', { name: 'Start the free trial' });
const sent = (calls: ReturnType<typeof visit>['calls'], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body as Record<string, unknown>);
const token = { type: 'stoa-card:token', token: 'tok_12345678', brand: 'visa', last4: '4242' } as const;

beforeEach(() => window.sessionStorage.clear());

test('a trial says what it costs, from when, until when nothing is charged, and that the card is kept', async () => {
  visit();
  expect(await start()).toBeEnabled();
  expect(screen.getByRole('heading', { level: 1, name: 'Start Every course' })).toBeVisible();
  expect(screen.getByText('To pay today').parentElement).toHaveTextContent('$0');
  expect(
    screen.getByText(/^Free for 14 days, then \$19 a month\. Cancel before \d+ \w+ \d{4} and nothing is charged\.$/),
  ).toBeVisible();
  expect(screen.getByText(/The videos of all published courses/)).toBeVisible();
  expect(screen.getByText(/The payment provider keeps this card, so that your plan can renew/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a coupon goes along from the plans on offer to the till', async () => {
  visit({ getPlan: again }, '/payment?coupon=WELCOME');
  const choose = await screen.findByRole('link', { name: /Every course/ });
  expect(choose).toHaveAttribute('href', `/payment?plan=${plan.id}&coupon=WELCOME`);
});

test('with a kept card the trial begins at once, and the session learns what it opens', async () => {
  const { user, calls, refreshes } = visit({ listCards: [aSavedCard()] });
  await user.dblClick(await start());
  expect(await screen.findByRole('heading', { level: 1, name: 'Every course is yours' })).toBeVisible();
  expect(
    screen.getByText(/free until 15 March 2026. Then \$19 a month is charged to Visa ending in 4242/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/marketplace/results');
  expect(sent(calls, 'startTrial')).toEqual([{ plan_id: plan.id, card_id: anId(950) }]);
  expect(refreshes()).toBe(1);
});

test('a coupon that came along is said to be of no use to a trial', async () => {
  visit({ listCards: [aSavedCard()] }, `${url}&coupon=WELCOME`);
  expect(await screen.findByText(/^The coupon WELCOME is not used/)).toBeVisible();
});

test('a new card is checked and kept first', async () => {
  const { user, calls } = visit();
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  await user.click(await start());
  await form.asked();
  form.say(token);
  expect(await screen.findByRole('heading', { name: 'Every course is yours' })).toBeVisible();
  expect(sent(calls, 'tokenizeCard')).toEqual([{ key: expect.any(String), token: token.token, return_to: url }]);
  expect(sent(calls, 'startTrial')).toEqual([{ plan_id: plan.id, card_id: anId(950) }]);
});

const atBank = aPayment({
  ...{ kind: 'card_verification', status: 'initiated', items: [], amount_minor: 0 },
  next: { kind: 'redirect', url: 'https://bank.test/3ds' },
});

test('a card that the bank confirms comes back to the plan, and the trial that was asked for begins', async () => {
  const before = visit({ tokenizeCard: atBank });
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  await before.user.click(await start());
  await form.asked();
  form.say(token);
  expect(await screen.findByRole('link', { name: 'go on there' })).toHaveAttribute('href', 'https://bank.test/3ds');
  before.unmount();
  const { calls } = visit({ verifyPayment: checked, listCards: [aSavedCard()] }, `${url}&reference=ST-7K2M-9QXD`);
  expect(await screen.findByRole('heading', { name: 'Every course is yours' })).toBeVisible();
  expect(sent(calls, 'startTrial')).toEqual([{ plan_id: plan.id, card_id: anId(950) }]);
});

test('by such a link alone nothing begins', async () => {
  const { calls } = visit({ verifyPayment: checked, listCards: [aSavedCard()] }, `${url}&reference=ST-7K2M-9QXD`);
  await waitFor(async () => expect(await start()).toBeEnabled());
  expect(sent(calls, 'startTrial')).toEqual([]);
});

test.each([
  ['while the bank has not answered, it is asked on', atBank, 'Your bank checks the card'],
  [
    'a card that the bank refused is said',
    aPayment({ kind: 'card_verification', status: 'failed', failure: { code: 'card_declined', message: 'No.' } }),
    'Your bank declined the card',
  ],
])('%s', async (_, reply, words) => {
  visit({ verifyPayment: reply }, `${url}&reference=ST-7K2M-9QXD`);
  expect(await screen.findByText(words)).toBeVisible();
});

test('after a lost answer the same is asked again', async () => {
  let tries = 0;
  const { user, calls } = visit({
    listCards: [aSavedCard()],
    startTrial: () => {
      tries += 1;
      if (tries === 1) throw noLine();
      return aSubscription();
    },
  });
  await user.click(await start());
  expect(await screen.findByText('We have no answer yet; asking again')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Every course is yours' })).toBeVisible();
  expect(sent(calls, 'startTrial')).toHaveLength(2);
});

test('a refusal is said, and what is true now is shown', async () => {
  let has = false;
  const { user } = visit({
    listCards: [aSavedCard()],
    getPlan: () => (has ? { ...again, subscription: aSubscription() } : offered),
    startTrial: () => {
      has = true;
      throw refusal('conflict');
    },
  });
  await user.click(await start());
  expect(await screen.findByRole('heading', { name: 'You have a plan: Every course' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/account/billing');
});

test('a card that is gone is said, and nothing was charged', async () => {
  const { user } = visit({
    listCards: [aSavedCard()],
    startTrial: () => {
      throw refusal('not_found');
    },
  });
  await user.click(await start());
  expect(await screen.findByRole('alert')).toHaveTextContent(/not kept any more.*Nothing was charged/);
});

test('without a trial it is paid at once with a card that is kept, and opens', async () => {
  const { user, calls, refreshes, events } = visit({ getPlan: { ...again, plans: [aPlan({ trial_days: 0 })] } });
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  await user.click(await screen.findByRole('button', { name: 'Pay $19' }));
  await form.asked();
  form.say(token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Every course is yours' })).toBeVisible();
  expect(sent(calls, 'pay')).toMatchObject([
    { items: [{ kind: 'plan', id: plan.id }], card: { kind: 'token', token: token.token, save: true } },
  ]);
  expect(refreshes()).toBe(1);
  expect(events).toEqual([]);
});

test('whoever had a plan is told why there is no trial', async () => {
  visit({ getPlan: { ...again, subscription: aSubscription({ ended_at: '2026-04-01T09:00:00.000Z' }) } });
  expect(await screen.findByText(/there is no free trial this time/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay $19' })).toBeVisible();
});

test('a plan whose payment did not come is paid here, also when it is off sale', async () => {
  const past_due = {
    since: '2026-04-05T09:00:00.000Z',
    failure: 'card_declined' as const,
    next_try_at: null,
    lapses_at: '2026-04-19T09:00:00.000Z',
  };
  visit({ getPlan: { ...again, plans: [], subscription: aSubscription({ status: 'past_due', past_due }) } });
  expect(await screen.findByText(/Pay now, and your plan goes on/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay $19' })).toBeVisible();
});

test('whoever has a plan is led to billing', async () => {
  visit({ getPlan: { ...again, subscription: aSubscription({ cancels_at_period_end: true }) } });
  expect(await screen.findByRole('heading', { name: 'You have a plan: Every course' })).toBeVisible();
  expect(screen.getByText(/It ends on 15 March 2026/)).toBeVisible();
});

test('where nothing is chosen the plans stand there to choose from', async () => {
  const yearly = aPlan({ id: anId(961), name: 'A year of all', interval: 'year', trial_days: 0, amount_minor: 19000 });
  const { user, url: address } = visit({ getPlan: { ...offered, plans: [plan, yearly] } }, '/payment');
  expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  expect(screen.getByText('$190 a year')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose this plan: A year of all' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Start the free trial: Every course' }));
  expect(address()).toBe(url);
});

test('a plan that is not on offer leads to those that are; where there is none, to the courses', async () => {
  const { unmount } = visit({ getPlan: { ...offered, plans: [] } });
  expect(await screen.findByRole('heading', { name: 'This plan is not on offer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans on offer' })).toHaveAttribute('href', '/payment');
  unmount();
  visit({ getPlan: { ...offered, plans: [] } }, '/payment');
  expect(await screen.findByRole('heading', { name: 'There is nothing to pay for' })).toBeVisible();
});

test('plans that cannot be read are asked for again', async () => {
  visit({
    getPlan: () => {
      throw refusal('internal');
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  [url, offered],
  [url, { ...again, subscription: aSubscription({ ended_at: '2026-04-01T09:00:00.000Z' }) }],
  [url, { ...again, subscription: aSubscription({ cancels_at_period_end: true }) }],
  ['/payment', offered],
])('%s speaks French for %j', async (at, getPlan) => {
  const options = {
    url: at,
    session: {},
    replies: { ...replies, getPlan, getPaymentSettings: { ...settings, card_fields_url: null } },
    until: /Every course/,
    except: ['Total'],
  } satisfies Parameters<typeof untranslated>[1];
  expect(await untranslated(<App />, options)).toEqual([]);
});
