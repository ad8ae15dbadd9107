import { expect, test } from '@jest/globals';
import { untilChange } from './until-change.ts';

/** An hour from ten on 10 March 2026 in UTC. */
const aClass = {
  opens_at: '2026-03-10T09:45:00.000Z',
  starts_at: '2026-03-10T10:00:00.000Z',
  ends_at: '2026-03-10T11:00:00.000Z',
  status: 'upcoming',
  can_join: false,
} as const;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
const at = (time: string): number => new Date(`2026-03-10T${time}.000Z`).getTime();

test('what changes next is the door, then the start, then the end', () => {
  const liveClass = aClass;
  expect(untilChange(liveClass, at('09:40:00'))).toBe(5 * MINUTE_MS);
  const open = { ...liveClass, can_join: true };
  expect(untilChange(open, at('09:50:00'))).toBe(10 * MINUTE_MS);
  expect(untilChange({ ...open, status: 'live' }, at('10:35:00'))).toBe(25 * MINUTE_MS);
});

test('a server whose clock is behind is asked again in seconds', () => {
  expect(untilChange(aClass, at('09:45:01'))).toBe(10 * SECOND_MS);
  expect(untilChange({ ...aClass, status: 'live' }, at('11:00:01'))).toBe(10 * SECOND_MS);
});

test('where nothing changes soon, links are fetched anew before they expire', () => {
  expect(untilChange(aClass, at('02:00:00'))).toBe(30 * MINUTE_MS);
  expect(untilChange(null, at('02:00:00'))).toBe(30 * MINUTE_MS);
});
