import { expect, test } from '@jest/globals';
import { createReadingClock } from './use-reading-time.ts';

function aClock() {
  let at = 0;
  const clock = createReadingClock(() => at);
  return { ...clock, after: (seconds: number) => void (at += seconds * 1000) };
}

test('the time on the page is taken once', () => {
  const { take, after } = aClock();
  after(12.34);
  expect(take()).toBe(12.3);
  after(1);
  expect(take()).toBe(1);
});

test('what nobody sees is not read', () => {
  const { take, turn, after } = aClock();
  after(5);
  turn(false);
  after(600);
  turn(true);
  after(4);
  expect(take()).toBe(9);
});

test('who gives no sign of life for two minutes has gone', () => {
  const { take, live, after } = aClock();
  after(600);
  live();
  after(10);
  expect(take()).toBe(130);
});
