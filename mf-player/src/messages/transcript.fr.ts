import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './transcript.en.ts';

export const fr: MessagesOf<typeof en> = {
  search: 'Chercher dans la transcription',
  found: '{at, number} sur {count, number}',
  none: 'Introuvable',
  previous: 'Passage précédent',
  next: 'Passage suivant',
};
