import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './gateway-events.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: payment.gatewayEvents,
  payments: payment.payments,
  lead: 'Ce que le prestataire de paiement a annoncé à ce site, du plus récent au plus ancien. Un message n’est qu’un indice : le prestataire est interrogé sur le paiement avant tout changement.',
  list: 'Messages',
  search: 'Référence du paiement',
  'filter.standing': common.status,
  'filter.all': common.all,
  'standing.waiting': common.waiting,
  'standing.given_up': common.givenUp,
  'standing.taken_in': 'Pris en compte',
  found: '{count, plural, =0 {Aucun message} one {# message} other {# messages}}',
  'none.title': 'Aucun message pour l’instant',
  'none.text':
    'Ils arrivent au fil des paiements. Si des paiements sont faits et que rien n’arrive, vérifiez l’adresse du webhook réglée chez le prestataire.',
  'noneSuch.title': 'Aucun message ne correspond',
  'noneSuch.text': 'Cherchez la référence d’un paiement, ou affichez tous les messages.',
  'noneSuch.all': 'Afficher tous les messages',
  'field.received': 'Reçu',
  'field.event': common.kind,
  'field.payment': payment.payment,
  'field.standing': common.status,
  'field.next': common.whatToDo,
  'payment.unknown': '{reference} : pas un paiement de ce site',
  replay: 'Rejouer',
  'replay.of': 'Rejouer {event} de {reference}',
  'replay.done': 'Le message est de nouveau pris en compte.',
  'refused.payment_transition': 'Il ne peut pas être rejoué : ce site ne passe plus par ce prestataire.',
  'refused.not_found': 'Ce message n’existe plus.',
};
