import { diffArrays, diffWordsWithSpace } from 'diff';

interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}
export type TextBlock = { isSame: true; lines: string[] } | { isSame: false; parts: TextPart[] };

/** Milliseconds; a text that takes longer is told line by line, or whole. */
const MOST_MS = 300;

/** Which words differ, paragraph by paragraph: lines are matched first, so that a long text costs little. */
export function diffText(before: string, after: string): TextBlock[] {
  const deadline = performance.now() + MOST_MS;
  const left = () => Math.max(1, deadline - performance.now());
  const [old, now] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(old, now, { timeout: left() }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  const blocks: TextBlock[] = [];
  let removed: string[] = [];
  const flush = (added: string[]) => {
    if (removed.length + added.length > 0) blocks.push({ isSame: false, parts: partsOf(removed, added, left()) });
    removed = [];
  };
  for (const { removed: isRemoved, added: isAdded, value } of changes) {
    if (isRemoved) removed.push(...value);
    else if (isAdded) flush(value);
    else {
      flush([]);
      blocks.push({ isSame: true, lines: value });
    }
  }
  flush([]);
  return blocks;
}

/** Lines that stay may be folded, but never away from what changed beside them. */
const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

function partsOf(removed: string[], added: string[], timeout: number): TextPart[] {
  const [before, after] = [removed.join('\n'), added.join('\n')];
  const whole: TextPart[] = [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');
  if (whole.length < 2) return whole;
  const words = diffWordsWithSpace(before, after, { timeout });
  if (!words) return whole;
  const parts = words.map(({ removed: isRemoved, added: isAdded, value }): TextPart => {
    return { kind: isRemoved ? 'removed' : isAdded ? 'added' : 'same', text: value };
  });
  const stays = parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + lettersOf(text), 0);
  return stays < LEAST_KEPT * Math.min(lettersOf(before), lettersOf(after)) ? whole : parts;
}

/** Below this share of letters that stay, a text was written anew: word by word, nobody could read it. */
const LEAST_KEPT = 0.3;
const lettersOf = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
