import { expect, test } from '@jest/globals';
import { id } from './primitives.ts';

test('two spellings of an id are one', () => {
  const small = '0192f0c1-5d3c-7a4e-8b21-0f9c3a7d5e10';
  expect(id.parse(small.toUpperCase())).toBe(small);
  expect(id.safeParse('not an id').success).toBe(false);
});
