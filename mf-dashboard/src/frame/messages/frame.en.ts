import * as payment from '@stoa/shared/i18n/words/payment.en.ts';
import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  dashboard: places.dashboard,
  'group.start': 'Start',
  'group.offers': 'Your offers',
  'group.decide': common.waitingForDecision,
  'group.learning': 'People and courses',
  'group.money': 'Money',
  'group.site': 'The site',
  overview: building.overview,
  paths: course.learningPaths,
  micro: course.microCourses,
  results: course.results,
  learners: course.learners,
  revenue: payment.revenue,
  assessments: places.assessments,
  account: places.account,
  review: 'Courses and paths',
  creators: places.creatorRequests,
  moderation: places.moderation,
  feedback: 'Feedback',
  refunds: 'Refund requests',
  people: account.people,
  duplicates: account.likelyDuplicates,
  courses: course.courses,
  taxonomy: course.categoriesAndSkills,
  payments: 'Payments',
  payouts: 'Payouts',
  totals: 'Totals',
  coupons: 'Coupons',
  plans: 'Plans',
  taxes: 'Tax rates',
  events: 'Gateway events',
  help: places.helpCentre,
  settings: places.settings,
  health: places.siteHealth,
  work: places.backgroundWork,
  mails: places.emails,
  releases: 'Releases',
  audit: places.auditLog,
} as const;
