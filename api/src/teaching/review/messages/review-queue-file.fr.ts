import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './review-queue-file.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'relecture-des-cours',
  'head.name': 'Cours',
  'head.slug': 'Adresse',
  'head.creator': 'Formateur',
  'head.category': 'Catégorie',
  'head.status': 'État',
  'head.sent': 'Envoyé en relecture le (UTC)',
  'head.round': 'Tour',
  'head.lessons': 'Leçons',
  'head.comments': 'Commentaires ouverts',
  'head.reviewer': 'Relecteur',
};
