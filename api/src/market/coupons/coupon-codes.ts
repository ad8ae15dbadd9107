import { randomInt } from 'node:crypto';

/** None that looks or sounds like another: no 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
/** With the longest prefix and its hyphen, 19 of the 20 characters that a code may have. */
const RANDOM = 8;

/** `{prefix}-{random}`, or the random part alone, all different. 23⁸ are 78 thousand million: nobody hits one by trying. */
export function randomCodes(prefix: string | null, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(prefix === null ? randomText() : `${prefix}-${randomText()}`);
  return [...codes];
}

const randomText = (): string => Array.from({ length: RANDOM }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
