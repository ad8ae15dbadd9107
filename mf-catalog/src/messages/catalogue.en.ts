import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** The results, and what several screens of the catalogue say. */
export const en = {
  'crumb.marketplace': places.marketplace,
  'count.courses': course.courseCount,

  'results.title': places.allCourses,
  'results.found': 'Results for “{q}”',
  'results.crumb': course.courses,
  'results.searching': 'Searching the catalogue …',

  'card.certificate': actions.viewCertificate,
  'note.corrected': 'Nothing was found for “{q}”. These are results for “{words}”.',
  'note.partial': 'No course has all of these words. These have some of them.',

  'none.title': course.noneMatch,
  'none.didYouMean': 'Did you mean <link>{words}</link>?',
  'none.fewer': 'Remove some filters, or search for something broader.',
  'none.other': 'Try another word, or browse the categories.',
  'none.clear': 'Clear the filters',
  'none.categories': 'Browse the categories',

  'filters.name': 'Filters',
  'filters.open': '{count, plural, =0 {Filters} other {Filters (#)}}',
  'filters.active': 'Active filters',
  'filters.remove': 'Remove the filter {name}',
  'filters.clear': 'Clear all',
  'filters.stars': '{stars} stars and up',
  'filters.captions': 'Captions in {language}',

  'filter.category': course.category,
  'filter.category.any': course.allCategories,
  'filter.price': course.price,
  'filter.price.any': 'Any price',
  'filter.level': course.level,
  'filter.format': course.format,
  'filter.rating': course.rating,
  'filter.rating.any': 'Any rating',
  'filter.rating.least': '{stars} and up',
  'filter.duration': 'Duration',
  'filter.language': course.language,
  'filter.captions': lesson.captions,
  'filter.skills': course.skills,

  'sort.name': actions.sortBy,
  'sort.relevance': 'Best match',
  'sort.popular': 'Most popular',
  'sort.newest': 'Newest',
  'sort.rating': 'Highest rated',
  'sort.price_low': 'Price: low to high',
  'sort.price_high': 'Price: high to low',
} as const;
