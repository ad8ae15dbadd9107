/**
 * A number as people type it: `3,5` and `3.5` are the same, spaces and apostrophes group digits, and where comma and
 * point both stand the last one is the decimal sign. A single sign always is: `1,000` is one. Undefined for all else.
 */
export function readNumber(typed: string): number | undefined {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[\s'’]/g, '');
  const text = withPoint(plain);
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The last of both signs is the decimal one; of one sign that stands more than once, none is. */
function withPoint(text: string): string {
  const decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  const grouping = decimal === ',' ? '.' : ',';
  const ungrouped = text.replaceAll(grouping, '');
  const isRepeated = ungrouped.split(decimal).length > 2;
  return isRepeated ? ungrouped.replaceAll(decimal, '') : ungrouped.replace(decimal, '.');
}

/** Binary fractions: 0.1 + 0.2 is within 0 of 0.3, as far as anyone can type. */
const ROUNDING = 1e-12;

export function isRightNumber(
  typed: string,
  { value, tolerance }: { value: number | null; tolerance: number },
): boolean {
  const number = readNumber(typed);
  if (number === undefined || value === null) return false;
  return Math.abs(number - value) <= tolerance + ROUNDING * Math.max(Math.abs(value), tolerance);
}
