import { eq, sql } from 'drizzle-orm';
import type { TaxRate } from '@stoa/shared/contract/market/taxes.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { billingDetails, type BillingDetailsRow, type TaxRateRow, taxRates } from './taxes.tables.ts';

/** The day on which a sale is made: one for all, wherever its payer lives. */
const today = sql`(now() at time zone 'utc')::date`;

/** Of rate `r`: it has begun, nobody ended it, and no newer one of its country has begun. */
const isInForce = sql`(r.withdrawn_at is null and r.valid_from <= ${today} and coalesce(r.ends_on > ${today}, true)
  and not exists (
    select from tax_rates n where n.country = r.country and n.withdrawn_at is null and n.valid_from <= ${today}
      and (n.valid_from, n.id) > (r.valid_from, r.id)))`;

export type RateInForce = Pick<TaxRate, 'country' | 'name' | 'rate' | 'inclusive'>;

/** At most one of each country. */
export const findRatesInForce = (db: Database): Promise<RateInForce[]> =>
  rowsOf<RateInForce>(db, sql`select r.country, r.name, r.rate, r.inclusive from tax_rates r where ${isInForce}`);

/** Newest first within each country; one alone by its id. */
export const findTaxRates = (db: Database, id?: string): Promise<TaxRate[]> =>
  rowsOf<TaxRate>(
    db,
    sql`select r.id, r.country, r.name, r.rate, r.inclusive, r.valid_from::text, r.ends_on::text,
          case
            when r.withdrawn_at is not null then 'withdrawn'
            when r.valid_from > ${today} then 'upcoming'
            when ${isInForce} then 'in_force'
            else 'over' end as state,
          json_build_object('id', u.id, 'name', u.full_name) as created_by
        from tax_rates r join users u on u.id = r.created_by
        where ${id === undefined ? sql`true` : sql`r.id = ${id}`}
        order by r.country, r.valid_from desc, r.id desc`,
  );

export async function insertTaxRate(tx: Database, row: typeof taxRates.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(taxRates).values(row).returning({ id: taxRates.id });
  if (inserted === undefined) throw new Error('A tax rate was not kept.');
  return inserted.id;
}

/** Nobody else ends it until the transaction does. */
export async function findTaxRateLocked(tx: Database, id: string): Promise<TaxRateRow | undefined> {
  const [row] = await tx.select().from(taxRates).where(eq(taxRates.id, id)).for('update');
  return row;
}

export const updateTaxRate = (tx: Database, id: string, change: Partial<Pick<TaxRateRow, 'endsOn' | 'withdrawnAt'>>) =>
  tx.update(taxRates).set(change).where(eq(taxRates.id, id));

export async function findBillingDetails(db: Database, userId: string): Promise<BillingDetailsRow | undefined> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.userId, userId));
  return row;
}

/** What is not said stays as it is. */
export const keepBillingDetails = (tx: Database, { userId, ...row }: typeof billingDetails.$inferInsert) =>
  tx
    .insert(billingDetails)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: billingDetails.userId, set: { ...row, updatedAt: sql`now()` } });
