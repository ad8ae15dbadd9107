import { expect, test } from '@jest/globals';
import { writePlanCalendar } from './calendar.ts';
import { orderCourses } from './order-courses.ts';
import { lastDay, minutesUntil, stretchesOf, weeksOf } from './schedule.ts';

const pace = { from: '2026-03-02', minutesPerWeek: 120 };
const courses = [
  { id: 'light', minutes: 90 },
  { id: 'shadow', minutes: 240 },
];

test('courses come after what they need; the easier and the shorter ones first', () => {
  const course = (id: string, given: object = {}) => ({ ...{ id, after: [], rank: 0, minutes: 60 }, ...given });
  const ordered = orderCourses([
    course('master', { rank: 2 }),
    course('long', { minutes: 300 }),
    course('easy-but-after', { after: ['master'] }),
    course('short', { after: ['elsewhere'] }),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['short', 'long', 'master', 'easy-but-after']);
  expect(() => orderCourses([course('one', { after: ['two'] }), course('two', { after: ['one'] })])).toThrow();
});

test('a plan is cut into weeks of so many minutes', () => {
  expect(weeksOf(courses, pace)).toEqual([
    {
      ...{ begins: '2026-03-02', ends: '2026-03-08' },
      parts: [
        { id: 'light', minutes: 90 },
        { id: 'shadow', minutes: 30 },
      ],
    },
    { begins: '2026-03-09', ends: '2026-03-15', parts: [{ id: 'shadow', minutes: 120 }] },
    { begins: '2026-03-16', ends: '2026-03-22', parts: [{ id: 'shadow', minutes: 90 }] },
  ]);
});

test('each course has its days, and the last of them is that of the whole plan', () => {
  expect(stretchesOf(courses, pace)).toEqual([
    { id: 'light', begins: '2026-03-02', ends: '2026-03-07' },
    { id: 'shadow', begins: '2026-03-07', ends: '2026-03-21' },
  ]);
  expect(lastDay(330, pace)).toBe('2026-03-21');
  expect(stretchesOf([{ id: 'done', minutes: 0 }], pace)).toEqual([
    { id: 'done', begins: '2026-03-02', ends: '2026-03-02' },
  ]);
});

test('what fits until a day ends on it, and a minute more does not', () => {
  const most = minutesUntil('2026-03-15', pace);
  expect(most).toBe(240);
  expect(lastDay(most, pace)).toBe('2026-03-15');
  expect(lastDay(most + 1, pace)).toBe('2026-03-16');
  expect(minutesUntil('2026-02-01', pace)).toBe(0);
});

test('the calendar has a course on each of its days, in every time zone', () => {
  const url = 'https://stoa.example/course-info/light';
  const [light] = stretchesOf(courses, pace);
  const text = writePlanCalendar([{ ...light!, name: 'Light; and, shadow', url }], {
    ...{ name: 'My plan', locale: 'en', at: new Date('2026-03-01T09:00:00.000Z') },
  });
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'METHOD:PUBLISH',
      'UID:plan-light@stoa.example',
      'DTSTART;VALUE=DATE:20260302',
      'DTEND;VALUE=DATE:20260308',
      'SUMMARY:Light\\; and\\, shadow',
      `URL;VALUE=URI:${url}`,
      'END:VCALENDAR',
    ]),
  );
});
