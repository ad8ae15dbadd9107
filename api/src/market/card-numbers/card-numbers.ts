/** 13 to 19 digits, also with single spaces or hyphens between them. */
const LONG_NUMBER = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;

/**
 * The field in which a card's number stands, anywhere in what somebody sent: in a text, a number or a field's own name, however
 * deep. `items.0.note`; a name that is the number itself is left out.
 */
export function findCardNumber(sent: unknown): string | undefined {
  if (typeof sent === 'string' || typeof sent === 'number') return textHolds(String(sent)) ? '' : undefined;
  if (typeof sent !== 'object' || sent === null) return undefined;
  for (const [name, value] of Object.entries(sent)) {
    if (textHolds(name)) return '';
    const below = findCardNumber(value);
    if (below !== undefined) return below === '' ? name : `${name}.${below}`;
  }
  return undefined;
}

/** Our own keys, and tokens such as `tok_9f86d081884c7d659a2f`: made by chance, one in some hundred would look like a card. */
const OPAQUE = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[a-z]{2,12}_[\da-z]{20,})$/i;

const textHolds = (text: string): boolean =>
  !OPAQUE.test(text) && [...text.matchAll(LONG_NUMBER)].some(([digits]) => passesLuhn(digits.replaceAll(/\D/g, '')));

/** Every second digit from the right counts twice; the sum of all digits ends in 0. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
