import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { expect, type Page } from '../fixtures.ts';
import { payButton } from '../gateways/card.ts';
import { unique } from './people.ts';

/** A course of the demo content that nobody but its author has. */
export async function aCourseForSale(api: Api): Promise<CourseCard> {
  const { items } = await api.listCourses({ query: { type: 'paid', per_page: 1 } });
  expect(items, 'a paid course of the demo content').toHaveLength(1);
  return items[0]!;
}

export const openTill = async (page: Page, course: CourseCard, coupon?: string): Promise<void> => {
  await page.goto(to.payment({ course: course.slug, coupon }));
  await expect(payButton(page)).toBeEnabled();
};

/** Bought, and the way into the course stands there. */
export async function expectBought(page: Page, { slug }: CourseCard): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'It is yours' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Start the course/ })).toHaveAttribute('href', to.player({ slug }));
}

/** What this person's payments for anything are like, newest first. */
export const payments = async (api: Api) => (await api.listTransactions({ query: {} })).items;

/** The API as an operator sees it. */
export async function anOperator(apiAs: (token?: string) => Api): Promise<Api> {
  const account = (await apiAs().listDemoAccounts()).find(({ role }) => role === 'super-admin');
  const { token } = await apiAs().login({ body: { email: account!.email, password: account!.password } });
  return apiAs(token);
}

/** The code of a new coupon for everything, which everybody may use once; all of them together `most` times. */
export async function aCoupon(
  operator: Api,
  { percent, most = null }: { percent: number; most?: number | null },
): Promise<string> {
  const code = `E2E-${unique().toUpperCase()}`;
  const rules = {
    applies_to: 'all' as const,
    item_ids: [],
    starts_at: null,
    expires_at: null,
    max_redemptions: most,
    max_per_user: 1,
    min_amount_minor: null,
    enabled: true,
  };
  await operator.createCoupons({ body: { kind: 'one', code, discount: { type: 'percent', percent }, ...rules } });
  return code;
}
