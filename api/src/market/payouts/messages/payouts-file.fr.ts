import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './payouts-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'versements',
  'head.id': 'Versement',
  'head.paid': 'Versé le',
  'head.creator': 'Formateur',
  'head.amount': 'Montant',
  'head.currency': 'Devise',
  'head.reference': 'Référence',
  'head.recorder': 'Enregistré par',
  'head.recorded': 'Enregistré le (UTC)',
  'head.reversed': 'Annulé le (UTC)',
  'head.why': 'Motif',
};
