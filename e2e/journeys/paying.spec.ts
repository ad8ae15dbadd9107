import { expect, test, type Page } from '../fixtures.ts';
import {
  aCourseForSale,
  expectBought,
  openTill,
  payButton,
  payByCard,
  payments,
  testCards,
  typeCard,
} from './paying.ts';

let people = 0;
const aBuyer = () => ({
  first_name: 'Paula',
  last_name: 'Paying',
  email: `paula-${Date.now()}-${process.pid}-${people++}@example.test`,
  password: 'walks-and-talks-1',
});

test('from the page of a course a card is kept, the course is open, and billing tells it', async ({
  page,
  signUp,
  apiAs,
}) => {
  await signUp(aBuyer());
  const course = await aCourseForSale(apiAs());
  await page.goto(`/course-info/${course.slug}`);
  await page.getByRole('link', { name: /^Buy for/ }).click();
  await page.getByRole('checkbox', { name: 'Keep this card for my next payments' }).check();
  await payByCard(page, testCards.pays);
  await expectBought(page, course);
  await page.getByRole('link', { name: /^Start the course/ }).click();
  await expect(page).toHaveURL(new RegExp(`/course/${course.slug}`));
  await page.goto('/account/billing');
  await expect(page.getByRole('row', { name: new RegExp(course.name) })).toContainText('Paid');
  await expect(page.getByRole('button', { name: 'Forget Visa ending in 4242' })).toBeVisible();
  await page.goto(`/payment?course=${course.slug}`);
  await expect(page.getByText('This is yours already.')).toBeVisible();
});

for (const [card, words] of [
  ['declined', 'Your bank declined the card'],
  ['expired', 'The card has expired'],
] as const) {
  test(`a card that is refused (${card}) says why, and another one pays`, async ({ page, signUp, apiAs }) => {
    await signUp(aBuyer());
    const course = await aCourseForSale(apiAs());
    await openTill(page, course);
    await payByCard(page, testCards[card]);
    await expect(page.getByRole('alert').filter({ hasText: words })).toContainText('Nothing was charged.');
    await payByCard(page, testCards.pays);
    await expectBought(page, course);
  });
}

test('a bank that takes its time charges once', async ({ page, makeAccount, keepToken, apiAs }) => {
  const token = await makeAccount(aBuyer());
  await keepToken(token);
  const course = await aCourseForSale(apiAs());
  await openTill(page, course);
  await payByCard(page, testCards.isSlow);
  await expectBought(page, course);
  expect((await payments(apiAs(token))).map(({ status }) => status)).toEqual(['paid']);
});

test('pressed twice, over a lost answer and after a reload it is one charge', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const token = await makeAccount(aBuyer());
  await keepToken(token);
  const course = await aCourseForSale(apiAs());
  await openTill(page, course);
  const sent = await loseAnswers(page);
  await typeCard(page, testCards.pays);
  await payButton(page).dblclick();
  await expect(page.getByText('We have no answer yet; asking again')).toBeVisible();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
  await page.unroute('**/payments/pay');
  await page.reload();
  // It is paid by now: the page says so, whether it asks once more or finds the course open.
  await expect(
    page.getByText('This is yours already.').or(page.getByRole('heading', { name: 'It is yours' })),
  ).toBeVisible();
  expect((await payments(apiAs(token))).map(({ status }) => status)).toEqual(['paid']);
});

/** What is sent to be paid arrives, and its answer does not. Gives what was sent. */
async function loseAnswers(page: Page): Promise<(string | null)[]> {
  const sent: (string | null)[] = [];
  await page.route('**/payments/pay', async (route) => {
    sent.push(route.request().postData());
    await route.fetch();
    await route.abort('connectionreset');
  });
  return sent;
}

test('a coupon takes its part off, and one of everything needs no card', async ({
  page,
  signUp,
  signInAs,
  apiAs,
  browser,
  baseURL,
}) => {
  const course = await aCourseForSale(apiAs());
  const admin = await signInAs('super-admin', browser);
  const cookies = await admin.context().cookies(baseURL);
  const operator = apiAs(cookies.find(({ name }) => name === 'token')?.value);
  const code = `E2E-${Date.now() % 1_000_000_000}`;
  const rules = {
    applies_to: 'all' as const,
    item_ids: [],
    starts_at: null,
    expires_at: null,
    max_redemptions: null,
    max_per_user: 1,
    min_amount_minor: null,
    enabled: true,
  };
  for (const [name, percent] of [
    [code, 50],
    [`${code}-ALL`, 100],
  ] as const) {
    await operator.createCoupons({
      body: { kind: 'one', code: name, discount: { type: 'percent', percent }, ...rules },
    });
  }
  await signUp(aBuyer());
  await openTill(page, course);
  const field = page.getByRole('textbox', { name: 'Coupon code' });
  await field.fill('NO-SUCH-CODE');
  await field.press('Enter');
  await expect(page.getByText("The coupon code 'NO-SUCH-CODE' is invalid.")).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByText(`Coupon ${code} applied`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the coupon' }).click();
  await field.fill(`${code}-ALL`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Get it' }).click();
  await expectBought(page, course);
});
