import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { failureCodes } from '@stoa/shared/contract/market/billing-words.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { FORM_URL, framedForm } from '@stoa/shared/testing/framed-form.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

type Check = Reply<'tokenizeCard'>;

const card = {
  id: anId(40),
  brand: 'visa',
  last4: '4242',
  expires_month: 4,
  expires_year: 2099,
  created_at: '2026-03-02T09:00:00.000Z',
};
const settings: Reply<'getPaymentSettings'> = {
  open: true,
  gateway: 'sandbox',
  is_sandbox: true,
  card_fields_url: FORM_URL,
  can_save_cards: true,
  keeps_unpaid: true,
};
const aCheck = (given: Partial<Check> = {}): Check => ({
  id: anId(900),
  reference: 'ST-7K2M-9QXD',
  kind: 'card_verification',
  status: 'paid',
  amount_minor: 0,
  currency: 'USD',
  items: [],
  next: null,
  failure: null,
  in_review: false,
  card_id: anId(40),
  receipt: null,
  ...given,
});
const failed = (code: NonNullable<Check['failure']>['code'] = 'card_declined') =>
  aCheck({ status: 'failed', card_id: null, failure: { code, message: 'Said by the gateway.' } });
const token = { type: 'stoa-card:token', token: 'tok-12345678', brand: 'visa', last4: '4242' } as const;

const replies = {
  getPlan: { subscription: null, plans: [], can_try: true },
  listTransactions: { items: [], page: 1, per_page: 20, total: 0 },
  listCards: [],
  getPaymentSettings: settings,
  getBillingDetails: { details: null, needs_country: false },
  tokenizeCard: aCheck(),
  verifyPayment: aCheck(),
} satisfies Replies;
const at = (given: Replies = {}, url = '/account/billing') =>
  renderScreen(<App />, { url, session: {}, replies: { ...replies, ...given } });

/** Presses Add, and lets the form give its token. */
async function add(site: ReturnType<typeof at>) {
  await site.user.click(await screen.findByRole('button', { name: 'Add a card' }));
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  await site.user.click(screen.getByRole('button', { name: 'Save this card' }));
  await form.asked();
  form.say(token);
  return form;
}
const sent = ({ calls }: ReturnType<typeof at>) =>
  calls.filter(({ name }) => name === 'tokenizeCard').map(({ body }) => body as { key: string });

