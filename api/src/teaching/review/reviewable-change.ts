import { isDeepStrictEqual } from 'node:util';
import type { CourseContent } from '../courses/course-content.ts';

/** What an author may set without a reviewer: the price, and what share of a video counts as watched. */
const reviewable = ({ fields, modules }: CourseContent) => {
  const { type: _type, price_minor: _price, currency: _currency, watch_threshold: _threshold, ...judged } = fields;
  return { judged, modules };
};

export const isReviewableChange = (before: CourseContent, after: CourseContent): boolean =>
  !isDeepStrictEqual(reviewable(before), reviewable(after));
