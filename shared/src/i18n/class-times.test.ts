import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { flyTo } from '../testing/fly-to.ts';
import { clockTime, ownTimes, plannedDay, plannedTimes, startTime } from './class-times.ts';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** At noon local time, wherever the tests run. */
const noon = new Date(2026, 2, 10, 12).getTime();
const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(noon + hours * HOUR_MS).toISOString();
const liveClass = { starts_at: inHours(0), ends_at: inHours(1), time_zone: 'UTC' };

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('times stand in the reader’s own zone, as each language writes them', () => {
  expect(ownTimes(liveClass, 'en')).toBe('Tuesday 10 March, 12:00–13:00');
  expect(ownTimes(liveClass, 'fr')).toMatch(/^mardi 10 mars, 12:00\s–\s13:00$/u);
  expect(clockTime(inHours(-0.25), 'fr')).toBe('11:45');
  expect(startTime(liveClass, 'en')).toMatch(/^Tue,? 10 Mar, 12:00$/);
  expect(startTime(liveClass, 'fr')).toMatch(/^mar\. 10 mars,? (à )?12:00$/);
});

test('a class of another year says so', () => {
  jest.setSystemTime(new Date(2027, 0, 5));
  expect(ownTimes(liveClass, 'en')).toBe('Tuesday, 10 March 2026, 12:00–13:00');
  expect(ownTimes(liveClass, 'fr')).toMatch(/^mardi 10 mars 2026, 12:00/);
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

test('of a zone that this browser does not know nothing is told', () => {
  expect(plannedTimes({ ...liveClass, time_zone: 'Mars/Olympus_Mons' }, 'en')).toBeUndefined();
});

test('the day of a class is that of its own zone', () => {
  const late = { starts_at: '2026-03-10T23:30:00.000Z' };
  expect(plannedDay({ ...late, time_zone: 'UTC' })).toBe('2026-03-10');
  expect(plannedDay({ ...late, time_zone: 'Europe/Paris' })).toBe('2026-03-11');
  expect(plannedDay({ ...late, time_zone: 'Mars/Olympus_Mons' })).toBe('2026-03-10');
});
