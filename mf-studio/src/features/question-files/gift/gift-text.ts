import { htmlWords } from '@stoa/shared/question-files/reading/html-words.ts';

/** In GIFT these mean something unless a backslash stands before them. */
const special = /[\\~=#{}:]/g;

/** Where the sign stands next, from there on, without a backslash before it; −1 where it does not. */
export function plainIndex(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Cuts before every such sign: `=a ~b` → `['=a ', '~b']`. What stands before the first one comes first. */
export function cutBefore(text: string, signs: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (signs.includes(text[at]!)) {
      parts.push(text.slice(from, at));
      from = at;
    }
  }
  return [...parts, text.slice(from)];
}

export const escapeGift = (text: string): string =>
  text.replaceAll(special, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

const unescapeGift = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** A text as it is meant, with the format that may stand before it (`[html]`). */
export function readText(written: string, format?: string): { text: string; format: string | undefined } {
  const named = /^\s*\[(html|moodle|plain|markdown)\]/.exec(written);
  const of = named?.[1] ?? format;
  const text = unescapeGift(named ? written.slice(named[0].length) : written);
  return { text: (of === 'html' ? htmlWords(text) : text).trim(), format: of };
}
