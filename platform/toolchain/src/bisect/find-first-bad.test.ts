import { expect, test } from '@jest/globals';
import { findFirstBad } from './find-first-bad.ts';

/** The failure came at `first` and stays in all newer ones; 0 is the newest. */
const search = async (count: number, first: number) => {
  const looked: number[] = [];
  const found = await findFirstBad(count, async (index) => {
    looked.push(index);
    return index <= first;
  });
  return { found, looked };
};

test.each(Array.from({ length: 20 }, (_, index) => index).slice(0, 19))(
  'of twenty sets it finds that the failure came with number %i',
  async (first) => {
    const { found, looked } = await search(20, first);
    expect(found).toEqual({ outcome: 'found', bad: first, good: first + 1 });
    expect(new Set(looked).size).toBe(looked.length);
  },
);

test('of a thousand sets it looks at few', async () => {
  for (const first of [0, 3, 500, 998]) expect((await search(1000, first)).looked.length).toBeLessThanOrEqual(21);
});

test('what never happens, and what always does, is said', async () => {
  expect((await search(20, -1)).found).toEqual({ outcome: 'not-reproduced' });
  expect((await search(20, 19)).found).toEqual({ outcome: 'always', oldest: 19 });
  expect((await search(1, 0)).found).toEqual({ outcome: 'always', oldest: 0 });
});
