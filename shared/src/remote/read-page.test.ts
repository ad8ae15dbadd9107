import { expect, test } from '@jest/globals';
import { readPage } from './read-page.ts';

const listOf = (total: number) => {
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    return { page, per_page: 10, total };
  };
  return { asked, read };
};

test.each([
  { wanted: 1, total: 0, asked: [1] },
  { wanted: 3, total: 0, asked: [3] },
  { wanted: 2, total: 11, asked: [2] },
  { wanted: 2, total: 10, asked: [2, 1] },
  { wanted: 9, total: 25, asked: [9, 3] },
])('page $wanted of $total things, ten a page, is read as $asked', async ({ wanted, total, asked }) => {
  const list = listOf(total);
  expect((await readPage(wanted, list.read)).page).toBe(asked.at(-1));
  expect(list.asked).toEqual(asked);
});
