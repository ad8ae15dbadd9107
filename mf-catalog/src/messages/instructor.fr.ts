import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './instructor.en.ts';

export const fr: MessagesOf<typeof en> = {
  crumb: 'Formateur ou formatrice',
  loading: 'Chargement de la page',
  about: 'Présentation',
  courses: course.courses,
  'fact.courses': course.courses,
  'fact.learners': course.learners,
  'fact.rating': course.rating,
  'fact.followers': 'Abonnés',
  follow: 'Suivre',
  'follow.ends': 'Suivi',
  'follow.what': 'Qui suit apprend la sortie de chaque nouveau cours.',
  'gone.title': 'Personne n’enseigne à cette adresse',
  'gone.text': 'Cette personne n’enseigne peut-être plus, ou l’adresse est fausse.',
};
