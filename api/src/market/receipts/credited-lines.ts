import type { ReceiptLine } from './receipts.tables.ts';

/**
 * What a credit note lists. Where all of what was paid goes back, that is what the receipt lists; of a part that is no whole
 * line, one line that says what it is a part of. `taxMinor`: the tax within it, as the books gave it back.
 */
export function creditedLines(
  paidFor: readonly ReceiptLine[],
  { amountMinor, taxMinor }: { amountMinor: number; taxMinor: number },
): ReceiptLine[] {
  if (sum(paidFor, 'amountMinor') === amountMinor && sum(paidFor, 'taxMinor') === taxMinor) return [...paidFor];
  const [first, ...others] = paidFor;
  const isTaxedAlike = first?.tax != null && others.every(({ tax }) => isSameTax(tax, first.tax));
  return [
    {
      name: paidFor.map(({ name }) => name).join(', '),
      priceMinor: amountMinor,
      discountMinor: 0,
      taxMinor,
      amountMinor,
      // The amount holds the tax, whichever way the price was said.
      tax: isTaxedAlike ? { ...first.tax!, inclusive: true } : null,
    },
  ];
}

const isSameTax = (one: ReceiptLine['tax'], other: ReceiptLine['tax']): boolean =>
  one?.name === other?.name && one?.rate === other?.rate;

export const sum = (
  lines: readonly ReceiptLine[],
  part: 'priceMinor' | 'discountMinor' | 'taxMinor' | 'amountMinor',
): number => lines.reduce((total, line) => total + line[part], 0);
