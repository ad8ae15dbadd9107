import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useUnsettled } from './use-unsettled.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const unsettled = { 'data-unsettled': true };

test('what is below is hidden until the answer comes', () => {
  const { result, rerender } = renderHook(useUnsettled, { initialProps: true });
  expect(result.current).toEqual(unsettled);
  rerender(false);
  expect(result.current).toEqual({});
});

test('a slow answer hides it for three seconds, and the next one again', () => {
  const { result, rerender } = renderHook(useUnsettled, { initialProps: true });
  act(() => jest.advanceTimersByTime(2_999));
  expect(result.current).toEqual(unsettled);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toEqual({});
  rerender(false);
  rerender(true);
  expect(result.current).toEqual(unsettled);
});
