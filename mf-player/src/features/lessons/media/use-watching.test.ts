import { afterEach, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useWatching } from './use-watching.ts';

afterEach(() => void jest.useRealTimers());

/** What is told of a film that moves on by three seconds within one. */
function tellAt(playbackRate: number): unknown {
  jest.useFakeTimers();
  const record = jest.fn();
  const film = Object.assign(document.createElement('video'), { playbackRate });
  Object.defineProperty(film, 'paused', { value: false });
  const { result } = renderHook(() => useWatching({ current: film }, { record, sketch: () => undefined }));
  for (const second of [20, 20.5, 23.5]) {
    film.currentTime = second;
    result.current.tick();
    jest.advanceTimersByTime(second === 20.5 ? 1_000 : 250);
  }
  result.current.flush();
  return record.mock.calls.map(([happened]) => (happened as { ranges: unknown }).ranges);
}

test('what could be played meanwhile depends on the rate: at 3 it was watched, at 1 it was passed over', () => {
  expect(tellAt(3)).toEqual([[[20, 23.5]]]);
  expect(tellAt(1)).toEqual([[[20, 20.5]]]);
});
