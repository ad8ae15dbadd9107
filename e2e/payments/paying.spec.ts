import { aPerson } from '../journeys/people.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { payByCard, testCards } from '../gateways/card.ts';
import type { Sandbox } from '../gateways/sandbox.ts';

/** Takes a learner who owns nothing to the payment of a course that costs something; gives its name. */
const toPayment = test.extend<{ course: string }>({
  course: async ({ page, apiAs, signUp }, use) => {
    await signUp(aPerson('Paula'));
    const { items } = await apiAs().listCourses({ query: { type: 'paid', per_page: 1 } });
    const [course] = items;
    await page.goto(`/payment?course=${course!.slug}`);
    await use(course!.name);
  },
});

const isBought = (page: Page, course: string): Promise<void> =>
  expect(page.getByRole('link', { name: `Start the course ${course}` })).toBeVisible();
/** What the gateway knows of the payment whose reference stands on the screen. */
const paymentsOf = async (page: Page, sandbox: Sandbox) => {
  const [reference] = /ST-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await page.getByRole('main').innerText()) ?? [];
  return (await sandbox.listPayments()).filter((payment) => payment.reference === reference);
};

for (const card of ['pays', 'paysToo'] as const) {
  toPayment(`a card that pays (${card}): the course is theirs at once`, async ({ page, course, sandbox }) => {
    await payByCard(page, testCards[card]);
    await isBought(page, course);
    expect(await paymentsOf(page, sandbox)).toMatchObject([{ status: 'paid', refunded_minor: 0 }]);
  });
}

toPayment('a card that is declined charges nothing, and another one pays', async ({ page, course }) => {
  await payByCard(page, testCards.lacksFunds);
  await expect(page.getByText('The card does not have enough money on it')).toBeVisible();
  await payByCard(page, testCards.pays);
  await isBought(page, course);
});

toPayment('an answer that is lost after charging: one charge, and the course', async ({ page, course, sandbox }) => {
  await payByCard(page, testCards.losesAnswer);
  await isBought(page, course);
  expect(await paymentsOf(page, sandbox)).toHaveLength(1);
});

toPayment('the bank asks: approved, the course is theirs', async ({ page, course }) => {
  await payByCard(page, testCards.challenges);
  await page.getByRole('button', { name: 'Approve' }).click();
  await isBought(page, course);
});

toPayment('the bank asks: refused, nothing is charged', async ({ page, course, sandbox }) => {
  await payByCard(page, testCards.challenges);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Your bank could not confirm that it is you')).toBeVisible();
  await expect(page.getByRole('link', { name: course })).toHaveCount(0);
  expect(await paymentsOf(page, sandbox)).toMatchObject([{ status: 'failed' }]);
});
