import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './verifications-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'demandes-de-formateurs',
  'head.asked': 'Demandé le (UTC)',
  'head.name': 'Nom',
  'head.legal': 'Nom légal',
  'head.email': 'Adresse e-mail',
  'head.country': 'Pays',
  'head.headline': 'Titre',
  'head.denials': 'Refus précédents',
  'head.status': 'État',
  'head.decided': 'Décidé le (UTC)',
  'head.note': 'Note à la personne',
};
