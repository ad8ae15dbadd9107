import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  dashboard: places.dashboard,
  'group.start': 'Start',
  'group.decide': common.waitingForDecision,
  'group.learning': 'People and courses',
  'group.money': 'Money',
  'group.site': 'The site',
  overview: building.overview,
  review: 'Courses and paths',
  creators: 'Creator requests',
  moderation: 'Moderation',
  feedback: 'Feedback',
  refunds: 'Refund requests',
  people: account.people,
  courses: course.courses,
  taxonomy: course.categoriesAndSkills,
  payments: 'Payments',
  payouts: 'Payouts',
  totals: 'Totals',
  coupons: 'Coupons',
  plans: 'Plans',
  taxes: 'Tax rates',
  events: 'Gateway events',
  settings: 'Settings',
  health: 'Health',
  work: 'Background work',
  mails: 'Mails',
  releases: 'Releases',
  audit: 'Audit log',
} as const;
