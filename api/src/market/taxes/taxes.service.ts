import type { z } from 'zod';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type {
  BillingDetails,
  TaxRate,
  TaxRateDraft,
  taxEndpoints,
  TaxTotal,
} from '@stoa/shared/contract/market/taxes.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findTaxTotals } from './tax-totals.repository.ts';
import {
  findBillingDetails,
  findRatesInForce,
  findTaxRateLocked,
  findTaxRates,
  insertTaxRate,
  keepBillingDetails,
  updateTaxRate,
} from './taxes.repository.ts';
import type { TaxRateRow } from './taxes.tables.ts';

export async function getBillingDetails(db: Database, { user }: Viewer): Promise<Reply<'getBillingDetails'>> {
  const [row, rates] = await Promise.all([findBillingDetails(db, user.id), findRatesInForce(db)]);
  const details =
    row === undefined ? null : { country: row.country, name: row.name, address: row.address, tax_id: row.taxId };
  return { details, needs_country: rates.length > 0 };
}

export async function updateBillingDetails(
  db: Database,
  { user }: Viewer,
  details: BillingDetails,
): Promise<BillingDetails> {
  const { country, name, address, tax_id: taxId } = details;
  await keepBillingDetails(db, { userId: user.id, country, name, address, taxId });
  return details;
}

export const listTaxRates = (db: Database): Promise<TaxRate[]> => findTaxRates(db);

export async function createTaxRate(db: Database, { user }: Viewer, draft: TaxRateDraft): Promise<TaxRate> {
  const { country, name, rate, inclusive, valid_from: validFrom } = draft;
  if (validFrom < today()) throw invalid({ valid_from: rule('Choose today or a later day.') });
  const row = { country, name, rate, inclusive, validFrom, createdBy: user.id };
  const id = await db.transaction(async (tx) => {
    const made = await insertTaxRate(tx, row);
    await recordAudit(tx, {
      kind: 'tax_rate_created',
      actorId: user.id,
      subject: { type: 'tax-rate', id: made, name },
      after: { country, rate, inclusive, valid_from: validFrom },
    });
    return made;
  });
  return getTaxRate(db, id);
}

export async function endTaxRate(
  db: Database,
  { user }: Viewer,
  { id, ends_on }: { id: string } & z.output<(typeof taxEndpoints)['endTaxRate']['body']>,
): Promise<TaxRate> {
  await db.transaction(async (tx) => {
    const row = await findTaxRateLocked(tx, id);
    if (row === undefined) throw notFound();
    const end = endOf(row, ends_on);
    await updateTaxRate(tx, id, end);
    await recordAudit(tx, {
      kind: 'tax_rate_ended',
      actorId: user.id,
      subject: { type: 'tax-rate', id, name: row.name },
      before: { country: row.country, rate: row.rate, valid_from: row.validFrom },
      after: end.endsOn === undefined ? { withdrawn: true } : { ends_on: end.endsOn },
    });
  });
  return getTaxRate(db, id);
}

/** What ends before it began never was: the rate before it goes on. */
function endOf({ validFrom, endsOn, withdrawnAt }: TaxRateRow, end: string) {
  if (endsOn !== null || withdrawnAt !== null) throw invalid({ ends_on: rule('This rate has ended already.') });
  if (end < today()) throw invalid({ ends_on: rule('Choose today or a later day.') });
  return validFrom > today() && end <= validFrom ? { withdrawnAt: new Date() } : { endsOn: end };
}

export async function listTaxTotals(db: Database, period: { from: string; until: string }): Promise<TaxTotal[]> {
  if (period.until < period.from) throw invalid({ until: rule('The end must not be before the start.') });
  return findTaxTotals(db, period);
}

async function getTaxRate(db: Database, id: string): Promise<TaxRate> {
  const [rate] = await findTaxRates(db, id);
  if (rate === undefined) throw notFound();
  return rate;
}

/** UTC, as the database counts days. */
const today = (): string => new Date().toISOString().slice(0, 10);
