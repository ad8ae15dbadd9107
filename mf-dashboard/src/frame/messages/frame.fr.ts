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
  'group.decide': common.waitingForDecision,
  'group.learning': 'Personnes et cours',
  'group.money': 'Argent',
  'group.site': 'Le site',
  overview: building.overview,
  review: 'Cours et parcours',
  creators: 'Demandes de formateurs',
  moderation: 'Modération',
  feedback: 'Avis',
  refunds: 'Remboursements',
  people: account.people,
  courses: course.courses,
  taxonomy: course.categoriesAndSkills,
  payments: 'Paiements',
  payouts: 'Versements',
  totals: 'Totaux',
  coupons: 'Codes de réduction',
  plans: 'Formules',
  taxes: 'Taux de taxe',
  events: 'Messages du prestataire',
  settings: 'Réglages',
  health: 'État du site',
  work: 'Tâches de fond',
  mails: 'Courriels',
  releases: 'Versions en ligne',
  audit: 'Journal d’audit',
};
