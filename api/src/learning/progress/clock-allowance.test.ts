import { expect, test } from '@jest/globals';
import { admit, freeTime, type TimeTaken } from './clock-allowance.ts';
import { untouched, type LessonRules } from './fold-progress.ts';
import { admitRanges, type SecondsRange } from './watched-seconds.ts';

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 22) + second * 1000);
const enrolled = (second: number, watchedS = 0, readS = 0): TimeTaken => ({ enrolledAt: at(second), watchedS, readS });
const film: LessonRules = { kind: 'video', duration_s: 100, pages: null, watch_threshold: 90 };
const text: LessonRules = { ...film, kind: 'text' };

test('the clock runs from the enrolment, watching takes a third of it and reading all', () => {
  expect(freeTime([enrolled(0)], at(0), at(60))).toBe(60);
  expect(freeTime([enrolled(0, 60, 10)], at(0), at(60))).toBe(30);
  expect(freeTime([enrolled(0, 400)], at(0), at(60))).toBe(0);
});

test('courses share one clock; what was learnt before this course began is no debt of it', () => {
  expect(freeTime([enrolled(0), enrolled(30, 60)], at(0), at(60))).toBe(40);
  expect(freeTime([enrolled(0, 60), enrolled(30)], at(30), at(60))).toBe(30);
  expect(freeTime([enrolled(0, 150), enrolled(30)], at(30), at(60))).toBe(10);
  expect(freeTime([enrolled(0, 0), enrolled(30, 60)], at(30), at(60))).toBe(10);
});

test('ranges are cut where the time ends, in their order, and only new seconds use it', () => {
  const cut = (claimed: SecondsRange[], known: SecondsRange[], most: number) =>
    admitRanges(claimed, { known, duration: 100, most });
  expect(cut([[0, 1e9]], [], 7.25)).toEqual({ admitted: [[0, 7.2]], gainedS: 7.2, cutS: 92.8 });
  expect(cut([[0, 30]], [[0, 20]], 5)).toMatchObject({ admitted: [[0, 25]], gainedS: 5, cutS: 5 });
  expect(cut([[50, 60], [0, 30]], [], 15)).toMatchObject({ admitted: [[50, 60], [0, 5]], cutS: 25 }); // prettier-ignore
  expect(cut([[0, 30], [40, 50]], [[0, 30]], 0)).toMatchObject({ admitted: [[0, 30]], gainedS: 0, cutS: 10 }); // prettier-ignore
  expect(cut([[0, 0.3], [0.3, 0.6]], [], 0.6)).toMatchObject({ gainedS: 0.6, cutS: 0 }); // prettier-ignore
});

test('what is over the time is told with the event, the rest of it stands', () => {
  const watched = { kind: 'watched' as const, detail: { position_s: 80, ranges: [[0, 80]] as SecondsRange[] } };
  expect(admit(watched, { state: untouched, rules: film, free: 10 })).toEqual({
    event: { kind: 'watched', detail: { position_s: 80, ranges: [[0, 30]], cut_s: 50 } },
    usedS: 10,
    cutS: 50,
  });
  expect(admit(watched, { state: untouched, rules: film, free: 27 }).event).toEqual(watched);
  const read = { kind: 'read' as const, detail: { read_s: 90 } };
  expect(admit(read, { state: untouched, rules: text, free: 30 }).event.detail).toEqual({ read_s: 30, cut_s: 60 });
  const done = { kind: 'marked_done' as const, detail: {} };
  expect(admit(done, { state: untouched, rules: text, free: 0 })).toEqual({ event: done, usedS: 0, cutS: 0 });
});
