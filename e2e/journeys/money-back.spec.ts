import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test as base, type Page } from '../fixtures.ts';
import { payByCard, testCards } from '../gateways/card.ts';
import { payments } from './paying.ts';
import { aPerson } from './people.ts';

interface Parties {
  /** Two courses that nobody but their authors has. */
  goods: [CourseCard, CourseCard];
  /** Those who answer for payments, in a window of their own. */
  operator: Page;
  /** The payer's side of the API. */
  buyer: Api;
}

const test = base.extend<Parties>({
  goods: async ({ apiAs }, use) => {
    const { items } = await apiAs().listCourses({ query: { type: 'paid', per_page: 2 } });
    expect(items, 'two paid courses of the demo content').toHaveLength(2);
    await use([items[0]!, items[1]!]);
  },
  operator: async ({ signInAs, browser }, use) => use(await signInAs('super-admin', browser)),
  buyer: async ({ makeAccount, keepToken, apiAs }, use) => {
    const token = await makeAccount(aPerson('Rita'));
    await keepToken(token);
    await use(apiAs(token));
  },
});

/** Pays for these at once; gives the payment. */
async function buy(page: Page, buyer: Api, goods: readonly CourseCard[]) {
  const wanted = new URLSearchParams(goods.map(({ slug }) => ['course', slug]));
  await page.goto(`${to.payment()}?${wanted}`);
  await payByCard(page, testCards.pays);
  await expect(page.getByRole('heading', { level: 1, name: /^(It is yours|They are yours)$/ })).toBeVisible();
  return (await payments(buyer))[0]!;
}

const statusOf = async (buyer: Api, { id }: CourseCard): Promise<string | undefined> =>
  (await buyer.listEnrolments({ query: { per_page: 100 } })).items.find(({ course_id }) => course_id === id)?.status;

/** What a dialog of the operator's asks for, and that it did it. */
async function confirm(operator: Page, button: string, reason: string): Promise<void> {
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: button }).click();
}

test('of two courses one is asked back and granted: it closes, its credit note stands there, the other stays', async ({
  page,
  goods,
  operator,
  buyer,
}) => {
  const [back, kept] = goods;
  const { reference } = await buy(page, buyer, goods);
  await page.goto(to.accountBilling());
  await page.getByRole('button', { name: `Ask for a refund of ${reference}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: back.name }).check();
  await dialog.getByRole('textbox').fill('It is for beginners, and I am none.');
  await dialog.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Refund requested')).toBeVisible();

  await operator.goto(to.refunds());
  const request = operator.getByRole('listitem').filter({ hasText: reference });
  await expect(request).toContainText(back.name);
  await expect(request).toContainText('It is for beginners, and I am none.');
  await request.getByRole('button', { name: 'Pay back' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Pay back' }).click();
  await expect(request).toBeHidden();

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(`${back.name}: refunded`);
  await expect(row.getByRole('button', { name: /^Download credit note C-/ })).toBeVisible();
  await page.goto(to.notifications());
  await expect(page.getByText(`Closed with it: ${back.name}. Still open: ${kept.name}.`)).toBeVisible();
  await page.goto(to.courseInfo({ slug: back.slug }));
  await expect(page.getByRole('link', { name: /^Buy for/ })).toBeVisible();
  await page.goto(to.player({ slug: kept.slug }));
  await expect(page).toHaveURL(new RegExp(`/course/${kept.slug}`));
  expect(await statusOf(buyer, kept)).toBe('active');
});

test('before it is settled a payment is cancelled, after that it is refunded', async ({
  page,
  goods,
  operator,
  buyer,
  sandbox,
}) => {
  const [course, other] = goods;
  const early = await buy(page, buyer, [course]);
  await operator.goto(to.transaction({ id: early.id }));
  await operator.getByRole('button', { name: 'Cancel the payment' }).click();
  await confirm(operator, 'Cancel the payment', 'Bought by mistake.');
  await expect(operator.getByText('The payment is cancelled.')).toBeVisible();
  expect((await payments(buyer))[0]).toMatchObject({ status: 'voided' });
  await page.goto(to.courseInfo({ slug: course.slug }));
  await expect(page.getByRole('link', { name: /^Buy for/ })).toBeVisible();

  const late = await buy(page, buyer, [other]);
  await operator.goto(to.transaction({ id: late.id }));
  await operator.getByRole('button', { name: 'Cancel the payment' }).click();
  await sandbox.settle(late.reference);
  await confirm(operator, 'Cancel the payment', 'Bought by mistake.');
  await expect(operator.getByRole('dialog').getByRole('alert')).toContainText('Refund it instead.');
  await operator.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(operator.getByRole('button', { name: 'Cancel the payment' })).toBeHidden();
  await operator.getByRole('button', { name: 'Refund' }).click();
  await confirm(operator, 'Refund', 'Bought by mistake.');
  await expect(operator.getByText(/is paid back\.$/)).toBeVisible();
  expect((await payments(buyer))[0]).toMatchObject({ id: late.id, status: 'refunded' });
  expect((await sandbox.listPayments()).find(({ reference }) => reference === late.reference)).toMatchObject({
    is_settled: true,
    refunded_minor: late.amount_minor,
  });
});
