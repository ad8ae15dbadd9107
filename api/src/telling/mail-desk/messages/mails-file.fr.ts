import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './mails-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'e-mails',
  'head.id': 'Entrée',
  'head.created': 'Mis en attente (UTC)',
  'head.address': 'Destinataire',
  'head.name': 'Nom',
  'head.template': 'Genre',
  'head.language': 'Langue',
  'head.subject': 'Objet',
  'head.state': 'État',
  'head.tries': 'Tentatives',
  'head.fault': 'Cause de l’échec',
  'head.error': 'Dernière erreur',
  'head.sent': 'Envoyé (UTC)',
  'head.given_up': 'Abandonné (UTC)',
};
