import type { FrameLocator, Locator, Page } from 'playwright/test';

/** The sandbox's cards, by what they do (api/sandbox-gateway/README.md). */
export const testCards = {
  pays: '4242424242424242',
  paysToo: '5555555555554444',
  /** The bank asks its owner. */
  challenges: '4000002500003155',
  declined: '4000000000000002',
  lacksFunds: '4000000000009995',
  expired: '4000000000000069',
  isSlow: '4000000000000259',
  /** Is charged, and the answer does not arrive. */
  losesAnswer: '4000000000000127',
  /** Is kept, and declined when it is charged. */
  onlyKeeps: '4000000000000341',
} as const;

/** The gateway's form within the page, in English. */
export const cardForm = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/card-fields"]');

/** Types a card as a person does who has one before them. */
export async function fillCard(page: Page, number: string, { expiry = '12/40', cvc = '123' } = {}): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill(expiry);
  await form.getByLabel('Security code').fill(cvc);
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay / });

/** On the screen of payment: types the card, and presses Pay. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}
