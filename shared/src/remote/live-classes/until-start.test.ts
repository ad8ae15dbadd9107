import { expect, test } from '@jest/globals';
import { untilStart } from './until-start.ts';

/** At noon local time, wherever the tests run. */
const noon = new Date(2026, 2, 10, 12).getTime();
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(noon + hours * HOUR_MS).toISOString();

test('the way to the start is told to the second in the last minutes, in hours and minutes within a day, then in days of the calendar', () => {
  const until = (hours: number) => untilStart(inHours(hours), noon);
  expect(until(-1)).toEqual({ kind: 'begun' });
  expect(until(0.01)).toEqual({ kind: 'soon', seconds: 36 });
  expect(until(0.1)).toEqual({ kind: 'time', seconds: 360 });
  expect(until(1.5)).toEqual({ kind: 'time', seconds: 5400 });
  expect(until(23)).toEqual({ kind: 'time', seconds: 23 * 3600 });
  // Tomorrow at two in the afternoon, and the day after at one in the morning.
  expect(until(26)).toEqual({ kind: 'days', count: 1 });
  expect(until(37)).toEqual({ kind: 'days', count: 2 });
});
