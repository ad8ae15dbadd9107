import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aPaidCourse, aPayment, aQuote, aSavedCard, aTaxedQuote } from '../testing/builders.ts';
import { FORM_URL } from '@stoa/shared/testing/framed-form.ts';

/** Prices without tax; a fifth is added in France alone. */
const quotePayment: Replies['quotePayment'] = ({ body: { country } }) => {
  if (country === undefined) return aQuote({ needs_country: true });
  return country === 'FR' ? aTaxedQuote({ inclusive: false }) : aQuote({ country });
};
const till = (replies: Replies = {}) =>
  renderScreen(<App />, {
    url: '/payment?course=drawing-with-light',
    session: {},
    replies: {
      getPaymentSettings: {
        open: true,
        gateway: 'sandbox',
        is_sandbox: true,
        card_fields_url: FORM_URL,
        can_save_cards: true,
        keeps_unpaid: true,
      },
      getCourseDetails: aPaidCourse(),
      quotePayment,
      listCards: [aSavedCard()],
      pay: aPayment(),
      verifyPayment: aPayment(),
      ...replies,
    },
  });
const country = () => screen.findByRole('combobox', { name: 'Country' });
const payButton = (name: string) => screen.findByRole('button', { name });
const sent = ({ calls }: ReturnType<typeof till>) =>
  calls.filter(({ name }) => name === 'pay').map(({ body }) => body as Record<string, unknown>);
async function choose({ user }: ReturnType<typeof till>, name: string): Promise<void> {
  await user.click(await country());
  await user.clear(await country());
  await user.paste(name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name }));
}
const speaks = (...languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

test('where tax is taken the country is guessed, said to be a guess, and paid with', async () => {
  speaks('en', 'fr-FR');
  const page = till();
  expect(await country()).toHaveValue('France');
  expect(await country()).toHaveAccessibleDescription(/Guessed from your browser/);
  expect(screen.getByText('VAT 20%').parentElement).toHaveTextContent('+$3.80');
  await page.user.click(await payButton('Pay $22.80'));
  await waitFor(() => expect(sent(page)).toMatchObject([{ country: 'FR', expected_minor: 2280 }]));
});

test('another country is another total', async () => {
  speaks('fr-FR');
  const page = till();
  await choose(page, 'Japan');
  await page.user.click(await payButton('Pay $19'));
  await waitFor(() => expect(sent(page)).toMatchObject([{ country: 'JP', expected_minor: 1900 }]));
  expect(screen.queryByText(/Guessed/)).toBeNull();
});

test('a country that nothing tells is asked for before anything is paid', async () => {
  speaks('eo');
  const page = till();
  expect(await country()).toHaveValue('');
  expect(screen.getByText('Tax').parentElement).toHaveTextContent('known once you choose your country');
  await page.user.click(await payButton('Pay $19'));
  expect(await country()).toHaveFocus();
  expect(await country()).toBeInvalid();
  expect(await country()).toHaveAccessibleDescription(/Choose your country: the tax depends on it/);
  expect(sent(page)).toEqual([]);
  await choose(page, 'France');
  await page.user.click(await payButton('Pay $22.80'));
  await waitFor(() => expect(sent(page)).toMatchObject([{ country: 'FR', expected_minor: 2280 }]));
});

test('the country that is kept is the one that stands there', async () => {
  speaks('ja-JP');
  till({ quotePayment: aTaxedQuote({ inclusive: true }) });
  expect(await country()).toHaveValue('France');
  expect(screen.queryByText(/Guessed/)).toBeNull();
  expect(screen.getByText('Includes VAT 20%').parentElement).toHaveTextContent('$3.17');
  expect(await payButton('Pay $19')).toBeEnabled();
});

test('where no tax is taken nobody is asked for a country', async () => {
  till({ quotePayment: aQuote() });
  expect(await payButton('Pay $19')).toBeEnabled();
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
});
