/** Whether what was typed can be a card. The page asks the same as the server: this file is sent to browsers, too. */
export interface TypedCard {
  number: string;
  /** `MM/YY`. */
  expiry: string;
  cvc: string;
}
export type CardField = keyof TypedCard;

export interface CardFault {
  field: CardField;
  /** `past`: the card has expired. `form`: it is incomplete, or no such thing. */
  cause: 'form' | 'past';
}

/** In the order of the fields. */
export function findCardFaults(card: TypedCard, now: Date): CardFault[] {
  const faults: CardFault[] = [];
  if (!isCardNumber(digitsOf(card.number))) faults.push({ field: 'number', cause: 'form' });
  const expiry = readExpiry(card.expiry);
  if (expiry === undefined) faults.push({ field: 'expiry', cause: 'form' });
  else if (isExpired(expiry, now)) faults.push({ field: 'expiry', cause: 'past' });
  if (!/^\d{3,4}$/.test(card.cvc.trim())) faults.push({ field: 'cvc', cause: 'form' });
  return faults;
}

export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** `1 / 30` and `01/2030` are the same. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** A card is good to the end of its month, wherever on earth. */
export const isExpired = ({ month, year }: { month: number; year: number }, now: Date): boolean =>
  Date.UTC(year, month) + 12 * 3_600_000 <= now.getTime();

/** 13 to 19 digits whose Luhn sum is a multiple of ten. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
