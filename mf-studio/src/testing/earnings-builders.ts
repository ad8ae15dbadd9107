import type { EarnedMonth, Earnings, Sale } from '@stoa/shared/contract/market/earnings.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

const share = {
  sold_minor: 6000,
  discount_minor: 1000,
  tax_minor: 500,
  fee_minor: 900,
  taken_back_minor: 600,
  earned_minor: 3000,
};

export const anEarnedMonth = (given: Partial<EarnedMonth> = {}): EarnedMonth => ({
  ...share,
  month: '2026-03',
  opening_minor: 0,
  paid_out_minor: 0,
  closing_minor: 3000,
  is_closed: true,
  ...given,
});

export const someEarnings = (given: Partial<Earnings> = {}): Earnings => ({
  ...share,
  currency: 'USD',
  payable_minor: 1000,
  paid_out_minor: 2000,
  months: [
    anEarnedMonth(),
    anEarnedMonth({
      month: '2026-04',
      opening_minor: 3000,
      closing_minor: 1000,
      paid_out_minor: 2000,
      is_closed: false,
    }),
  ],
  items: [{ ...share, kind: 'course', id: anId(100), name: 'Drawing with light', sales: 3 }],
  ...given,
});

export const aSale = (given: Partial<Sale> = {}): Sale => ({
  ...share,
  id: anId(500),
  at: '2026-03-02T09:00:00.000Z',
  currency: 'USD',
  item: { kind: 'course', id: anId(100), name: 'Drawing with light' },
  ...given,
});

export const pageOf = <T>(...items: T[]) => ({ items, page: 1, per_page: 20, total: items.length });
