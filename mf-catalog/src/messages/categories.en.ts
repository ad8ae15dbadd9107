export const en = {
  'categories.title': 'Catalogue by category',
  'categories.lead': 'Everything that is taught here, from broad fields to single subjects.',
  'categories.crumb': 'Categories',
  'categories.loading': 'Loading categories',
  'category.see': '{count, plural, =0 {No courses yet} one {See # course} other {See # courses}}',
} as const;
