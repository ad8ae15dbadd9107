import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './events-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'messages-du-prestataire',
  'head.id': 'Message',
  'head.gateway': 'Prestataire',
  'head.received': 'Reçu (UTC)',
  'head.kind': 'Nature',
  'head.reference': 'Référence',
  'head.payment': 'État du paiement',
  'head.standing': 'État',
  'head.taken': 'Pris en compte (UTC)',
  'head.error': 'Dernière erreur',
};
