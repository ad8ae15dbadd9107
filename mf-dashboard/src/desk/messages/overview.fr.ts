import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './overview.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.dashboard,
  hello: 'Bonjour {name}.',
  loading: 'Chargement du tableau de bord',
  open: '{label} : {value}. Ouvrir la liste',
  since: 'le plus ancien : {ago}',
  waiting: common.waitingForDecision,
  'waiting.none': 'Rien n’attend de décision.',
  'kind.course_reviews': '{count, plural, one {cours en relecture} other {cours en relecture}}',
  'kind.path_reviews': '{count, plural, one {parcours en relecture} other {parcours en relecture}}',
  'kind.creator_requests': '{count, plural, one {demande de formateur} other {demandes de formateurs}}',
  'kind.creator_appeals': '{count, plural, one {recours d’un formateur} other {recours de formateurs}}',
  'kind.content_reports': '{count, plural, one {texte signalé} other {textes signalés}}',
  'kind.refunds': '{count, plural, one {demande de remboursement} other {demandes de remboursement}}',
  failures: 'À réparer',
  'failures.none': 'Aucun incident ne demande votre attention.',
  'kind.given_up_work': '{count, plural, one {tâche de fond abandonnée} other {tâches de fond abandonnées}}',
  'kind.failed_mails': '{count, plural, one {courriel non envoyé} other {courriels non envoyés}}',
  'kind.payments_in_review': '{count, plural, one {paiement à vérifier} other {paiements à vérifier}}',
  'kind.refund_failures': '{count, plural, one {remboursement échoué} other {remboursements échoués}}',
  figures: 'Les sept derniers jours',
  'figures.lead': 'Les jours sont en UTC, aujourd’hui compris.',
  'people.now': 'Présents maintenant',
  'people.before': '{day, number} en 24 heures, {week, number} en sept jours',
  'figure.accounts': 'Nouveaux comptes',
  'figure.enrolments': common.enrolments,
  'figure.completions': common.completions,
  revenue: 'Chiffre d’affaires en {currency}',
  'pace.week': '{before} les sept jours précédents',
  'pace.today': '{today} aujourd’hui, {yesterday} hier',
};
