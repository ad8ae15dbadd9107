import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './overlay.en.ts';

export const fr: MessagesOf<typeof en> = {
  'overlay.close': actions.close,
  'browse.title': actions.browse,
  'browse.loading': course.loadingCategories,
  'browse.failed': course.categoriesNotLoaded,
  'browse.categories': course.categories,
  'browse.none': 'Il n’y a pas encore de catégories.',
  'browse.unfold': 'Afficher le contenu de {name}',
  'browse.catalogue': 'Voir le catalogue',
  'browse.paths': course.learningPaths,
  'browse.fields': course.fields,
  'browse.design': 'design',
  'browse.photography': 'photographie',
  'browse.marketing': 'marketing',
  'browse.business': 'entreprise',
  'browse.paths-loading': course.loadingPaths,
  'browse.paths-failed': 'Les parcours d’apprentissage n’ont pas pu être chargés.',
  'browse.no-path': 'Pas encore de parcours d’apprentissage dans ce domaine.',
  'browse.courses': course.courseCount,
  'browse.library': 'Bibliothèque',
  'browse.all-paths': 'Tous les parcours',
  'drawer.you': account.you,
};
