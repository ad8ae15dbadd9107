import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { keepIntent, readIntent } from '../features/payment/payment-intent.ts';
import { aPayment } from '../testing/builders.ts';

const back = (replies: Replies, url = '/payment/return?reference=ST-7K2M-9QXD') =>
  renderScreen(<App />, { url, session: {}, replies });
const items = [{ kind: 'course' as const, id: anId(100) }];
const sent = { key: anId(7), items, coupon: 'WELCOME', expected_minor: 1900, card: null };

beforeEach(() => window.sessionStorage.clear());

test('it is asked until it is known, also over a lost answer, and then opens what was bought', async () => {
  const answers = [
    () => aPayment({ status: 'initiated' }),
    () => {
      throw noLine();
    },
    () => aPayment(),
  ];
  let asked = 0;
  const { calls } = back({ verifyPayment: () => answers[Math.min(asked++, 2)]!() });
  expect(await screen.findByRole('heading', { name: 'Your payment is under way' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'It is yours' })).toBeVisible();
  expect(screen.getByText(/You paid \$19. Your reference is ST-7K2M-9QXD/)).toBeVisible();
  expect(calls.filter(({ name }) => name === 'verifyPayment')).toHaveLength(3);
});

test('where nothing was to be paid, no payment is claimed', async () => {
  back({ verifyPayment: aPayment({ amount_minor: 0 }) });
  expect(await screen.findByText('You can begin at once.')).toBeVisible();
  expect(screen.getByText(/There was nothing to pay/)).toBeVisible();
});

test('its receipt can be downloaded at once', async () => {
  const receipt = {
    id: anId(60),
    number: 'R-2026-000001',
    kind: 'receipt' as const,
    issued_at: '2026-03-02T09:00:00.000Z',
  };
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '');
  });
  const { user } = back({ verifyPayment: aPayment({ receipt }), getReceipt: { ...receipt, url: '/api/file' } });
  await user.click(await screen.findByRole('button', { name: 'Download receipt R-2026-000001' }));
  await waitFor(() => expect(saved).toEqual(['/api/file']));
  click.mockRestore();
});

test('one that failed can be tried again with the same courses and coupon, as another payment', async () => {
  keepIntent(aUser().id, sent);
  back({
    verifyPayment: aPayment({ status: 'failed', failure: { code: 'authentication_failed', message: 'Refused.' } }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your bank could not confirm that it is you');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/payment?course=drawing-with-light&coupon=WELCOME',
    ),
  );
  expect(readIntent(aUser().id, items)).toBeUndefined();
});

test('while it is not known the same payment is kept', async () => {
  keepIntent(aUser().id, sent);
  back({ verifyPayment: aPayment({ status: 'initiated' }) });
  expect(await screen.findByText('Reference: ST-7K2M-9QXD')).toBeVisible();
  expect(readIntent(aUser().id, items)).toEqual(sent);
});

test.each([
  [aPayment({ status: 'refunded' }), 'This payment was taken back'],
  [aPayment({ status: 'voided' }), 'This payment was taken back'],
  [aPayment({ status: 'failed', in_review: true }), 'We are looking into your payment'],
  [aPayment({ status: 'initiated', in_review: true }), 'We are looking into your payment'],
])('what is neither paid nor failed is explained', async (payment, title) => {
  back({ verifyPayment: payment });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a reference of nobody’s is told', async () => {
  const { unmount } = back({
    verifyPayment: () => {
      throw refusal('not_found');
    },
  });
  expect(await screen.findByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
  unmount();
  back({}, '/payment/return');
  expect(await screen.findByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
});