test('a card that is added is among those that are saved, and nothing else is asked', async () => {
  let cards: (typeof card)[] = [];
  const site = at({
    listCards: () => cards,
    tokenizeCard: () => {
      cards = [card];
      return aCheck();
    },
  });
  expect(await screen.findByText('No card is saved. Add one here, or keep one when you pay.')).toBeVisible();
  await add(site);
  expect(await screen.findByText('Your card is saved')).toBeVisible();
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  expect(screen.queryByTitle('Card details')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus();
  expect(site.url()).toBe('/account/billing?reference=ST-7K2M-9QXD');
  expect(sent(site)).toEqual([{ key: expect.any(String), token: token.token, return_to: '/account/billing' }]);
});

test('a declined card says why, what to do next, and that it was not saved; the next one has a key of its own', async () => {
  let isDeclined = true;
  const site = at({
    tokenizeCard: () => (isDeclined ? failed() : aCheck({ reference: 'ST-9QXD-7K2M' })),
    verifyPayment: () => (isDeclined ? failed() : aCheck({ reference: 'ST-9QXD-7K2M' })),
  });
  await add(site);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your bank declined the card');
  expect(alert).toHaveTextContent('Use another card, or ask your bank why. The card was not saved.');
  isDeclined = false;
  await add(site);
  expect(await screen.findByText('Your card is saved')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const [first, second] = sent(site);
  expect(first!.key).not.toBe(second!.key);
});

test('what the fields say is wrong is said there, and nothing is sent', async () => {
  const site = at();
  await site.user.click(await screen.findByRole('button', { name: 'Add a card' }));
  const form = await framedForm();
  form.say({ type: 'stoa-card:ready' });
  const save = screen.getByRole('button', { name: 'Save this card' });
  await site.user.click(save);
  await form.asked();
  form.say({ type: 'stoa-card:refused', cause: 'fields' });
  await waitFor(() => expect(save).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
  await site.user.click(save);
  await form.asked(2);
  form.say({ type: 'stoa-card:refused', cause: 'unreachable' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The card form gave no answer');
  expect(sent(site)).toEqual([]);
});

test('an answer that is lost is asked for under the same key', async () => {
  let isLost = true;
  const site = at({
    tokenizeCard: () => {
      if (!isLost) return aCheck();
      isLost = false;
      throw refusal('unavailable');
    },
  });
  await add(site);
  expect(await screen.findByText('Your card is saved')).toBeVisible();
  const [first, second] = sent(site);
  expect(second).toEqual(first);
});

test('a check that is not known yet is asked about until it is', async () => {
  let asked = 0;
  const pending = aCheck({ status: 'initiated', card_id: null });
  const site = at({ tokenizeCard: pending, verifyPayment: () => (asked++ > 0 ? aCheck() : pending) });
  await add(site);
  expect(await screen.findByText(/You may leave this page/)).toBeVisible();
  expect(await screen.findByText('Your card is saved', undefined, { timeout: 8000 })).toBeVisible();
  expect(asked).toBeGreaterThan(1);
});

test('whoever comes back from their bank sees what came of it, in the place of the cards', async () => {
  at({ verifyPayment: failed('authentication_failed') }, '/account/billing?reference=ST-7K2M-9QXD');
  const section = await screen.findByRole('region', { name: 'Saved cards' });
  expect(await within(section).findByText('Your bank could not confirm that it is you')).toBeVisible();
});

test('whoever has not answered their bank finds the way there', async () => {
  const url = 'https://bank.test/challenge';
  at(
    { verifyPayment: aCheck({ status: 'initiated', card_id: null, next: { kind: 'redirect', url } }) },
    '/account/billing?reference=ST-7K2M-9QXD',
  );
  expect(await screen.findByRole('link', { name: 'go on there' })).toHaveAttribute('href', url);
});

test('a reference of something that was bought says nothing here', async () => {
  const { calls } = at(
    { verifyPayment: aCheck({ kind: 'course', amount_minor: 1900 }) },
    '/account/billing?reference=ST-7K2M-9QXD',
  );
  await waitFor(() => expect(calls.some(({ name }) => name === 'verifyPayment')).toBe(true));
  expect(await screen.findByRole('button', { name: 'Add a card' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Your card is being checked')).toBeNull());
  expect(screen.queryByText('Your card is saved')).toBeNull();
});

test('one who has tried too many cards is told to wait', async () => {
  const site = at({
    tokenizeCard: () => {
      throw refusal('card_not_checked');
    },
  });
  await add(site);
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was not saved.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

test('where the gateway cannot check a card, it says when one is saved', async () => {
  at({ getPaymentSettings: { ...settings, card_fields_url: null, keeps_unpaid: false, can_save_cards: false } });
  expect(await screen.findByText(/It cannot be added without paying/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
});

test('where the gateway has a page of its own, the person is told that they go there', async () => {
  const { user } = at({ getPaymentSettings: { ...settings, card_fields_url: null, is_sandbox: false } });
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect(await screen.findByText(/payment provider’s page/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to the payment provider' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/payment provider’s page/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus();
});

test.each(failureCodes)('what came of it is said in French, too: %s', async (code) => {
  const options = {
    url: '/account/billing?reference=ST-7K2M-9QXD',
    session: {},
    replies: { ...replies, verifyPayment: failed(code) },
    until: /4242/,
  } satisfies Parameters<typeof untranslated>[1];
  const shown = { ...options, replies: { ...options.replies, listCards: [card] } };
  expect(await untranslated(<App />, shown)).toEqual([]);
});
