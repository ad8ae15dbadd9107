import { expect, test } from '@jest/globals';
import { parseHours, parseTimeZone, quietUntil } from './quiet-hours.ts';

const berlin = { hours: parseHours('22:00-07:00'), weekends: false, timeZone: 'Europe/Berlin' };
const at = (instant: string) => Date.parse(instant);

test.each([
  // Berlin is two hours ahead in summer, one in winter.
  ['2026-07-01T19:59:00Z', undefined],
  ['2026-07-01T20:00:00Z', '07:00 (Europe/Berlin)'],
  ['2026-07-02T04:59:00Z', '07:00 (Europe/Berlin)'],
  ['2026-07-02T05:00:00Z', undefined],
  ['2026-12-01T20:59:00Z', undefined],
  ['2026-12-01T21:00:00Z', '07:00 (Europe/Berlin)'],
  ['2026-12-01T23:30:00Z', '07:00 (Europe/Berlin)'],
])('hours over midnight are those of the named place: %s', (instant, quiet) => {
  expect(quietUntil(berlin, at(instant))).toBe(quiet);
});

test('hours within a day, and weekends, are quiet where they are asked for', () => {
  const noon = { hours: parseHours('12:00-13:00'), weekends: true, timeZone: 'UTC' };
  expect(quietUntil(noon, at('2026-07-01T12:30:00Z'))).toBe('13:00 (UTC)');
  expect(quietUntil(noon, at('2026-07-01T13:00:00Z'))).toBeUndefined();
  expect(quietUntil(noon, at('2026-07-04T09:00:00Z'))).toBe('the weekend is over');
  expect(quietUntil({ ...noon, hours: null, weekends: false }, at('2026-07-04T12:30:00Z'))).toBeUndefined();
});

test.each(['22-7', '24:00-07:00', '22:00-22:00', 'night'])('%s is no span of hours', (given) => {
  expect(() => parseHours(given)).toThrow('22:00-07:00');
});

test('a time zone that nobody knows is refused', () => {
  expect(() => parseTimeZone('Europe/Atlantis')).toThrow('Europe/Berlin');
});
