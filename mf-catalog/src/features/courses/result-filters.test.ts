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
    language: ['fr', 'pt-BR'],
    duration: ['over_10h'],
    skill: ['018f0000-0000-7000-8000-000000000001'],
    captions: ['ar'],
    page: 3,
  };
  expect(read(writeFilters(filters, noFilters).toString())).toEqual(filters);
});

test('nothing chosen leaves the address bare', () => {
  expect(writeFilters(noFilters, noFilters).toString()).toBe('');
});

test('words and numbers from a hand-made address do no harm', () => {
  expect(
    read(
      'level=wizard,beginner&type=cheap&rating=99&page=-4&sort=magic&language=<b>,fr,fr&skill=drawing&captions=&duration=week',
    ),
  ).toEqual({
    ...noFilters,
    level: ['beginner'],
    rating: 5,
    language: ['fr'],
  });
});

test('three levels of category count as one choice', () => {
  expect(countFilters(read('category=design&sub_category=type&final_category=serif&level=beginner&q=x'))).toBe(2);
});
