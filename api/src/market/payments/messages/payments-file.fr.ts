import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './payments-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'paiements',
  'head.reference': 'Référence',
  'head.begun': 'Commencé (UTC)',
  'head.payer': 'Payeur',
  'head.item': 'Article',
  'head.kind': 'Nature',
  'head.amount': 'Montant',
  'head.tax': 'Taxe comprise',
  'head.discount': 'Remise',
  'head.refunded': 'Remboursé',
  'head.currency': 'Devise',
  'head.status': 'État',
  'head.review': 'À examiner',
  'head.card': 'Carte',
  'head.gateway': 'Prestataire',
};
