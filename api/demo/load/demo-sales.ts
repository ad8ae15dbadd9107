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
      amount: prices.get(slug)!,
      at: enrolled,
    }));
}
