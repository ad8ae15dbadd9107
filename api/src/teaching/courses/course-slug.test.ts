import { expect, test } from '@jest/globals';
import { freeSlug, slugFromTitle } from './course-slug.ts';

test('a title becomes an address of small Latin letters', () => {
  expect(slugFromTitle('Café & Co: the Baker’s Basics!')).toBe('cafe-co-the-bakers-basics');
  expect(slugFromTitle('x'.repeat(200))).toHaveLength(80);
});

test('a title in another script gets an address as well', () => {
  expect(slugFromTitle('تصميم')).toMatch(/^course-[0-9a-f]{8}$/);
});

test('the address of a screen beside the courses is nobody’s', () => {
  expect(freeSlug(slugFromTitle('Manage'), new Set())).toBe('manage-2');
});

test('the first free number is taken, and never makes the address too long', () => {
  expect(freeSlug('design', new Set())).toBe('design');
  expect(freeSlug('design', new Set(['design', 'design-2']))).toBe('design-3');
  const long = 'x'.repeat(80);
  expect(freeSlug(long, new Set([long]))).toBe(`${'x'.repeat(78)}-2`);
});
