import type { CardFieldsMessage, CardFieldsOrder } from '@stoa/shared/contract/market/card-fields.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { cardForm, fillCard, testCards } from '../gateways/card.ts';

/** The form in a page of the site, with what it says to it: no screen of ours between. */
async function frameForm(page: Page, url: string): Promise<void> {
  await page.goto('/');
  await page.evaluate((address) => {
    const { origin } = new URL(address);
    const frame = document.createElement('iframe');
    const heard: unknown[] = [];
    window.addEventListener('message', (event) => {
      if (event.origin === origin && event.source === frame.contentWindow) heard.push(event.data);
    });
    Object.assign(window, { heard, say: (order: unknown) => frame.contentWindow?.postMessage(order, origin) });
    frame.src = `${address}?parent=${encodeURIComponent(window.location.origin)}&locale=en&scheme=light`;
    frame.width = '320';
    frame.height = '700';
    document.body.replaceChildren(frame);
  }, url);
  await hears(page, { type: 'stoa-card:ready' });
}

const say = (page: Page, order: CardFieldsOrder): Promise<void> =>
  page.evaluate((one) => (window as unknown as { say(order: unknown): void }).say(one), order);
const heard = (page: Page): Promise<CardFieldsMessage[]> =>
  page.evaluate(() => (window as unknown as { heard: CardFieldsMessage[] }).heard);
const hears = (page: Page, message: Record<string, unknown>): Promise<void> =>
  expect.poll(() => heard(page)).toContainEqual(expect.objectContaining(message));

test.beforeEach(async ({ page, apiAs }) => {
  const { card_fields_url: url } = await apiAs().getPaymentSettings();
  await frameForm(page, url!);
});

test('a card typed into the framed form becomes a token, and its number never reaches the page', async ({ page }) => {
  await fillCard(page, testCards.pays);
  await expect(cardForm(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await hears(page, { type: 'stoa-card:complete', complete: true });
  await say(page, { type: 'stoa-card:tokenize' });
  await hears(page, { type: 'stoa-card:token', token: expect.stringMatching(/^tok_/), brand: 'visa', last4: '4242' });
  expect(JSON.stringify(await heard(page))).not.toMatch(/4242\s?4242/);
});

test('what is wrong is said at its field, in the language of the page, and the focus goes there', async ({ page }) => {
  const form = cardForm(page);
  await fillCard(page, '4242424242424241', { expiry: '0120' });
  await expect(form.getByLabel('Expiry date')).toHaveValue('01/20');
  await say(page, { type: 'stoa-card:tokenize' });
  await hears(page, { type: 'stoa-card:refused', cause: 'fields' });
  await expect(form.getByLabel('Card number')).toBeFocused();
  await expect(form.getByLabel('Card number')).toHaveAccessibleDescription(/One of them seems to be wrong/);
  await expect(form.getByLabel('Expiry date')).toHaveAccessibleDescription('This card has expired.');
  await say(page, { type: 'stoa-card:look', locale: 'fr', scheme: 'dark' });
  await expect(form.getByLabel('Date d’expiration')).toHaveAccessibleDescription('Cette carte a expiré.');
  await expect(form.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('a test card fills the form with one press, by keyboard too, and nothing is cut off at 320 pixels', async ({
  page,
}) => {
  const form = cardForm(page);
  await form.getByText('Test cards').focus();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: '4000 0025 0000 3155' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155');
  await say(page, { type: 'stoa-card:tokenize' });
  await hears(page, { type: 'stoa-card:token', last4: '3155' });
  expect(await form.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  const height = await form.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  await hears(page, { type: 'stoa-card:height', height });
});
