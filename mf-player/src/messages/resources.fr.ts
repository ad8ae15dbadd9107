import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './resources.en.ts';

export const fr: MessagesOf<typeof en> = {
  heading: lesson.resources,
  ofLesson: 'Avec cette leçon',
  ofCourse: 'Avec tout le cours',
  download: 'Télécharger {title}',
  failed: '« {title} » n’a pas été téléchargé : {reason}',
  none: 'Il n’y a pas de fichiers avec cette leçon. D’autres leçons du cours en ont.',
  'list.loading': 'Chargement des fichiers',
  'list.failed': 'Les fichiers du cours n’ont pas pu être chargés.',
};
