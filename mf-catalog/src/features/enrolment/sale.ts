import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';

/** What is on sale on a page. */
export interface Sale {
  kind: 'course' | 'learning_path';
  id: string;
  slug: string;
  /** Minor units of `currency`. */
  priceMinor: number;
  currency: string;
  /** Whether this person can pay for it: else a coupon in the address means nothing. */
  isPayable: boolean;
}

export function saleOfCourse(course: CourseDetails, userId: string | undefined): Sale {
  const { id, slug, price_minor: priceMinor, currency, type, can_come_back, creator } = course;
  const isPayable = type === 'paid' && !can_come_back && creator.id !== userId;
  return { kind: 'course', id, slug, priceMinor, currency, isPayable };
}

/** Only of a path that is sold to this person. */
export const saleOfPath = ({ id, slug, amount_minor: priceMinor, currency }: LearningPathDetails): Sale => ({
  ...{ kind: 'learning_path', id, slug, priceMinor, currency },
  isPayable: true,
});
