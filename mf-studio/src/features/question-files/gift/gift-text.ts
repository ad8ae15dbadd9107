import { htmlOf } from '@stoa/shared/question-files/qti/html.ts';
import { markdownOf } from '@stoa/shared/question-files/qti/markdown-of.ts';
import { wordsIn } from '@stoa/shared/question-files/qti/words-in.ts';

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
function withFormat(written: string, format?: string): { text: string; format: string | undefined } {
  const named = /^\s*\[(html|moodle|plain|markdown)\]/.exec(written);
  return {
    text: unescapeGift(named ? written.slice(named[0].length) : written).trim(),
    format: named?.[1] ?? format,
  };
}

/** A question or what explains it: Markdown here, which keeps what HTML makes bold, lists or raises. @throws UnreadableQuestion */
export function readText(written: string, given?: string): { text: string; format: string | undefined } {
  const { text, format } = withFormat(written, given);
  return { text: format === 'html' ? markdownOf(htmlOf(text)) : text, format };
}

/** An answer, which is said in plain words. @throws UnreadableQuestion */
export function readWords(written: string, given?: string): string {
  const { text, format } = withFormat(written, given);
  return format === 'html' ? wordsIn(htmlOf(text)) : text;
}
