import {
  contentTypes,
  courseLevels,
  courseSorts,
  type CourseSort,
} from '@stoa/shared/contract/taxonomy/course-words.ts';

/** What the results screen shows, exactly as the URL says it: a link to it is a link to the same list. */
export interface ResultFilters {
  q: string;
  /** Slugs; the deepest one counts. */
  category: string;
  sub_category: string;
  final_category: string;
  level: string[];
  content_type: string[];
  type: '' | 'free' | 'paid';
  /** At least so many stars; 0 is any. */
  rating: number;
  sort: CourseSort;
  page: number;
}

export const noFilters: ResultFilters = {
  q: '',
  category: '',
  sub_category: '',
  final_category: '',
  level: [],
  content_type: [],
  type: '',
  rating: 0,
  sort: 'relevance',
  page: 1,
};

/** Reads a query string; words it doesn't know are left out rather than sent to the server. */
export function readFilters(search: URLSearchParams): ResultFilters {
  const many = (key: string, known: readonly string[]) =>
    (search.get(key) ?? '').split(',').filter((word) => known.includes(word));
  const type = search.get('type');
  const sort = search.get('sort') as CourseSort;
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    category: search.get('category') ?? '',
    sub_category: search.get('sub_category') ?? '',
    final_category: search.get('final_category') ?? '',
    level: many('level', courseLevels),
    content_type: many('content_type', contentTypes),
    type: type === 'free' || type === 'paid' ? type : '',
    rating: between(Number(search.get('rating')), 0, 5),
    sort: courseSorts.includes(sort) ? sort : 'relevance',
    page: between(Math.floor(Number(search.get('page'))), 1, 10_000),
  };
}

const between = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/** Writes only what differs from `noFilters`, so that addresses stay short. */
export function writeFilters(filters: Partial<ResultFilters>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) {
    const none = noFilters[key as keyof ResultFilters];
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (text !== String(none)) search.set(key, text);
  }
  return search;
}

/** How many choices narrow the list, not counting the search text and the order. */
export const countFilters = ({
  category,
  sub_category,
  final_category,
  level,
  content_type,
  type,
  rating,
}: ResultFilters) =>
  (category || sub_category || final_category ? 1 : 0) +
  level.length +
  content_type.length +
  (type ? 1 : 0) +
  (rating ? 1 : 0);
