import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

/** What opens over the page says: it comes with that code, after the first view. */
export const en = {
  'overlay.close': actions.close,
  'browse.title': actions.browse,
  'browse.loading': course.loadingCategories,
  'browse.failed': course.categoriesNotLoaded,
  'browse.categories': course.categories,
  'browse.none': 'There are no categories yet.',
  'browse.unfold': 'Show what is in {name}',
  'browse.catalogue': 'View Catalog',
  'browse.paths': course.learningPaths,
  'browse.fields': course.fields,
  'browse.design': 'design',
  'browse.photography': 'photography',
  'browse.marketing': 'marketing',
  'browse.business': 'business',
  'browse.paths-loading': course.loadingPaths,
  'browse.paths-failed': 'The learning paths could not be loaded.',
  'browse.no-path': 'No learning path in this field yet.',
  'browse.courses': course.courseCount,
  'browse.library': 'Library',
  'browse.all-paths': 'All paths',
  'drawer.you': account.you,
} as const;
