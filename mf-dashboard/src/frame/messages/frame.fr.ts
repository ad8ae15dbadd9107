import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './frame.en.ts';

export const fr: MessagesOf<typeof en> = {
  dashboard: places.dashboard,
  'group.start': 'Accueil',
  'group.offers': 'Vos offres',
  'group.decide': common.waitingForDecision,
  'group.learning': 'Personnes et cours',
  'group.money': 'Argent',
  'group.site': 'Le site',
  overview: building.overview,
  paths: course.learningPaths,
  micro: course.microCourses,
  results: course.results,
  learners: course.learners,
  revenue: payment.revenue,
  assessments: places.assessments,
  account: places.account,
  review: 'Cours et parcours',
  creators: places.creatorRequests,
  moderation: places.moderation,
  feedback: 'Avis',
  refunds: 'Remboursements',
  people: account.people,
  duplicates: account.likelyDuplicates,
  courses: course.courses,
  taxonomy: course.categoriesAndSkills,
  payments: 'Paiements',
  payouts: 'Versements',
  totals: 'Totaux',
  coupons: 'Codes de réduction',
  plans: 'Formules',
  taxes: 'Taux de taxe',
  events: 'Messages du prestataire',
  help: places.helpCentre,
  settings: places.settings,
  health: places.siteHealth,
  work: places.backgroundWork,
  mails: places.emails,
  releases: 'Versions en ligne',
  audit: places.auditLog,
};
