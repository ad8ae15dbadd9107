import { expect, test } from '@jest/globals';
import {
  agoText,
  bytesText,
  clockText,
  countText,
  dateText,
  durationText,
  lessonTimeText,
  millisecondsText,
  money,
  shareText,
} from './format.ts';

test.each([
  [45, 'under 1 min'],
  [60, '1 min'],
  [89, '1 min'],
  [480, '8 min'],
  [3570, '1 h'],
  [4320, '1 h 12 min'],
  [36_000, '10 h'],
])('%i seconds are %s', (seconds, words) => expect(durationText(seconds)).toBe(words));

test('a short text takes a minute, a short video less', () => {
  expect(lessonTimeText({ kind: 'text', duration_s: 12 })).toBe('1 min');
  expect(lessonTimeText({ kind: 'text', duration_s: 240 })).toBe('4 min');
  expect(lessonTimeText({ kind: 'video', duration_s: 12 })).toBe('under 1 min');
});

test.each([
  [7.9, '0:07'],
  [65, '1:05'],
  [3725, '1:02:05'],
])('second %d of a video is at %s', (second, words) => expect(clockText(second)).toBe(words));

test('money knows how many minor units its currency has', () => {
  expect(money(1250, 'USD')).toBe('$12.50');
  expect(money(1900, 'USD')).toBe('$19');
  expect(money(1500, 'JPY')).toBe('¥1,500');
  expect(money(12_345, 'KWD')).toMatch(/KWD\s12\.345/);
});

test('dates are written out', () => expect(dateText('2026-10-12T09:00:00.000Z')).toBe('12 October 2026'));

test('what happened is told by its distance', () => {
  const now = Date.parse('2026-10-12T09:00:00.000Z');
  expect(agoText('2026-10-12T08:59:40.000Z', now)).toBe('just now');
  expect(agoText('2026-10-12T06:00:00.000Z', now)).toBe('3 hours ago');
  expect(agoText('2026-10-11T09:00:00.000Z', now)).toBe('yesterday');
});

test('one is not many', () => {
  expect(countText(1, 'lesson')).toBe('1 lesson');
  expect(countText(1200, 'lesson')).toBe('1,200 lessons');
  expect(countText(2, 'category', 'categories')).toBe('2 categories');
});

test('sizes are given in the unit that suits them', () => {
  expect(bytesText(820)).toBe('820 bytes');
  expect(bytesText(3_400_000)).toBe('3.4 MB');
});

test('shares and milliseconds are said as briefly as they can be', () => {
  expect([0, 0.0004, 0.004, 0.052, 0.5].map(shareText)).toEqual(['0%', '<0.1%', '0.4%', '5.2%', '50%']);
  expect([320.4, 1449].map(millisecondsText)).toEqual(['320 ms', '1.4 s']);
});
