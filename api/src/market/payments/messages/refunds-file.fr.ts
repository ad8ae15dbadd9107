import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './refunds-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'demandes-de-remboursement',
  'head.id': 'Demande',
  'head.reference': 'Référence',
  'head.asked': 'Demandé (UTC)',
  'head.payer': 'Payeur',
  'head.amount': 'Montant',
  'head.currency': 'Devise',
  'head.status': 'État',
  'head.reason': 'Motif',
};
