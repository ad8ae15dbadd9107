import type { z } from 'zod';
import { decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Payout, payoutEndpoints } from '@stoa/shared/contract/market/payouts.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { bookPayout, bookReversal } from './book-payout.ts';
import {
  countPayables,
  countPayouts,
  findPayable,
  findPayables,
  findPayoutByKey,
  findPayoutLocked,
  findPayouts,
  findShownPayout,
  insertPayout,
  type ListedPayables,
  type ListedPayouts,
  lockSeller,
  type ShownPayout,
  updatePayout,
} from './payouts.repository.ts';
import type { PayoutRow } from './payouts.tables.ts';

type NewPayout = z.output<(typeof payoutEndpoints)['recordPayout']['body']>;

export async function listPayables(db: Database, asked: ListedPayables): Promise<Reply<'listPayables'>> {
  const [items, total] = await Promise.all([findPayables(db, asked), countPayables(db, asked)]);
  return { items, page: asked.page, per_page: asked.per_page, total };
}

export async function listPayouts(db: Database, asked: ListedPayouts): Promise<Reply<'listPayouts'>> {
  const [rows, total] = await Promise.all([findPayouts(db, asked), countPayouts(db, asked)]);
  return { items: rows.map(payoutOf), page: asked.page, per_page: asked.per_page, total };
}

/** However many record at once: each waits for the one before, and what is owed is looked at after that. */
export async function recordPayout(db: Database, { user }: Viewer, asked: NewPayout): Promise<Payout> {
  if (new Date(asked.paid_on) > latestDay()) {
    throw invalid({ paid_on: rule('The day of a payout cannot be in the future.') });
  }
  const id = await db.transaction(async (tx) => {
    if (!(await lockSeller(tx, asked.creator_id))) throw notFound();
    const before = await findPayoutByKey(tx, asked.key);
    if (before !== undefined) return requireSame(before, asked).id;
    if (asked.amount_minor > (await findPayable(tx, asked.creator_id, asked.currency))) {
      throw invalid({ amount_minor: rule('A payout cannot exceed what is owed.') });
    }
    return (await insertAndBook(tx, asked, user.id)).id;
  });
  return getPayout(db, id);
}

async function insertAndBook(tx: Database, asked: NewPayout, operatorId: string): Promise<PayoutRow> {
  const { key, creator_id, amount_minor, currency, reference, paid_on } = asked;
  const payout = await insertPayout(tx, {
    ...{ key, currency, reference, recordedBy: operatorId },
    ...{ creatorId: creator_id, amountMinor: amount_minor, paidOn: paid_on },
  });
  await bookPayout(tx, payout);
  await tell(tx, payout, { kind: 'payout_recorded', params: { amount: amountOf(payout), reference } });
  await recordAudit(tx, {
    kind: 'payout_recorded',
    actorId: operatorId,
    subject: { type: 'payout', id: payout.id, name: reference },
    after: { creator_id, amount_minor, currency, paid_on },
  });
  return payout;
}

/** Where it is day first, east of everyone, it is so up to 14 hours before UTC. */
const latestDay = (): Date => new Date(Date.now() + 14 * 3_600_000);

function requireSame(before: PayoutRow, asked: NewPayout): PayoutRow {
  const isSame =
    before.creatorId === asked.creator_id &&
    before.currency === asked.currency &&
    before.amountMinor === asked.amount_minor &&
    before.reference === asked.reference;
  if (isSame) return before;
  throw new Problem(
    'payment_key_reused',
    'Another payout was recorded with this key. Make a new key for a new payout.',
  );
}

/** It stays to be read, with the reason, and is owed again. */
export async function reversePayout(
  db: Database,
  { user }: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<Payout> {
  await db.transaction(async (tx) => {
    const payout = await findPayoutLocked(tx, id);
    if (payout === undefined) throw notFound();
    if (payout.reversedAt !== null) throw new Problem('already_decided', 'This payout was taken back already.');
    await updatePayout(tx, id, { reversedAt: new Date(), reversedBy: user.id, reversalReason: reason });
    await bookReversal(tx, payout);
    await tell(tx, payout, { kind: 'payout_reversed', params: { amount: amountOf(payout), reason } });
    await recordAudit(tx, {
      kind: 'payout_reversed',
      actorId: user.id,
      subject: { type: 'payout', id, name: payout.reference },
      why: reason,
      before: { reversed: false },
      after: { reversed: true, amount_minor: payout.amountMinor, currency: payout.currency },
    });
  });
  return getPayout(db, id);
}

type Told =
  | { kind: 'payout_recorded'; params: { amount: string; reference: string } }
  | { kind: 'payout_reversed'; params: { amount: string; reason: string } };

const tell = (tx: Database, { creatorId }: PayoutRow, told: Told): Promise<void> =>
  notify(tx, creatorId, { ...told, link: to.courseReports({ tab: 'earnings' }) });

/** `19.20 USD`: read in whatever language. */
const amountOf = ({ amountMinor, currency }: PayoutRow): string => `${decimalText(amountMinor, currency)} ${currency}`;

async function getPayout(db: Database, id: string): Promise<Payout> {
  const row = await findShownPayout(db, id);
  if (row === undefined) throw notFound();
  return payoutOf(row);
}

function payoutOf({ reversed_at, reversed_by, reversal_reason, ...row }: ShownPayout): Payout {
  return {
    ...row,
    created_at: instantOf(row.created_at),
    reversal:
      reversed_at === null ? null : { at: instantOf(reversed_at), by: reversed_by, reason: reversal_reason ?? '' },
  };
}
