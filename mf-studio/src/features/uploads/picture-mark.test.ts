import { expect, test } from '@jest/globals';
import { pictureMark } from './picture-mark.ts';

test('a picture is named with what is to be seen, and a caption where there is one', () => {
  expect(pictureMark('1', { alt: 'A cup', caption: '' })).toBe('![A cup](file:1)');
  expect(pictureMark('1', { alt: 'A [blue]\ncup', caption: 'At "noon"' })).toBe(
    String.raw`![A \[blue\] cup](file:1 "At \"noon\"")`,
  );
});
