import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import type { FrameTextKey } from './messages/frame.ts';

/** A screen of those who run the site. */
export interface DashboardEntry {
  text: FrameTextKey;
  to: string;
  /** Shown to one who has any of these. */
  any: readonly Permission[];
}

export interface DashboardGroup {
  text: FrameTextKey;
  entries: readonly DashboardEntry[];
}

/** In the order of a working day: what waits, who and what it is about, money, the site itself. */
export const dashboardGroups: readonly DashboardGroup[] = [
  {
    text: 'group.start',
    entries: [
      {
        text: 'overview',
        to: to.dashboard(),
        any: ['view-admin-dashboard', 'view-partner-dashboard', 'review-course'],
      },
    ],
  },
  {
    text: 'group.offers',
    entries: [
      { text: 'paths', to: to.viewLearningPath(), any: ['view-partner-dashboard'] },
      { text: 'micro', to: to.manageMicroCourses(), any: ['view-partner-dashboard'] },
      { text: 'results', to: to.learningPathReports({ tab: 'results' }), any: ['view-partner-dashboard'] },
      { text: 'learners', to: to.learningPathReports({ tab: 'learners' }), any: ['view-partner-dashboard'] },
      { text: 'revenue', to: to.learningPathReports({ tab: 'revenue' }), any: ['view-partner-dashboard'] },
      { text: 'assessments', to: to.learningPathAssessments(), any: ['view-partner-dashboard'] },
      { text: 'account', to: to.accountSettings(), any: ['view-partner-dashboard'] },
    ],
  },
  {
    text: 'group.decide',
    entries: [
      { text: 'review', to: to.review(), any: ['review-course'] },
      { text: 'creators', to: to.reviewCreators(), any: ['verify-creator'] },
      { text: 'moderation', to: to.communityModeration(), any: ['moderate-content'] },
      { text: 'feedback', to: to.siteFeedback(), any: ['moderate-content'] },
      { text: 'refunds', to: to.refunds(), any: ['manage-payments'] },
    ],
  },
  {
    text: 'group.learning',
    entries: [
      { text: 'people', to: to.people(), any: ['manage-users'] },
      { text: 'duplicates', to: to.duplicateAccounts(), any: ['manage-users'] },
      { text: 'courses', to: to.allCourses(), any: ['review-course'] },
      { text: 'taxonomy', to: to.taxonomy(), any: ['manage-taxonomy'] },
    ],
  },
  {
    text: 'group.money',
    entries: [
      { text: 'payments', to: to.payments(), any: ['manage-payments'] },
      { text: 'payouts', to: to.payouts(), any: ['manage-payments'] },
      { text: 'totals', to: to.totals(), any: ['manage-payments'] },
      { text: 'coupons', to: to.coupons(), any: ['manage-coupons'] },
      { text: 'plans', to: to.plans(), any: ['manage-payments'] },
      { text: 'taxes', to: to.taxes(), any: ['manage-payments'] },
      { text: 'events', to: to.gatewayEvents(), any: ['manage-payments'] },
    ],
  },
  {
    text: 'group.site',
    entries: [
      { text: 'help', to: to.helpDesk(), any: ['view-admin-dashboard'] },
      { text: 'settings', to: to.siteSettings(), any: ['view-admin-dashboard'] },
      { text: 'health', to: to.siteHealth(), any: ['view-admin-dashboard'] },
      { text: 'work', to: to.backgroundWork(), any: ['view-admin-dashboard'] },
      { text: 'mails', to: to.mails(), any: ['view-admin-dashboard'] },
      { text: 'releases', to: to.releases(), any: ['manage-releases'] },
      { text: 'audit', to: to.auditLog(), any: ['view-admin-dashboard'] },
    ],
  },
];
