import { isId } from '@stoa/shared/contract/kernel/is-id.ts';
import {
  contentTypes,
  courseLevels,
  courseSorts,
  type CourseSort,
  durationBands,
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
  /** Language tags. */
  language: string[];
  duration: string[];
  /** Ids. */
  skill: string[];
  /** Language tags. */
  captions: string[];
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
  language: [],
  duration: [],
  skill: [],
  captions: [],
  sort: 'relevance',
  page: 1,
};

const MOST = 20;
const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const isTag = (word: string): boolean => word.length <= 12 && TAG.test(word);

/** Reads a query string; words it doesn't know are left out rather than sent to the server. */
export function readFilters(search: URLSearchParams): ResultFilters {
  const many = (key: string, isMeant: (word: string) => boolean) =>
    [...new Set((search.get(key) ?? '').split(','))].filter(isMeant).slice(0, MOST);
  const oneOf = (known: readonly string[]) => (word: string) => known.includes(word);
  const type = search.get('type');
  const sort = search.get('sort') as CourseSort;
  return {
    q: readSearchText(search),
    category: search.get('category') ?? '',
    sub_category: search.get('sub_category') ?? '',
    final_category: search.get('final_category') ?? '',
    level: many('level', oneOf(courseLevels)),
    content_type: many('content_type', oneOf(contentTypes)),
    type: type === 'free' || type === 'paid' ? type : '',
    rating: between(Number(search.get('rating')), 0, 5),
    language: many('language', isTag),
    duration: many('duration', oneOf(durationBands)),
    skill: many('skill', isId),
    captions: many('captions', isTag),
    sort: courseSorts.includes(sort) ? sort : 'relevance',
    page: readPageNumber(search),
  };
}

export const useResultFilters = () => useAddressFilters({ read: readFilters, none: noFilters });

/** Of which several may be chosen. */
const manyFilters = ['level', 'content_type', 'language', 'duration', 'skill', 'captions'] as const;
export type ManyFilter = (typeof manyFilters)[number];

/** How many choices narrow the list, not counting the search text and the order. */
export const countFilters = ({
  category,
  sub_category,
  final_category,
  type,
  rating,
  ...filters
}: ResultFilters): number =>
  (category || sub_category || final_category ? 1 : 0) +
  (type ? 1 : 0) +
  (rating ? 1 : 0) +
  manyFilters.reduce((count, key) => count + filters[key].length, 0);
