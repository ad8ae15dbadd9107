import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useStartText } from './use-start-text.ts';

const noon = new Date(2026, 2, 10, 12).getTime();
const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});
afterEach(() => {
  jest.useRealTimers();
});

function Start({ inMinutes }: { inMinutes: number }) {
  const text = useStartText(new Date(noon + inMinutes * MINUTE_MS).toISOString(), {
    inTime: (time) => `in ${time}`,
    inDays: (count) => `in ${count} days`,
  });
  return <p>{text ?? 'begun'}</p>;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the way to a class is told by the minute, then to the second, until it begins', () => {
  render(<Start inMinutes={6} />);
  expect(screen.getByText('in 6 min')).toBeVisible();
  pass(70_000);
  expect(screen.getByText('in 4:50')).toBeVisible();
  pass(1_000);
  expect(screen.getByText('in 4:49')).toBeVisible();
  pass(289_000);
  expect(screen.getByText('begun')).toBeVisible();
});

test('a class of another day is told in days', () => {
  render(<Start inMinutes={50 * 60} />);
  expect(screen.getByText('in 2 days')).toBeVisible();
});
