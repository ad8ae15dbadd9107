import { expect, test } from '@jest/globals';
import { accountMonths, boundsOf, isClosed, monthAfter } from './account-months.ts';

const sums = { sold_minor: 0, discount_minor: 0, tax_minor: 0, fee_minor: 0, taken_back_minor: 0 };
const moved = (month: string, earned: number, paidOut = 0) => ({
  ...sums,
  month,
  earned_minor: earned,
  paid_out_minor: paidOut,
});

test('each month opens with what the one before closed with, quiet ones too', () => {
  const months = accountMonths(
    [moved('2026-11', 800), moved('2027-01', -300, 500), moved('2027-02', 50)],
    new Date('2027-03-01T00:30:00Z'),
  );
  expect(months.map(({ month, opening_minor, closing_minor }) => [month, opening_minor, closing_minor])).toEqual([
    ['2026-11', 0, 800],
    ['2026-12', 800, 800],
    ['2027-01', 800, 0],
    ['2027-02', 0, 50],
    ['2027-03', 50, 50],
  ]);
});

test('a month is closed an hour after its end: what began in it may be posted a little later', () => {
  expect(isClosed('2026-11', new Date('2026-12-01T00:59:59Z'))).toBe(false);
  expect(isClosed('2026-11', new Date('2026-12-01T01:00:00Z'))).toBe(true);
});

test('months follow one another over the end of a year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(boundsOf('2026-02')).toEqual({
    from: new Date('2026-02-01T00:00:00.000Z'),
    to: new Date('2026-03-01T00:00:00.000Z'),
  });
});

test('who never sold anything has no months', () => {
  expect(accountMonths([], new Date())).toEqual([]);
});
