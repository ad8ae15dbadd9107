import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';

/** Why a course cannot be bought by this person: said before anything is asked of the till. */
export type Obstacle = 'held' | 'own' | 'left' | 'free' | 'closed';

export function obstacleTo(course: CourseDetails, userId: string | undefined): Obstacle | undefined {
  if (course.student_percentage !== null) return 'held';
  if (course.creator.id === userId) return 'own';
  if (course.status !== 'published') return 'closed';
  if (course.can_come_back) return 'left';
  return course.type === 'free' ? 'free' : undefined;
}

/** The address of the till for these courses: `/payment?course=typography&course=colour&coupon=WELCOME`. */
export function purchaseQuery(slugs: readonly string[], coupon?: string | null): URLSearchParams {
  const query = new URLSearchParams(slugs.map((slug) => ['course', slug]));
  if (coupon) query.set('coupon', coupon);
  return query;
}
