import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  'marketplace.title': places.marketplace,
  'marketplace.lead': 'Find a course for an evening, or a path for a season.',
  'featured.title': course.featured,
  'categories.title': 'Most popular categories',
  'categories.loading': course.loadingCategories,
  'categories.all': 'See all categories',
  'popular.title': course.popularNow,
  'alike.rated': 'Because you liked “{course}”',
  'alike.taken': 'Because you take “{course}”',
  'alike.wished': 'Because “{course}” is on your wish list',
  'interest.lead': 'You said that you want to learn this.',
  'newest.title': 'New',
  'free.title': 'Free to take',
  'row.all': actions.seeAll,
  'paths.title': course.learningPaths,
  'paths.lead': 'Several courses in an order that makes sense.',
  'paths.all': course.allPaths,
  'instructors.title': 'Popular teachers',
  'instructors.learners': '{count, plural, one {# learner} other {# learners}}',
  'search.name': 'Catalogue',
  'search.label': 'Search the catalogue',
  'search.submit': actions.search,
} as const;
