import * as course from '@stoa/shared/i18n/words/course.en.ts';

export const en = {
  'categories.title': 'Catalogue by category',
  'categories.lead': 'Everything that is taught here, from broad fields to single subjects.',
  'categories.crumb': course.categories,
  'categories.loading': course.loadingCategories,
  'category.see': '{count, plural, =0 {No courses yet} one {See # course} other {See # courses}}',
} as const;
