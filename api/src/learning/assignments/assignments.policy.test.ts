import { expect, test } from '@jest/globals';
import { attemptsLeft, draftAttempt, dueAtOf, isOverdue, isToDo } from './assignments.policy.ts';

const enrolled = new Date('2026-03-01T09:30:00.000Z');

test('the due date counts whole days from the enrolment, or there is none', () => {
  expect(dueAtOf({ due_days: 14 }, enrolled)).toEqual(new Date('2026-03-15T09:30:00.000Z'));
  expect(dueAtOf({ due_days: null }, enrolled)).toBeNull();
});

test('what lies with a reviewer or was approved is done; a draft and what was returned are not', () => {
  expect(isToDo(null)).toBe(true);
  expect((['draft', 'submitted', 'returned', 'approved'] as const).filter((status) => isToDo({ status }))).toEqual([
    'draft',
    'returned',
  ]);
});

test('overdue begins after the due date, and ends with handing in', () => {
  const dueAt = new Date('2026-03-15T09:30:00.000Z');
  const [before, at, after] = [-1, 0, 1].map((ms) => new Date(dueAt.getTime() + ms)) as [Date, Date, Date];
  expect([before, at, after].map((now) => isOverdue(null, dueAt, now))).toEqual([false, false, true]);
  expect(isOverdue({ status: 'returned' }, dueAt, after)).toBe(true);
  expect(isOverdue({ status: 'submitted' }, dueAt, after)).toBe(false);
  expect(isOverdue(null, null, after)).toBe(false);
});

test('work that was returned is a draft of the next attempt; what is left counts what was handed in', () => {
  const work = (status: 'draft' | 'submitted' | 'returned', attempt: number, granted = 0) => ({
    status,
    attempt,
    granted,
  });
  expect([work('draft', 1), work('submitted', 1), work('returned', 1)].map(draftAttempt)).toEqual([1, 1, 2]);
  const left = [work('draft', 1), work('submitted', 1), work('returned', 1), work('draft', 2), work('returned', 2)];
  expect(left.map((one) => attemptsLeft(one, 2))).toEqual([2, 1, 1, 1, 0]);
  expect(attemptsLeft(work('returned', 2, 1), 2)).toBe(1);
  expect(attemptsLeft(work('returned', 9), null)).toBeNull();
});
