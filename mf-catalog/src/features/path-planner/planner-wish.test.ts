import { expect, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { noWish, readWish, writeWish } from './planner-wish.ts';

const read = (query: string) => readWish(new URLSearchParams(query));

test('what is written is read back the same', () => {
  const wish = {
    ...{ skills: [anId(1), anId(2)], hours: 7, currency: 'EUR', budget: 0, until: '2026-11-24' },
    ...{ including: [anId(3)], excluding: [anId(4)] },
  };
  expect(readWish(writeWish(wish))).toEqual(wish);
  expect(writeWish(noWish).toString()).toBe('');
});

test('words and numbers from a hand-made address do no harm', () => {
  expect(read('skills=ink,1&hours=900&currency=XXX&budget=-4&until=2026-99-99&including=all')).toEqual(noWish);
  expect(read(`skills=${Array.from({ length: 12 }, (_, at) => anId(at)).join(',')}`).skills).toHaveLength(8);
});
