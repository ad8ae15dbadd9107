import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { fillCard, payButton, payByCard, testCards } from '../gateways/card.ts';
import { aCoupon, aCourseForSale, anOperator, expectBought, openTill, payments } from './paying.ts';
import { logIn, unique } from './people.ts';

const aBuyer = () => ({
  first_name: 'Paula',
  last_name: 'Paying',
  email: `paula-${unique()}@example.test`,
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
  await fillCard(page, testCards.pays);
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
    // A page that was loaded anew meanwhile has let go of it.
    await route.abort('connectionreset').catch(() => undefined);
  });
  return sent;
}

test('a coupon takes its part off, and one of everything needs no card', async ({ page, signUp, apiAs }) => {
  const course = await aCourseForSale(apiAs());
  const operator = await anOperator(apiAs);
  const [half, whole] = [await aCoupon(operator, { percent: 50 }), await aCoupon(operator, { percent: 100 })];
  await signUp(aBuyer());
  await openTill(page, course);
  const field = page.getByRole('textbox', { name: 'Coupon code' });
  await field.fill('NO-SUCH-CODE');
  await field.press('Enter');
  await expect(page.getByText("The coupon code 'NO-SUCH-CODE' is invalid.")).toBeVisible();
  await field.fill(half);
  await field.press('Enter');
  await expect(page.getByText(`Coupon ${half} applied`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the coupon' }).click();
  await field.fill(whole);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Get it' }).click();
  await expectBought(page, course);
});

test('a guest who follows a link with a coupon logs in and pays the reduced price', async ({
  page,
  makeAccount,
  apiAs,
}) => {
  const buyer = aBuyer();
  const token = await makeAccount(buyer);
  const course = await aCourseForSale(apiAs());
  const code = await aCoupon(await anOperator(apiAs), { percent: 50 });
  await page.goto(to.courseInfo(course, { coupon: code.toLowerCase() }));
  await expect(page.getByText(`Coupon ${code} applied`)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /^Buy for/ }).click();
  await logIn(page, buyer);
  await expect(page).toHaveURL(to.payment({ course: course.slug, coupon: code }));
  await expect(page.getByText(`Coupon ${code} applied`)).toBeVisible();
  await payByCard(page, testCards.pays);
  await expectBought(page, course);
  const [paid] = await payments(apiAs(token));
  expect([paid?.status, paid?.amount_minor]).toEqual(['paid', course.price_minor / 2]);
  await page.goto(to.courseInfo(course, { coupon: code }));
  await expect(page.getByRole('link', { name: 'Start the course' })).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});

test('a coupon of everything, given on the page of a course, opens it without a card', async ({
  page,
  signUp,
  apiAs,
}) => {
  const course = await aCourseForSale(apiAs());
  const code = await aCoupon(await anOperator(apiAs), { percent: 100 });
  await signUp(aBuyer());
  await page.goto(to.courseInfo(course));
  await page.getByRole('button', { name: 'I have a coupon' }).click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to.courseInfo(course, { coupon: code }));
  await expect(page.getByText(/It costs nothing with this coupon/)).toBeVisible();
  await page.getByRole('link', { name: 'Get it for free' }).click();
  await expect(page.getByRole('button', { name: 'Get it' })).toBeEnabled();
  await expect(page.getByTitle('Card details')).toHaveCount(0);
  await page.getByRole('button', { name: 'Get it' }).click();
  await expectBought(page, course);
  await expect(page.getByText(/There was nothing to pay/)).toBeVisible();
});
