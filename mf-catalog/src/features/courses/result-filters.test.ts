import { expect, test } from '@jest/globals';
import { writeFilters } from '../../ui/use-address-filters.ts';
import { countFilters, noFilters, readFilters } from './result-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('what is written is read back the same', () => {
  const filters = {
    ...noFilters,
    q: 'café & light',
    level: ['beginner', 'advanced'],
    type: 'free' as const,
    rating: 4,
    page: 3,
  };
  expect(read(writeFilters(filters, noFilters).toString())).toEqual(filters);
});

test('nothing chosen leaves the address bare', () => {
  expect(writeFilters(noFilters, noFilters).toString()).toBe('');
});

test('words and numbers from a hand-made address do no harm', () => {
  expect(read('level=wizard,beginner&type=cheap&rating=99&page=-4&sort=magic')).toEqual({
    ...noFilters,
    level: ['beginner'],
    rating: 5,
  });
});

test('three levels of category count as one choice', () => {
  expect(countFilters(read('category=design&sub_category=type&final_category=serif&level=beginner&q=x'))).toBe(2);
});
