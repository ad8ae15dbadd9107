import { expect, test } from '@jest/globals';
import { aPart } from './frame-builders.ts';
import { canFrom, itemAfter, launchableIn } from './item-list.ts';

const items = [
  aPart('head', { href: null, kind: null, items: [aPart('one'), aPart('hidden', { is_visible: false })] }),
  aPart('last', { kind: 'asset' }),
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
