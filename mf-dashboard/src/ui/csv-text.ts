import { exponentOf } from '@stoa/shared/contract/kernel/currencies.ts';

/** Spreadsheets take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180, with the mark by which spreadsheets know UTF-8. A cell that would be a formula begins with an apostrophe. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  '\uFEFF' + rows.map((row) => row.map(cellText).join(',') + '\r\n').join('');

function cellText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** '12.50' of 1250 USD cents, '1250' of yen: whole digits, never rounded. Minor units are 0 or more. */
export function decimalText(minor: number, currency: string): string {
  const digits = exponentOf(currency);
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
