/** The results, and what several screens of the catalogue say. */
export const en = {
  'crumb.marketplace': 'Marketplace',
  'count.courses': '{count, plural, one {# course} other {# courses}}',
  'path.kind': 'Learning path',

  'results.title': 'All courses',
  'results.found': 'Results for “{q}”',
  'results.crumb': 'Courses',
  'results.searching': 'Searching the catalogue …',

  'card.certificate': 'View certificate',
  'note.corrected': 'Nothing was found for “{q}”. These are results for “{words}”.',
  'note.partial': 'No course has all of these words. These have some of them.',

  'none.title': 'No courses match',
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

  'filter.category': 'Category',
  'filter.category.any': 'All categories',
  'filter.price': 'Price',
  'filter.price.any': 'Any price',
  'filter.level': 'Level',
  'filter.format': 'Format',
  'filter.rating': 'Rating',
  'filter.rating.any': 'Any rating',
  'filter.rating.least': '{stars} and up',

  'sort.name': 'Sort by',
  'sort.relevance': 'Best match',
  'sort.popular': 'Most popular',
  'sort.newest': 'Newest',
  'sort.rating': 'Highest rated',
  'sort.price_low': 'Price: low to high',
  'sort.price_high': 'Price: high to low',
} as const;
