import type { AdminOverview } from '@stoa/shared/contract/administration/overview.ts';
import type { FailureKind, FigureKind, WaitingKind } from '@stoa/shared/contract/administration/overview-words.ts';
import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { countWaitingReports } from '../../community/waiting-reports.ts';
import type { Pace, Standing } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { countSinceGivenUp } from '../../kernel/work/find-given-up-work.ts';
import { countNewCompletions, countNewEnrolments } from '../../learning/enrolments/enrolment-figures.ts';
import { countAskedRefunds, countFailedRefunds, countPaymentsInReview } from '../../market/billing/waiting-payments.ts';
import { getRevenue } from '../../market/ledger/revenue.ts';
import { countPathsInReview } from '../../market/path-builder/waiting-paths.ts';
import { countNewAccounts } from '../../people/accounts/new-accounts.ts';
import { countActivePeople } from '../../people/sessions/active-people.ts';
import { countWaitingAppeals, countWaitingRequests } from '../../teaching/creators/waiting-requests.ts';
import { countWaitingReviews } from '../../teaching/review/waiting-reviews.ts';
import { countFailedMails } from '../../telling/mail/failed-mails.ts';

/** A number of the overview: who sees it, how it is found, and where its rows are. */
interface Source<Kind, Found> {
  kind: Kind;
  permission: Permission;
  count(db: Database, viewer: Viewer): Promise<Found>;
  link: string | null;
}

const waiting: Source<WaitingKind, Standing>[] = [
  { kind: 'course_reviews', permission: 'review-course', count: countWaitingReviews, link: to.review() },
  {
    kind: 'path_reviews',
    permission: 'review-course',
    count: countPathsInReview,
    link: to.review({ status: 'paths' }),
  },
  { kind: 'creator_requests', permission: 'verify-creator', count: countWaitingRequests, link: to.reviewCreators() },
  {
    kind: 'creator_appeals',
    permission: 'verify-creator',
    count: countWaitingAppeals,
    link: to.reviewCreators({ status: 'revoked' }),
  },
  {
    kind: 'content_reports',
    permission: 'moderate-content',
    count: (db, { user }) => countWaitingReports(db, user.id),
    link: to.communityModeration(),
  },
  { kind: 'refunds', permission: 'manage-payments', count: countAskedRefunds, link: to.refunds() },
];

const failures: Source<FailureKind, Standing>[] = [
  { kind: 'given_up_work', permission: 'view-admin-dashboard', count: countSinceGivenUp, link: to.backgroundWork() },
  {
    kind: 'failed_mails',
    permission: 'view-admin-dashboard',
    count: countFailedMails,
    link: to.mails({ state: 'given_up' }),
  },
  {
    kind: 'payments_in_review',
    permission: 'manage-payments',
    count: countPaymentsInReview,
    link: to.payments({ look: '1' }),
  },
  { kind: 'refund_failures', permission: 'manage-payments', count: countFailedRefunds, link: to.refunds() },
];

const figures: Source<FigureKind, Pace>[] = [
  { kind: 'accounts', permission: 'manage-users', count: countNewAccounts, link: to.people() },
  {
    kind: 'enrolments',
    permission: 'review-course',
    count: countNewEnrolments,
    link: to.allCourses({ sort: '-enrolments' }),
  },
  { kind: 'completions', permission: 'review-course', count: countNewCompletions, link: null },
];

export async function getAdminOverview(db: Database, viewer: Viewer): Promise<AdminOverview> {
  const [waits, failed, people, paces, revenue] = await Promise.all([
    countAll(db, viewer, waiting),
    countAll(db, viewer, failures),
    may(viewer, 'manage-users') ? countActivePeople(db) : null,
    countAll(db, viewer, figures),
    may(viewer, 'manage-payments') ? getRevenue(db) : null,
  ]);
  return {
    at: new Date().toISOString(),
    waiting: waits,
    failures: failed,
    people: people && { ...people, link: to.people() },
    figures: paces,
    revenue: revenue && revenue.map((one) => ({ ...one, link: to.totals() })),
  };
}

const countAll = <Kind, Found>(db: Database, viewer: Viewer, sources: readonly Source<Kind, Found>[]) =>
  Promise.all(
    sources
      .filter(({ permission }) => may(viewer, permission))
      .map(async ({ kind, count, link }) => ({ kind, ...(await count(db, viewer)), link })),
  );
