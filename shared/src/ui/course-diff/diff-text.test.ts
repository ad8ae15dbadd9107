import { expect, test } from '@jest/globals';
import { diffText } from './diff-text.ts';

/** '[-removed-]', '{+added+}', lines that stay as '= n'. */
const told = (before: string, after: string): string[] =>
  diffText(before, after).map((block) =>
    block.isSame
      ? `= ${block.lines.length}`
      : block.parts
          .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
          .join(''),
  );

test('words differ within a paragraph, the others stay whole', () => {
  expect(told('First.\n\nWalk the porch slowly.\n\nLast.', 'First.\n\nWalk the porch quickly.\n\nLast.')).toEqual([
    '= 2',
    'Walk the porch [-slowly-]{+quickly+}.',
    '= 2',
  ]);
});

test('a text that was written anew is told whole, before and after', () => {
  const [before, after] = [
    'Plan signs for a building: points, words, and arrows.',
    'A shorter promise, and written anew.',
  ];
  expect(told(before, after)).toEqual([`[-${before}-]{+${after}+}`]);
});

test('what is new is all added, what is gone all removed', () => {
  expect(told('', 'New.\nText.')).toEqual(['{+New.\nText.+}']);
  expect(told('Old.', '')).toEqual(['[-Old.-]']);
  expect(told('Same.', 'Same.')).toEqual(['= 1']);
  expect(told('', '')).toEqual([]);
});

test('texts that share nothing end in time, told whole if need be, and lose no letter', () => {
  const text = (seed: number) => Array.from({ length: 20_000 }, (_, at) => ((at * seed) % 9973).toString(36)).join(' ');
  const [before, after] = [text(7919), text(104_729)];
  const began = performance.now();
  const parts = diffText(before, after).flatMap((block) => (block.isSame ? [] : block.parts));
  expect(performance.now() - began).toBeLessThan(5000);
  const whole = (kind: 'removed' | 'added') =>
    parts
      .filter((part) => part.kind === 'same' || part.kind === kind)
      .map((part) => part.text)
      .join('');
  expect([whole('removed') === before, whole('added') === after]).toEqual([true, true]);
});
