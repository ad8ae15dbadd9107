import { pathFees, pathSorts } from '@stoa/shared/contract/market/learning-paths.ts';
import { courseLevels, type CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { readPageNumber, readSearchText, useAddressFilters } from '../../ui/use-address-filters.ts';

export const pathShares = ['taken', 'completed'] as const;

/** What the list of learning paths shows, exactly as the URL says it; '' is any. */
export interface PathFilters {
  q: string;
  /** A slug. */
  category: string;
  level: '' | CourseLevel;
  fee: '' | (typeof pathFees)[number];
  /** Those that the viewer takes, or has completed. */
  mine: '' | (typeof pathShares)[number];
  sort: (typeof pathSorts)[number];
  page: number;
}

export const noPathFilters: PathFilters = {
  q: '',
  category: '',
  level: '',
  fee: '',
  mine: '',
  sort: 'newest',
  page: 1,
};

/** Reads a query string; words it doesn't know are left out rather than sent to the server. */
export function readPathFilters(search: URLSearchParams): PathFilters {
  const one = <W extends string>(key: string, known: readonly W[]) =>
    known.find((word) => word === search.get(key)) ?? '';
  return {
    q: readSearchText(search),
    category: (search.get('category') ?? '').slice(0, 120),
    level: one('level', courseLevels),
    fee: one('fee', pathFees),
    mine: one('mine', pathShares),
    sort: one('sort', pathSorts) || 'newest',
    page: readPageNumber(search),
  };
}

export const usePathFilters = () => useAddressFilters({ read: readPathFilters, none: noPathFilters });

/** How many choices narrow the list, not counting the search text and the order. */
export const countPathFilters = ({ category, level, fee, mine }: PathFilters): number =>
  [category, level, fee, mine].filter(Boolean).length;
