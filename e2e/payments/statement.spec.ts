import { readFile } from 'node:fs/promises';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { testCards } from '../gateways/card.ts';
import { anOperator } from '../journeys/paying.ts';
import { aPerson } from '../journeys/people.ts';

const CURRENCY = 'USD';

/** The balance in the last line of this month's statement, in cents. */
async function closingOf(page: Page): Promise<number> {
  const month = new Date().toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await page.goto(to.courseReports({ tab: 'earnings' }));
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: `Statement of ${month} as CSV` }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split(/\r?\n/);
  const [balance, currency] = lines.at(-1)!.split(',').slice(-2);
  expect(currency).toBe(CURRENCY);
  return Math.round(Number(balance) * 100);
}

test('what a statement says is what the books owe, before a sale and after it', async ({
  signInAs,
  browser,
  apiAs,
  makeAccount,
  sandbox,
}) => {
  const account = (await apiAs().listDemoAccounts()).find(({ role }) => role === 'teacher')!;
  const operator = await anOperator(apiAs);
  const owed = async (): Promise<number> => {
    const { items } = await operator.listPayables({ query: { per_page: 100 } });
    return items.find(({ creator, currency }) => creator.email === account.email && currency === CURRENCY)!
      .payable_minor;
  };
  const teacher = await signInAs('teacher', browser);
  let before = 0;
  // Others buy meanwhile: between the two looks a sale may come.
  await expect(async () => {
    before = await closingOf(teacher);
    expect(before).toBe(await owed());
  }).toPass();

  const { items } = await apiAs().listCourses({ query: { type: 'paid', per_page: 100 } });
  const { user } = await apiAs().login({ body: { email: account.email, password: account.password } });
  const course = items.find(({ creator, currency }) => creator.id === user.id && currency === CURRENCY)!;
  const buyer = apiAs(await makeAccount(aPerson('Sten')));
  const things = [{ kind: 'course' as const, id: course.id }];
  const { amount_minor: expected_minor } = await buyer.quotePayment({ body: { items: things } });
  const token = await sandbox.makeToken(testCards.pays);
  const card = { kind: 'token' as const, token, save: false };
  await buyer.pay({ body: { key: crypto.randomUUID(), items: things, expected_minor, card } });

  await expect(async () => {
    const after = await closingOf(teacher);
    expect(after).toBe(await owed());
    expect(after).toBeGreaterThan(before);
  }).toPass();
});
