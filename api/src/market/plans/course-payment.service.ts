import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { isLearning } from '../../learning/enrolments/enrolments.policy.ts';
import { getEnrolmentStatus } from '../../learning/enrolments/enrolments.service.ts';
import { isTeam } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findPlansOnOffer } from './plans.repository.ts';

export async function getCoursePayment(
  db: Database,
  viewer: Viewer | undefined,
  courseId: string,
): Promise<Reply<'getCoursePayment'>> {
  const course = await findCourse(db, { id: courseId });
  if (course === undefined || (course.status !== 'published' && !isTeam(viewer, course))) throw notFound();
  const { priceMinor, currency, type } = course;
  return {
    price: type === 'free' ? null : { amount_minor: priceMinor, currency },
    is_mine: await isTheirs(db, viewer, course),
    opens_all_videos: may(viewer, 'view-course-all-videos'),
    plan: cheapestIn(await findPlansOnOffer(db), currency),
  };
}

async function isTheirs(db: Database, viewer: Viewer | undefined, course: CourseRow): Promise<boolean> {
  if (viewer === undefined) return false;
  if (isTeam(viewer, course)) return true;
  const status = await getEnrolmentStatus(db, { userId: viewer.user.id, courseId: course.id });
  return status !== undefined && isLearning({ status });
}

/** Of plans that come cheapest first, currency by currency: prices of two cannot be compared. */
const cheapestIn = (plans: readonly SubscriptionPlan[], currency: string): SubscriptionPlan | null =>
  plans.find((plan) => plan.currency === currency) ?? plans[0] ?? null;
