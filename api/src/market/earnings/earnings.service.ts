import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Earnings } from '@stoa/shared/contract/market/earnings.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { accountMonths } from './account-months.ts';
import {
  countOwnPayouts,
  countSales,
  findCurrencies,
  findItems,
  findMonths,
  findOwnPayouts,
  findSales,
} from './earnings.repository.ts';
import type { Seller } from './movements.ts';

type Page = { page: number; per_page: number };

/** The currency with the most sales first. */
export async function getEarnings(db: Database, { user }: Viewer): Promise<Earnings[]> {
  const currencies = await findCurrencies(db, user.id);
  const found = await Promise.all(currencies.map(({ currency }) => earningsIn(db, { userId: user.id, currency })));
  return found.filter(({ months }) => months.length > 0);
}

async function earningsIn(db: Database, seller: Seller): Promise<Earnings> {
  const [moved, items] = await Promise.all([findMonths(db, seller), findItems(db, seller)]);
  const months = accountMonths(moved, new Date());
  const sum = (of: keyof Omit<(typeof moved)[number], 'month'>) => moved.reduce((total, one) => total + one[of], 0);
  return {
    currency: seller.currency,
    sold_minor: sum('sold_minor'),
    discount_minor: sum('discount_minor'),
    tax_minor: sum('tax_minor'),
    fee_minor: sum('fee_minor'),
    taken_back_minor: sum('taken_back_minor'),
    earned_minor: sum('earned_minor'),
    paid_out_minor: sum('paid_out_minor'),
    payable_minor: months.at(-1)?.closing_minor ?? 0,
    months,
    items,
  };
}

export async function listSales(
  db: Database,
  { user }: Viewer,
  { currency, ...page }: Page & { currency: string },
): Promise<Reply<'listSales'>> {
  const seller = { userId: user.id, currency };
  const [rows, total] = await Promise.all([findSales(db, seller, page), countSales(db, seller)]);
  const items = rows.map(({ kind, item_id, name, ...sale }) => ({
    ...sale,
    at: instantOf(sale.at),
    currency,
    item: { kind, id: item_id, name },
  }));
  return { items, ...page, total };
}

export async function listOwnPayouts(
  db: Database,
  { user }: Viewer,
  { currency, ...page }: Page & { currency: string },
): Promise<Reply<'listOwnPayouts'>> {
  const seller = { userId: user.id, currency };
  const [rows, total] = await Promise.all([findOwnPayouts(db, seller, page), countOwnPayouts(db, seller)]);
  const items = rows.map((row) => ({ ...row, created_at: instantOf(row.created_at) }));
  return { items, ...page, total };
}
