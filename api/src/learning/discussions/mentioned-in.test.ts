import { expect, test } from '@jest/globals';
import { mentionedIn } from './mentioned-in.ts';

const ada = { id: 'a', full_name: 'Ada Porch' };
const adam = { id: 'b', full_name: 'Ada Porchester' };
const signs = { id: 'c', full_name: 'Zo (Z.) Ñandú' };

test('who stands in a text with @ and their whole name is mentioned', () => {
  expect(mentionedIn('Ask @Ada Porch, she knows.', [ada, adam])).toEqual(['a']);
  expect(mentionedIn('@ada porchester and @Ada Porch', [ada, adam])).toEqual(['a', 'b']);
  expect(mentionedIn('Ada Porch, @Ada, @ Ada Porch', [ada, adam])).toEqual([]);
});

test('a name may hold any signs', () => {
  expect(mentionedIn('Thanks @Zo (Z.) Ñandú!', [signs])).toEqual(['c']);
  expect(mentionedIn('Thanks @Zo (Z!) Ñandú!', [signs])).toEqual([]);
});
