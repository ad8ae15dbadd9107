import { afterEach, expect, jest, test } from '@jest/globals';
import { bringLooks } from './bring-looks.ts';

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a stylesheet that hangs keeps no screen waiting, and is asked for once', async () => {
  jest.useFakeTimers();
  const brought = jest.fn();
  void bringLooks().then(brought);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(brought).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(brought).toHaveBeenCalled();
  await bringLooks();
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
