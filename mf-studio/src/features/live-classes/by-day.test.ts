import { expect, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { aPlannedClass } from '../../testing/live-builders.ts';
import { byDay } from './by-day.ts';

/** At an hour of the reader's own clock, wherever the tests run. */
const aClassAt = (n: number, day: number, hour: number) => {
  const at = (hours: number) => new Date(2027, 2, day, hours).toISOString();
  return aPlannedClass({ id: anId(n), starts_at: at(hour), ends_at: at(hour + 1) });
};

test('classes of one day stand together, and days in the order in which they come', () => {
  const days = byDay([aClassAt(1, 10, 9), aClassAt(2, 10, 18), aClassAt(3, 12, 9)], 'en');
  expect(days.map(({ day, classes }) => [day.replace(',', ''), classes.map(({ id }) => id)])).toEqual([
    ['Wednesday 10 March 2027', [anId(1), anId(2)]],
    ['Friday 12 March 2027', [anId(3)]],
  ]);
});
