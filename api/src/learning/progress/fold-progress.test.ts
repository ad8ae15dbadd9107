import { expect, test } from '@jest/globals';
import { foldProgress, percent, untouched, type FoldedEvent, type LessonRules } from './fold-progress.ts';

const at = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');
const rules = (given: Partial<LessonRules>): LessonRules => ({
  kind: 'video',
  duration_s: 100,
  pages: null,
  watch_threshold: 90,
  ...given,
});
const fold = (given: Partial<LessonRules>, ...events: Omit<FoldedEvent, 'at'>[]) =>
  events.reduce((state, event) => foldProgress(state, { at, ...event }, rules(given)), untouched);
const watched = (...ranges: [number, number][]): Omit<FoldedEvent, 'at'> => ({
  kind: 'watched',
  detail: { ranges, position_s: ranges.at(-1)?.[1] ?? 0 },
});

test('a video is complete at its threshold of distinct seconds, not by jumping to the end', () => {
  expect(fold({}, watched([99, 100]))).toMatchObject({ percentage: 1, position_s: 100, completed_at: null });
  expect(fold({}, watched([0, 50]), watched([0, 50]))).toMatchObject({ percentage: 50, completed_at: null });
  expect(fold({}, watched([0, 89])).completed_at).toBeNull();
  expect(fold({}, watched([0, 50]), watched([45, 90]))).toMatchObject({ percentage: 90, completed_at: at });
  expect(fold({ watch_threshold: 50 }, watched([0, 50])).completed_at).toEqual(at);
});

test('looking at the beginning again keeps the place where one stopped; filling a gap goes on from there', () => {
  expect(fold({}, watched([0, 46]), watched([0, 10])).position_s).toBe(46);
  expect(fold({}, watched([0.4, 46]), watched([0, 10])).position_s).toBe(46);
  expect(fold({}, watched([0, 46]), watched([40, 60])).position_s).toBe(60);
  expect(fold({}, watched([0, 10]), watched([60, 70]), watched([8, 20])).position_s).toBe(20);
});

test('a video is not done because somebody says so, and one without length never is', () => {
  expect(fold({}, { kind: 'marked_done', detail: {} })).toEqual(untouched);
  expect(fold({ duration_s: 0 }, watched([0, 50]))).toMatchObject({ percentage: 0, completed_at: null });
});

test('a text is done when its reader says so, not when opened', () => {
  expect(fold({ kind: 'text' }, { kind: 'opened', detail: {} })).toEqual(untouched);
  expect(fold({ kind: 'text' }, { kind: 'marked_done', detail: {} })).toMatchObject({
    percentage: 100,
    completed_at: at,
  });
});

test('time spent reading adds up, and completes nothing', () => {
  const read = { kind: 'read' as const, detail: { read_s: 20 } };
  expect(fold({ kind: 'text' }, read, read)).toMatchObject({ read_s: 40, completed_at: null });
});

test('a document is done at its last page; the client does not say how many there are', () => {
  const page = (number: number, pages: number) => ({ kind: 'page_seen' as const, detail: { page: number, pages } });
  expect(fold({ kind: 'document', pages: 4 }, page(1, 1))).toMatchObject({ percentage: 25, completed_at: null });
  expect(fold({ kind: 'document', pages: 4 }, page(4, 4))).toMatchObject({ completed_at: at, position_s: 4 });
  expect(fold({ kind: 'document', pages: 4 }, page(3, 4), page(1, 4))).toMatchObject({ percentage: 75, position_s: 1 });
  expect(fold({ kind: 'document', pages: null }, page(2, 2)).completed_at).toEqual(at);
});

test('a quiz is complete when passed, and keeps its best score', () => {
  const result = (score: number) => ({ kind: 'quiz_submitted' as const, detail: { score, passed: score >= 70 } });
  expect(fold({ kind: 'quiz' }, result(60))).toMatchObject({ percentage: 60, completed_at: null });
  expect(fold({ kind: 'quiz' }, result(80), result(20))).toMatchObject({ percentage: 80, completed_at: at });
});

test('the moment of completion is written once', () => {
  const done = fold({ kind: 'text' }, { kind: 'marked_done', detail: {} });
  const again = foldProgress(done, { kind: 'marked_done', detail: {}, at: later }, rules({ kind: 'text' }));
  expect(again.completed_at).toEqual(at);
});

test('percentages are whole, between 0 and 100, and nothing of nothing is 0', () => {
  expect([percent(0, 0), percent(2, 3), percent(5, 3), percent(-1, 3)]).toEqual([0, 66, 100, 0]);
});

test('no percentage is a point too low by a fraction lost', () => {
  for (let whole = 1; whole <= 200; whole += 1) {
    for (let part = 0; part <= whole; part += 1)
      expect(percent(part, whole)).toBe(Number((100n * BigInt(part)) / BigInt(whole)));
  }
});
