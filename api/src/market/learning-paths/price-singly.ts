import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import type { PathCourse } from './path-courses.ts';

/** What the courses cost one by one that a person does not have yet; null where their prices cannot be added up. */
export function priceSingly(courses: readonly PathCourse[]): LearningPathDetails['singly'] {
  const sold = courses.filter(({ is_had, type }) => !is_had && type === 'paid');
  const currency = sold[0]?.currency;
  if (currency === undefined || sold.some((course) => course.currency !== currency)) return null;
  return { amount_minor: sold.reduce((sum, { price_minor }) => sum + price_minor, 0), currency };
}
