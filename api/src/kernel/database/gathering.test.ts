import { expect, test } from '@jest/globals';
import type { Database } from './database.ts';
import { findEach, findOne, gathering } from './gathering.ts';

const db = {} as Database;

/** Finds the length of each word but the empty one, and remembers what it was asked. */
function lengths() {
  const asked: string[][] = [];
  const many = async (_db: Database, words: readonly string[], given?: string) => {
    asked.push([...words, ...(given ? [given] : [])]);
    return new Map(words.filter(Boolean).map((word) => [word, word.length]));
  };
  return { asked, many };
}

test('what is asked at once is asked together, each key once, and each has its own answer', async () => {
  const { asked, many } = lengths();
  const own = gathering(db);
  const found = await Promise.all(['a', 'bb', 'a', ''].map((word) => findOne(own, many, word)));
  expect(found).toEqual([1, 2, 1, undefined]);
  expect(asked).toEqual([['a', 'bb', '']]);
  expect(await findOne(own, many, 'ccc')).toBe(3);
  expect(asked).toHaveLength(2);
});

test('what is given apart is asked apart', async () => {
  const { asked, many } = lengths();
  const own = gathering(db);
  await Promise.all([findOne(own, many, 'a', 'x'), findOne(own, many, 'b', 'y'), findOne(own, many, 'c', 'x')]);
  expect(asked).toEqual([
    ['a', 'c', 'x'],
    ['b', 'y'],
  ]);
});

test('outside of a gathering each asks for itself, and several keys are one statement all the same', async () => {
  const { asked, many } = lengths();
  await Promise.all([findOne(db, many, 'a'), findOne(db, many, 'b')]);
  expect([...(await findEach(db, many, ['a', 'bb'])).values()]).toEqual([1, 2]);
  expect((await findEach(db, many, [])).size).toBe(0);
  expect(asked).toEqual([['a'], ['b'], ['a', 'bb']]);
});

test('a failure reaches all who asked, and the next ask anew', async () => {
  const own = gathering(db);
  let fails = true;
  const many = async () => {
    if (fails) throw new Error('gone');
    return new Map([['a', 1]]);
  };
  const both = await Promise.allSettled([findOne(own, many, 'a'), findOne(own, many, 'b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await findOne(own, many, 'a')).toBe(1);
});
