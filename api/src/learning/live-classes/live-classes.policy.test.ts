import { expect, test } from '@jest/globals';
import { endsAtOf, isOpen, opensAtOf, statusOf } from './live-classes.policy.ts';

const startsAt = new Date('2026-03-10T10:00:00.000Z');
const liveClass = { startsAt, durationMin: 60, cancelledAt: null };
const at = (time: string): Date => new Date(`2026-03-10T${time}Z`);

test('the status follows from the clock', () => {
  const times = ['09:59:59.999', '10:00:00.000', '10:59:59.999', '11:00:00.000'];
  expect(times.map((time) => statusOf(liveClass, at(time)))).toEqual(['upcoming', 'live', 'live', 'ended']);
  expect(times.map((time) => statusOf({ ...liveClass, cancelledAt: startsAt }, at(time)))).toEqual(
    times.map(() => 'cancelled'),
  );
});

test('one can join from a quarter of an hour before the start until the end, and never what was called off', () => {
  expect([opensAtOf(liveClass), endsAtOf(liveClass)]).toEqual([at('09:45:00.000'), at('11:00:00.000')]);
  const times = ['09:44:59.999', '09:45:00.000', '10:30:00.000', '10:59:59.999', '11:00:00.000'];
  expect(times.map((time) => isOpen(liveClass, at(time)))).toEqual([false, true, true, true, false]);
  expect(times.some((time) => isOpen({ ...liveClass, cancelledAt: startsAt }, at(time)))).toBe(false);
});
