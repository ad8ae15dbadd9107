import { expect, test } from '@jest/globals';
import { readFilters, writeFilters } from './post-filters.ts';

test('the plain list has the plain address', () => {
  expect(writeFilters(readFilters(new URLSearchParams())).toString()).toBe('');
});

test('what was chosen stands in the address, and is read from it again', () => {
  const filters = { category: 'design', mine: true, sort: 'helpful' as const, q: 'line length', page: 3 };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
});

test('an address that somebody wrote by hand does no harm', () => {
  const filters = readFilters(new URLSearchParams('sort=loudest&page=-2&mine=maybe'));
  expect(filters).toMatchObject({ sort: 'newest', page: 1, mine: false });
});
