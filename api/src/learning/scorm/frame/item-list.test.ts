import { expect, test } from '@jest/globals';
import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { canFrom, itemAfter, launchableIn } from './item-list.ts';

const anItem = (identifier: string, given: Partial<ScormItem> = {}): ScormItem => ({
  identifier,
  title: identifier,
  href: `${identifier}.html`,
  kind: 'sco',
  is_visible: true,
  mastery_score: null,
  max_time_allowed: null,
  time_limit_action: null,
  launch_data: null,
  completion_threshold: null,
  items: [],
  ...given,
});

const items = [
  anItem('head', { href: null, kind: null, items: [anItem('one'), anItem('hidden', { is_visible: false })] }),
  anItem('last', { kind: 'asset' }),
];

test('headings are no parts to show; what is hidden is, but cannot be chosen', () => {
  expect(launchableIn(items).map(({ identifier }) => identifier)).toEqual(['one', 'hidden', 'last']);
  expect(canFrom(items, 'one')).toEqual({ continue: true, previous: false, items: ['one', 'last'] });
  expect(canFrom(items, 'last')).toMatchObject({ continue: false, previous: true });
  expect(canFrom(items, 'elsewhere')).toMatchObject({ continue: false, previous: false });
});

test('there is one before and one after, until there is none', () => {
  expect(itemAfter(items, 'one', 'continue')?.identifier).toBe('hidden');
  expect(itemAfter(items, 'last', 'previous')?.identifier).toBe('hidden');
  expect(itemAfter(items, 'last', 'continue')).toBeUndefined();
  expect(itemAfter(items, null, 'continue')).toBeUndefined();
});
