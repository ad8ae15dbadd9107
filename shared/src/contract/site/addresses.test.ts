import { expect, test } from '@jest/globals';
import { addresses, isReservedSlug, isScreenPath, to } from './addresses.ts';

test('a screen has its path in whatever way it is written', () => {
  for (const path of ['/course/reports', '/Course/Reports/', '/course/%72eports', '/']) {
    expect([path, isScreenPath(path)]).toEqual([path, true]);
  }
});

test('a path with a slug in it, and a path that cannot be read, are no screen’s own', () => {
  for (const path of ['/course/typography-basics', '/course/:slug', '/course', '/course/%E0%A4%A']) {
    expect([path, isScreenPath(path)]).toEqual([path, false]);
  }
});

test('no course is called like a screen beside the courses, or like the beginning of one', () => {
  const words = ['attendance', 'create', 'edit', 'manage', 'player', 'reports', 'review', 'verify'];
  expect(words.filter(isReservedSlug)).toEqual(words);
  expect(isReservedSlug('typography-basics')).toBe(false);
});

test('no path stands in the list twice', () => {
  const paths = Object.values(addresses);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a link is filled in', () => {
  expect(to.courseInfo({ slug: 'typography' })).toBe('/course-info/typography');
});
