import { expect, test } from '@jest/globals';
import { actionOf } from './media-keys.ts';

test('letters mean the same in capitals, and digits tenths of the length', () => {
  expect(actionOf('K', false)).toEqual({ action: 'toggle' });
  expect(actionOf('B', false)).toEqual({ action: 'bookmark' });
  expect(actionOf('>', false)).toEqual({ action: 'faster' });
  expect(actionOf('7', false)).toEqual({ action: 'tenth', tenth: 7 });
  expect(actionOf('x', true)).toBeUndefined();
});

test.each([' ', 'ArrowDown', 'Home'])('%j scrolls the page unless the focus is in the player', (key) => {
  expect(actionOf(key, false)).toBeUndefined();
  expect(actionOf(key, true)).toBeDefined();
});
