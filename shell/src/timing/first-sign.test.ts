import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as FirstSign from './first-sign.ts';

let onFirstSign: typeof FirstSign.onFirstSign;
const run = jest.fn();
const give = async (sign: string) => {
  window.dispatchEvent(new Event(sign));
  await jest.runAllTimersAsync();
};

beforeEach(async () => {
  // Each test has a page to which nobody has done anything yet.
  jest.resetModules();
  ({ onFirstSign } = await import('./first-sign.ts'));
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  run.mockReset();
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('it runs after %s, once', async (sign) => {
  onFirstSign(run);
  await jest.runAllTimersAsync();
  expect(run).not.toHaveBeenCalled();
  await give(sign);
  await give(sign);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what is asked for after the first sign waits for no second one', async () => {
  onFirstSign(() => undefined);
  await give('keydown');
  onFirstSign(run);
  await jest.runAllTimersAsync();
  expect(run).toHaveBeenCalledTimes(1);
});

test('whoever has gone before the sign is not run', async () => {
  const stop = onFirstSign(run);
  stop();
  await give('pointermove');
  expect(run).not.toHaveBeenCalled();
});
