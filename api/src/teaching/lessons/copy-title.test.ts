import { expect, test } from '@jest/globals';
import { copyTitle } from './copy-title.ts';

test('a copy is called so in the language of who makes it', () => {
  expect(copyTitle('Shadows', { locale: 'en', most: 80 })).toBe('Shadows (copy)');
  expect(copyTitle('Ombres', { locale: 'fr', most: 80 })).toBe('Ombres (copie)');
});

test('a title that fills its bounds is cut, between two signs', () => {
  expect(copyTitle('x'.repeat(80), { locale: 'en', most: 80 })).toHaveLength(80);
  expect(copyTitle('abc😀', { locale: 'en', most: 11 })).toBe('abc (copy)');
});
