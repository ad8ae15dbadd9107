import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './site-feedback-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'avis-sur-le-site',
  'head.created': 'Envoyé le (UTC)',
  'head.author': 'Écrit par',
  'head.stars': 'Étoiles',
  'head.status': 'État',
  'head.text': 'Avis',
};
