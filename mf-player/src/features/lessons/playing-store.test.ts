import { beforeEach, expect, test } from '@jest/globals';
import { isPlayingOf, selectLesson, usePlayingStore, type Playing } from './playing-store.ts';

const none: Playing = { lessonId: undefined, isPlaying: -1, progress: 0 };

test('selecting a lesson that is not selected plays it', () => {
  expect(selectLesson(none, 'a')).toEqual({ lessonId: 'a', isPlaying: 1, progress: 0 });
});

test('selecting a playing lesson pauses it where it is, selecting it again plays on', () => {
  const paused = selectLesson({ lessonId: 'a', isPlaying: 1, progress: 42 }, 'a');
  expect(paused).toEqual({ lessonId: 'a', isPlaying: 0, progress: 42 });
  expect(selectLesson(paused, 'a')).toEqual({ lessonId: 'a', isPlaying: 1, progress: 42 });
});

test('selecting another lesson resets the others to not selected and progress to 0', () => {
  const moved = selectLesson({ lessonId: 'a', isPlaying: 1, progress: 42 }, 'b');
  expect(moved).toEqual({ lessonId: 'b', isPlaying: 1, progress: 0 });
  expect(isPlayingOf(moved, 'a')).toBe(-1);
  expect(isPlayingOf(moved, 'b')).toBe(1);
});

beforeEach(() => usePlayingStore.getState().close());

test('a lesson opened by its address waits to be played', () => {
  usePlayingStore.getState().open('a');
  expect(isPlayingOf(usePlayingStore.getState(), 'a')).toBe(0);
  usePlayingStore.getState().select('a');
  expect(isPlayingOf(usePlayingStore.getState(), 'a')).toBe(1);
});

test('another lesson begins at progress 0, and the place where the first one was left is still known', () => {
  const { select, moveTo } = usePlayingStore.getState();
  select('a');
  moveTo('a', 42);
  expect(usePlayingStore.getState()).toMatchObject({ progress: 42, places: { a: 42 } });
  select('b');
  expect(usePlayingStore.getState()).toMatchObject({ lessonId: 'b', progress: 0, places: { a: 42 } });
});

test('a last word of the lesson that was left does not move the one on stage', () => {
  const { select, moveTo } = usePlayingStore.getState();
  select('a');
  select('b');
  moveTo('a', 43);
  expect(usePlayingStore.getState()).toMatchObject({ progress: 0, places: { a: 43 } });
});

test('a place that is asked for from beside the stage is told anew each time, and kept for a lesson that opens later', () => {
  const { select, jumpTo } = usePlayingStore.getState();
  select('a');
  jumpTo('a', 12);
  const first = usePlayingStore.getState().jump;
  expect(first).toEqual({ lessonId: 'a', second: 12 });
  jumpTo('a', 12);
  expect(usePlayingStore.getState().jump).not.toBe(first);
  jumpTo('b', 7);
  expect(usePlayingStore.getState()).toMatchObject({ lessonId: 'a', places: { a: 12, b: 7 } });
});
