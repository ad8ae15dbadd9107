import type { FrameLocator, Page } from 'playwright/test';

/** The gateway's form within the page, in English. */
export const cardForm = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/card-fields"]');

/** Types a card as a person does who has one before them. */
export async function fillCard(page: Page, number: string, { expiry = '12/40', cvc = '123' } = {}): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill(expiry);
  await form.getByLabel('Security code').fill(cvc);
}

/** On the screen of payment: types the card, and presses Pay. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay / }).click();
}
