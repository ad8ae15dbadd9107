import { afterEach, expect, jest, test } from '@jest/globals';
import { flyTo } from '../testing/fly-to.ts';
import { clockText, createFormat } from './create-format.ts';

const en = createFormat('en');
const fr = createFormat('fr');

afterEach(() => void jest.restoreAllMocks());

test.each([
  [45, 'under 1 min', 'moins de 1 min'],
  [60, '1 min', '1 min'],
  [89, '1 min', '1 min'],
  [480, '8 min', '8 min'],
  [3570, '1 h', '1 h'],
  [4320, '1 h 12 min', '1 h 12 min'],
  [36_000, '10 h', '10 h'],
])('%i seconds are %s, in French %s', (seconds, english, french) => {
  expect([en.duration(seconds), fr.duration(seconds)]).toEqual([english, french]);
});

test('a short text takes a minute, a short video less', () => {
  expect(en.lessonTime({ kind: 'text', duration_s: 12 })).toBe('1 min');
  expect(en.lessonTime({ kind: 'text', duration_s: 240 })).toBe('4 min');
  expect(en.lessonTime({ kind: 'video', duration_s: 12 })).toBe('under 1 min');
});

test.each([
  [7.9, '0:07'],
  [65, '1:05'],
  [3725, '1:02:05'],
])('second %d of a video is at %s', (second, words) => expect(clockText(second)).toBe(words));

test('money knows how many minor units its currency has, and where its language puts the sign', () => {
  expect(en.money(1250, 'USD')).toBe('$12.50');
  expect(en.money(1900, 'USD')).toBe('$19');
  expect(en.money(1500, 'JPY')).toBe('¥1,500');
  expect(en.money(12_345, 'KWD')).toMatch(/KWD\s12\.345/);
  expect(en.money(499_000, 'HUF')).toMatch(/HUF\s4,990/);
  expect(en.money(12_500_000, 'IQD')).toMatch(/IQD\s12,500/);
  expect(fr.money(1250, 'EUR')).toMatch(/^12,50\s€$/);
});

test('dates are written out, the day before the month', () => {
  expect(en.date('2026-10-12T09:00:00.000Z')).toBe('12 October 2026');
  expect(fr.date('2026-10-12T09:00:00.000Z')).toBe('12 octobre 2026');
});

test('times are the reader’s own, also after a flight', () => {
  const instant = '2026-10-12T21:00:00.000Z';
  flyTo('Europe/Paris', -120);
  expect([en.date(instant), en.moment(instant)]).toEqual(['12 October 2026', '12 Oct 2026, 23:00']);
  flyTo('Asia/Tokyo', -540);
  expect([en.date(instant), en.moment(instant)]).toEqual(['13 October 2026', '13 Oct 2026, 06:00']);
});

test('what happened is told by its distance', () => {
  const now = Date.parse('2026-10-12T09:00:00.000Z');
  const told = (instant: string) => [en.ago(instant, now), fr.ago(instant, now)];
  expect(told('2026-10-12T08:59:40.000Z')).toEqual(['just now', 'à l’instant']);
  expect(told('2026-10-12T06:00:00.000Z')).toEqual(['3 hours ago', 'il y a 3 heures']);
  expect(told('2026-10-11T09:00:00.000Z')).toEqual(['yesterday', 'hier']);
});

test('sizes are given in the unit that suits them', () => {
  expect([en.bytes(1), en.bytes(820), en.bytes(3_400_000)]).toEqual(['1 byte', '820 bytes', '3.4 MB']);
  expect(fr.bytes(3_400_000)).toMatch(/^3,4\sMo$/);
});

test('shares and milliseconds are said as briefly as they can be', () => {
  expect([0, 0.0004, 0.004, 0.052, 0.5].map(en.share)).toEqual(['0%', '<0.1%', '0.4%', '5.2%', '50%']);
  expect([320.4, 1449].map(en.milliseconds)).toEqual(['320 ms', '1.4 s']);
  expect(fr.percent(40)).toMatch(/^40\s%$/);
});
