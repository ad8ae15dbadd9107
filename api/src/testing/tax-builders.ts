import { taxRates, type TaxRateRow } from '../market/taxes/taxes.tables.ts';
import type { Database } from '../kernel/database/database.ts';
import { aUser } from './builders.ts';

/** So many days from now, in UTC: `2026-11-24`. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Twenty percent in France, in force for a year, held by prices; unless told otherwise. */
export async function aTaxRate(db: Database, given: Partial<typeof taxRates.$inferInsert> = {}): Promise<TaxRateRow> {
  const createdBy = given.createdBy ?? (await aUser(db, { roles: ['super-admin'] })).id;
  const vat = { country: 'FR', name: 'VAT', rate: 2000, inclusive: true, validFrom: dayIn(-365) };
  const [row] = await db
    .insert(taxRates)
    .values({ ...vat, ...given, createdBy })
    .returning();
  return row!;
}
