import { discountsOf } from '@stoa/shared/contract/market/discount-of.ts';
import { couponUsedFor } from '../content/coupons.ts';
import { demoCourses } from '../courses/all-courses.ts';
import { planLearning } from './learning-plan.ts';
import { type DemoTransaction, demoTransactions } from '../content/billing.ts';

const prices = new Map(demoCourses.map(({ slug, price_minor }) => [slug, price_minor]));

/** What demo learners paid for the courses that they learn, on the day on which they enrolled. */
export function demoSales(): DemoTransaction[] {
  const isTold = new Set(
    demoTransactions.flatMap(({ email, item }) => (item && 'course' in item ? [`${email} ${item.course}`] : [])),
  );
  return planLearning()
    .filter(({ email, slug }) => prices.get(slug)! > 0 && !isTold.has(`${email} ${slug}`))
    .map(({ email, slug, enrolled }, index) => ({
      email,
      number: String(3001 + index),
      item: { course: slug },
      status: 'paid',
      ...paidFor(slug, enrolled),
      at: enrolled,
    }));
}

/** The price, less what the coupon of that time takes off. */
function paidFor(slug: string, at: number) {
  const price = prices.get(slug)!;
  const coupon = couponUsedFor(slug, at);
  if (coupon === undefined) return { amount: price };
  const [discount = 0] = discountsOf([price], coupon.discount);
  return { amount: price - discount, discount, coupon: coupon.code };
}
