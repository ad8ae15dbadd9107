import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, test } from '../fixtures.ts';
import { testCards } from '../gateways/card.ts';
import { aCoupon, aCourseForSale, anOperator } from '../journeys/paying.ts';
import { aPerson } from '../journeys/people.ts';

test('twenty buyers race for a coupon of five: five pay less, the others are told and pay nothing', async ({
  page,
  signIn,
  apiAs,
  makeAccount,
  sandbox,
}) => {
  const code = await aCoupon(await anOperator(apiAs), { percent: 50, most: 5 });
  const { id } = await aCourseForSale(apiAs());
  const buyers: { api: Api; token: string }[] = [];
  for (let made = 0; made < 20; made += 1) {
    buyers.push({
      api: apiAs(await makeAccount(aPerson('Rasmus'))),
      token: await sandbox.makeToken(testCards.pays),
    });
  }
  const items = [{ kind: 'course' as const, id }];
  const { amount_minor: expected_minor } = await buyers[0]!.api.quotePayment({ body: { items, coupon: code } });

  const presses = await Promise.allSettled(
    buyers.map(({ api, token }) =>
      api.pay({
        body: {
          key: crypto.randomUUID(),
          items,
          coupon: code,
          expected_minor,
          card: { kind: 'token', token, save: false },
        },
      }),
    ),
  );
  const paid = presses.flatMap((press) => (press.status === 'fulfilled' ? [press.value] : []));
  expect(paid.map(({ status, amount_minor }) => [status, amount_minor])).toEqual(
    Array.from({ length: 5 }, () => ['paid', expected_minor]),
  );
  for (const press of presses) {
    if (press.status === 'rejected')
      expect(press.reason).toMatchObject({ fieldErrors: { coupon: [expect.any(String)] } });
  }
  const taken = (await sandbox.listPayments()).filter(({ reference }) =>
    paid.some((one) => one.reference === reference),
  );
  expect(taken.map(({ status, amount_minor }) => [status, amount_minor])).toEqual(
    Array.from({ length: 5 }, () => ['paid', expected_minor]),
  );
  const opened = await Promise.all(
    buyers.map(async ({ api }) => (await api.listEnrolments({ query: { per_page: 1 } })).total),
  );
  expect(opened.reduce((sum, one) => sum + one, 0)).toBe(5);

  await signIn('super-admin');
  await page.goto(to.coupons());
  await expect(page.getByRole('article', { name: code })).toContainText('5 of 5');
});
