import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './path-learners.en.ts';

export const fr: MessagesOf<typeof en> = {
  'file.name': 'apprenants-parcours',
  'head.name': 'Apprenant',
  'head.path': 'Parcours',
  'head.done': 'Cours obligatoires terminés',
  'head.required': 'Cours obligatoires',
  'head.progress': 'Progression (%)',
  'head.enrolled': 'Inscrit le (UTC)',
  'head.activity': 'Dernière activité (UTC)',
  'head.completed': 'Terminé le (UTC)',
};
