import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './payment-words.en.ts';

export const fr: MessagesOf<typeof en> = {
  'status.initiated': 'Commencé',
  'status.authorized': 'Réservé',
  'status.paid': 'Payé',
  'status.captured': 'Encaissé',
  'status.failed': common.failed,
  'status.voided': payment.voided,
  'status.partially_refunded': 'Remboursé en partie',
  'status.refunded': payment.allRefunded,

  'refund.open': 'Remboursement demandé',
  'refund.denied': 'Remboursement refusé',
  'refund.payment_error': 'Remboursement en échec',
  'refund.payment_refunded': 'Argent rendu',
  'refund.revocation_error': 'Accès pas encore retiré',
  'refund.complete': 'Remboursement terminé',

  card: payment.cardName,
  cardCheck: 'Vérification d’une carte',
  gone: 'N’est plus sur le site',
};
