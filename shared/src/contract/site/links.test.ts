import { expect, test } from '@jest/globals';
import { linksTo } from './links.ts';

const to = linksTo({ results: '/results', course: '/course/:slug', diff: '/releases/:name/diff', any: '/redirect/*' });

test('parameters are filled in, and encoded', () => {
  expect(to.course({ slug: 'typography' })).toBe('/course/typography');
  expect(to.course({ slug: 'a/b?c' })).toBe('/course/a%2Fb%3Fc');
  expect(to.diff({ name: 'mf-catalog' })).toBe('/releases/mf-catalog/diff');
});

test('the rest of an address stays as it stands', () => {
  expect(to.any({ '*': 'k$&y/course/a%2Fb' }, { lesson: '7' })).toBe('/redirect/k$&y/course/a%2Fb?lesson=7');
});

test('a query comes after, without what is undefined or empty', () => {
  expect(to.results()).toBe('/results');
  expect(to.results({ q: 'type & form', page: undefined, sort: '' })).toBe('/results?q=type+%26+form');
  expect(
    to.results(
      new URLSearchParams([
        ['level', 'a'],
        ['level', 'b'],
      ]),
    ),
  ).toBe('/results?level=a&level=b');
  expect(to.course({ slug: 'typography' }, { lesson: '7' })).toBe('/course/typography?lesson=7');
});
