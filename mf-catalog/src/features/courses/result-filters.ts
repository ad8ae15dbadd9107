import {
  contentTypes,
  courseLevels,
  courseSorts,
  type CourseSort,
} from '@stoa/shared/contract/taxonomy/course-words.ts';
import { between, readPageNumber, readSearchText, useAddressFilters } from '../../ui/use-address-filters.ts';

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
    q: readSearchText(search),
    category: search.get('category') ?? '',
    sub_category: search.get('sub_category') ?? '',
    final_category: search.get('final_category') ?? '',
    level: many('level', courseLevels),
    content_type: many('content_type', contentTypes),
    type: type === 'free' || type === 'paid' ? type : '',
    rating: between(Number(search.get('rating')), 0, 5),
    sort: courseSorts.includes(sort) ? sort : 'relevance',
    page: readPageNumber(search),
  };
}

export const useResultFilters = () => useAddressFilters({ read: readFilters, none: noFilters });

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
