import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './billing.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.billing,
  lead: 'Votre formule, et tout ce que vous avez payé.',
  loading: 'Chargement de vos paiements',

  'plan.title': 'Votre formule',
  'plan.loading': 'Chargement de votre formule',
  'plan.last': 'Votre dernière formule',
  'plan.none': 'Vous n’avez pas de formule',
  'plan.noneText': 'Les cours que vous suivez, gratuits ou payés à l’unité, n’en demandent pas.',
  'plan.offered': 'Formules proposées',
  'plan.price': '{interval, select, month {{amount} par mois} other {{amount} par an}}',
  'plan.trial': '{days, plural, one {un jour gratuit au début} other {# jours gratuits au début}}',
  'plan.grants': 'Donne accès :',
  'plan.allVideos': 'aux vidéos de tous les cours publiés',
  'plan.since': 'Depuis le',
  'plan.renews': 'Renouvellement le',
  'plan.trialEnds': 'Premier paiement le',
  'plan.ends': 'Se termine le',
  'plan.ended': 'Terminée le',
  'plan.due': 'Payée jusqu’au',
  'subscription.trialing': 'Essai',
  'subscription.active': 'Active',
  'subscription.past_due': 'Paiement en attente',
  'subscription.canceled': 'Résiliée',
  'subscription.expired': 'Expirée',
  'subscription.ending': 'Prend bientôt fin',

  'payments.title': 'Paiements',
  'payments.show': actions.show,
  'payments.all': common.all,
  'payments.date': 'Date',
  'payments.reference': 'Référence',
  'payments.item': 'Objet',
  'payments.amount': 'Montant',
  'payments.status': common.status,
  'payments.refunded': '{amount} remboursés',
  'payments.discount': 'remise de {amount} déduite',
  'payments.tax': 'dont {amount} de taxes',
  'payments.none': 'Aucun paiement pour l’instant',
  'payments.noneText': 'Ce que vous payez pour des cours et des formules est listé ici, avec sa référence.',
  'payments.noneSuch': 'Aucun paiement ici',
  'payments.noneSuchText': 'Aucun de vos paiements n’est dans cet état.',
  'payments.showAll': 'Afficher tous les paiements',
};
