import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './learners.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'apprenants',
  'head.name': 'Apprenant',
  'head.course': 'Cours',
  'head.progress': 'Progression (%)',
  'head.enrolled': 'Inscrit le (UTC)',
  'head.activity': 'Dernière activité (UTC)',
  'head.completed': 'Terminé le (UTC)',
  'head.watched': 'Visionné (secondes)',
};
