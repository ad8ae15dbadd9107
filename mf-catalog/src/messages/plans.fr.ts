import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import * as plan from '@stoa/shared/i18n/words/plan.fr.ts';
import type { en } from './plans.en.ts';

export const fr: MessagesOf<typeof en> = {
  loading: plan.loading,
  title: 'Choisissez une formule',
  lead: 'Un seul prix ouvre les vidéos de tous les cours. Vous résiliez quand vous voulez.',
  billing: places.billing,
  courses: 'Voir tous les cours',

  price: plan.price,
  trial: plan.trial,
  grants: plan.grants,
  allVideos: plan.allVideos,
  startTrial: plan.startTrial,
  startTrialOf: plan.startTrialOf,
  choose: plan.choose,
  chooseName: plan.chooseName,

  'gone.title': 'Cette formule n’est pas proposée',
  'gone.text': 'Elle a peut-être été retirée de la vente, ou l’adresse est erronée.',
  'gone.others': 'Voir les formules proposées',
  'held.title': 'Vous avez une formule : {plan}',
  'held.text':
    'Les vidéos de tous les cours vous sont ouvertes, et il n’y a rien à payer ici. Votre facturation dit quand elle est payée, avec quelle carte, et comment la résilier.',
  'held.ending': 'Elle prend fin le {date}. Votre facturation permet de la poursuivre.',
  'held.billing': 'Aller à la facturation',

  'pay.title': 'Commencer {plan}',
  'pay.titleDue': 'Payer {plan}',
  'what.title': 'Ce que vous obtenez',
  'what.all': 'Les vidéos de tous les cours publiés, et de ceux qui le seront plus tard.',
  'what.cancel': 'Résiliez quand vous voulez : tout reste ouvert jusqu’à la fin de ce qui est payé.',
  'what.renews':
    '{interval, select, month {Elle se renouvelle d’elle-même chaque mois, jusqu’à ce que vous la résiliiez.} other {Elle se renouvelle d’elle-même chaque année, jusqu’à ce que vous la résiliiez.}}',
  'what.noTrial': 'Vous avez déjà eu une formule : il n’y a pas d’essai gratuit cette fois-ci.',
  'what.due': 'Le dernier paiement n’a pas abouti. Payez maintenant, et votre formule continue.',

  'trial.today': 'À payer aujourd’hui',
  'trial.from': 'À partir du {date}',
  'trial.terms': plan.trialTerms,
  'trial.noCoupon':
    'Le code de réduction {code} n’est pas utilisé : l’essai est gratuit, et la formule coûte ensuite son prix entier.',
  'trial.busy': 'Votre essai commence. Veuillez patienter.',
  'trial.cardSilent': 'Vérifiez votre connexion, puis appuyez de nouveau sur le bouton.',
  'trial.checking': 'Votre banque vérifie la carte',
  'trial.silent':
    'Votre essai a peut-être commencé, peut-être pas. Redemandez : il ne commence qu’une fois, et rien n’est débité.',
  'trial.refused': 'L’essai n’a pas commencé',
  'trial.conflict': 'Vous avez déjà une formule, ou en avez eu une. Voyez votre facturation.',
  'trial.cardGone': payment.cardGone,
  'trial.needsCard':
    'Un essai demande une carte enregistrée ici, et le prestataire de paiement de ce site n’en prend pas sans paiement.',

  'begun.title': '{plan} est à vous',
  'begun.opened': 'Les vidéos de tous les cours vous sont maintenant ouvertes.',
  'begun.trial': 'C’est gratuit jusqu’au {date}. Ensuite {amount} est débité de {card}, sauf si vous résiliez avant.',
  'begun.trialNoCard': 'C’est gratuit jusqu’au {date}. Ensuite {amount} est débité, sauf si vous résiliez avant.',
  'begun.paid': 'Le paiement a abouti.',
  'card.name': payment.cardName,
};
