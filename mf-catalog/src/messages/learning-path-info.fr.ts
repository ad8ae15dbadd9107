import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './learning-path-info.en.ts';

export const fr: MessagesOf<typeof en> = {
  'path.loading': 'Chargement du parcours d’apprentissage',
  'path.crumb': course.learningPath,
  'gone.title': 'Ce parcours d’apprentissage n’est pas ici',
  'gone.text': 'Il a peut-être été retiré, ou l’adresse est mal saisie.',
  'objectives.title': course.outcomes,
  'about.title': 'À propos de ce parcours',
  'courses.title': 'Les cours',
  'courses.inOrder': 'Suivez-les dans cet ordre : chacun s’appuie sur le précédent.',
  'courses.anyOrder': 'Nous vous proposons cet ordre, mais vous pouvez les suivre comme bon vous semble.',
  'courses.optional': lesson.optional,
};
