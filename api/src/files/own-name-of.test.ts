import { expect, test } from '@jest/globals';
import { ownNameOf } from './own-name-of.ts';

test.each([
  ['fr', 'français'],
  ['pt-BR', 'português (Brasil)'],
  ['zh-cmn', 'zh-cmn'],
  ['fr-12', 'fr-12'],
])('who speaks %s calls it %s', (language, name) => {
  expect(ownNameOf(language)).toBe(name);
});
