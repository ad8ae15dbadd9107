import { expect, test } from '@jest/globals';
import { daysBetween, daysLater, momentOf, wallClockOf } from './wall-clock.ts';

const berlin = 'Europe/Berlin';
const at = (date: string, time: string, timeZone = berlin) => momentOf({ date, time, timeZone }).toISOString();

test('half past six is half past six in summer and in winter', () => {
  expect(at('2026-10-24', '18:30')).toBe('2026-10-24T16:30:00.000Z');
  expect(at('2026-10-26', '18:30')).toBe('2026-10-26T17:30:00.000Z');
  expect(wallClockOf(new Date('2026-10-26T17:30:00Z'), berlin)).toEqual({
    date: '2026-10-26',
    time: '18:30',
    timeZone: berlin,
  });
});

test('an hour that clocks leave out is refused; of one that comes twice the first is meant', () => {
  expect(() => at('2026-03-29', '02:30')).toThrow(expect.objectContaining({ code: 'invalid' }));
  expect(at('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
  expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('a zone that nobody knows is refused at its field', () => {
  expect(() => at('2026-03-01', '10:00', 'Mars/Olympus')).toThrow(
    expect.objectContaining({ errors: { time_zone: ['Choose a time zone.'] } }),
  );
});

test('days are those of the calendar', () => {
  expect(daysLater('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});
