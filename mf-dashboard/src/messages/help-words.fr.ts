import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './help-words.en.ts';

export const fr: MessagesOf<typeof en> = {
  loading: 'Chargement des articles',
  audience: 'Pour qui',
  'audience.all': common.everyone,
  'audience.guest': 'Visiteurs',
  'audience.learner': course.learners,
  'audience.teacher': 'Formateurs',
  'audience.partner': 'Partenaires',
  'topic.start': 'Premiers pas',
  'topic.learning': places.learning,
  'topic.paying': 'Payer',
  'topic.account': 'Votre compte',
  'topic.teaching': places.teaching,
  'topic.paths': course.learningPaths,
  'topic.community': places.community,
  'article.loading': 'Chargement de l’article',
};
