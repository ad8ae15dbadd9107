import { afterEach, expect, jest, test } from '@jest/globals';
import { flyTo } from '@stoa/shared/testing/fly-to.ts';
import { aLiveClass } from '../../testing/builders.ts';
import { clockTime, ownTimes, plannedTimes, untilStart } from './class-times.ts';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** At noon local time, wherever the tests run. */
const noon = new Date(2026, 2, 10, 12).getTime();
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(noon + hours * HOUR_MS).toISOString();
const liveClass = aLiveClass({ starts_at: inHours(0), ends_at: inHours(1) });

afterEach(() => void jest.restoreAllMocks());

test('times stand in the reader’s own zone, as each language writes them', () => {
  expect(ownTimes(liveClass, 'en')).toBe('Tuesday 10 March, 12:00–13:00');
  expect(ownTimes(liveClass, 'fr')).toMatch(/^mardi 10 mars, 12:00\s–\s13:00$/u);
  expect(clockTime(inHours(-0.25), 'fr')).toBe('11:45');
});

test('after a flight they stand in the zone where the reader has landed', () => {
  flyTo('Europe/Paris', -60);
  const utc = { ...liveClass, starts_at: '2026-03-10T10:00:00.000Z', ends_at: '2026-03-10T11:00:00.000Z' };
  expect(ownTimes(utc, 'en')).toBe('Tuesday 10 March, 11:00–12:00');
  flyTo('Asia/Tokyo', -540);
  expect(ownTimes(utc, 'en')).toBe('Tuesday 10 March, 19:00–20:00');
});

test('the zone of the class is named where its clocks show something else', () => {
  expect(plannedTimes({ ...liveClass, time_zone: own }, 'en')).toBeUndefined();
  const utc = { starts_at: '2026-03-10T10:00:00.000Z', ends_at: '2026-03-10T11:00:00.000Z' };
  const kiritimati = plannedTimes({ ...utc, time_zone: 'Pacific/Kiritimati' }, 'en');
  expect(kiritimati).toMatchObject({ zone: 'Line Islands Time' });
  expect(kiritimati?.time).toContain('00:00');
  expect(plannedTimes({ ...utc, time_zone: 'Pacific/Kiritimati' }, 'fr')?.zone).toBe('heure des îles de la Ligne');
});

test('the way to the start is told in hours and minutes within a day, then in days of the calendar', () => {
  const until = (hours: number) => untilStart(inHours(hours), noon);
  expect(until(-1)).toEqual({ kind: 'begun' });
  expect(until(0.01)).toEqual({ kind: 'soon' });
  expect(until(1.5)).toEqual({ kind: 'time', seconds: 5400 });
  expect(until(23)).toEqual({ kind: 'time', seconds: 23 * 3600 });
  // Tomorrow at two in the afternoon, and the day after at one in the morning.
  expect(until(26)).toEqual({ kind: 'days', count: 1 });
  expect(until(37)).toEqual({ kind: 'days', count: 2 });
});
