import type { MessagesOf } from '../translate.ts';
import type { en } from './receipt.en.ts';

export const fr: MessagesOf<typeof en> = {
  'download.receipt': 'Reçu',
  'download.credit_note': 'Avoir',
  'name.receipt': 'Télécharger le reçu {number}',
  'name.credit_note': 'Télécharger l’avoir {number}',
  drawing: 'Il est encore en préparation. Réessayez dans une minute.',
};
