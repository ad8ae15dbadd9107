import { exponentOf } from './currencies.ts';

/** Spreadsheets take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A number that was made here: it stands in its cell as it is, with a minus where it is below 0. */
export interface DecimalCell {
  decimal: string;
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. A cell that would be a formula begins with an apostrophe. */
export const csvText = (rows: readonly (readonly (string | DecimalCell)[])[]): string =>
  '\uFEFF' + rows.map((row) => row.map(cellText).join(',') + '\r\n').join('');

function cellText(cell: string | DecimalCell): string {
  if (typeof cell !== 'string') return cell.decimal;
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** '12.50' of 1250 USD cents, '-0.05' of -5, '1250' of yen: whole digits, never rounded. */
export function decimalText(minor: number, currency: string): string {
  const digits = exponentOf(currency);
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
