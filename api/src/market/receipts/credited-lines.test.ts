import { expect, test } from '@jest/globals';
import { creditedLines } from './credited-lines.ts';
import type { ReceiptLine } from './receipts.tables.ts';

const vat = { name: 'VAT', rate: 2000, inclusive: false };
const aLine = (given: Partial<ReceiptLine> = {}): ReceiptLine => ({
  name: 'Drawing with light',
  priceMinor: 1200,
  discountMinor: 200,
  taxMinor: 200,
  amountMinor: 1200,
  tax: vat,
  ...given,
});

test('where all goes back, a credit note lists what the receipt lists', () => {
  const paidFor = [aLine(), aLine({ name: 'Grids' })];
  expect(creditedLines(paidFor, { amountMinor: 2400, taxMinor: 400 })).toEqual(paidFor);
});

test('of a part it says what it is a part of, and the tax that the books gave back', () => {
  const [line, ...others] = creditedLines([aLine(), aLine({ name: 'Grids' })], { amountMinor: 600, taxMinor: 100 });
  expect(others).toEqual([]);
  expect(line).toEqual({
    name: 'Drawing with light, Grids',
    priceMinor: 600,
    discountMinor: 0,
    taxMinor: 100,
    amountMinor: 600,
    tax: { ...vat, inclusive: true },
  });
});

test('where lines were taxed differently, a part of them names no rate', () => {
  const paidFor = [aLine(), aLine({ tax: null, taxMinor: 0 })];
  expect(creditedLines(paidFor, { amountMinor: 600, taxMinor: 50 })[0]?.tax).toBeNull();
});
