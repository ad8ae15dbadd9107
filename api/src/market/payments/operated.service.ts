import type { Context } from '../../kernel/context.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { LineTax } from '@stoa/shared/contract/kernel/quote.ts';
import type { OperatedTransaction, Refund, TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { transactionOf } from '../billing/billing.service.ts';
import { sumRefunds } from '../billing/refunds.repository.ts';
import { findEntries } from '../ledger/find-entries.ts';
import {
  countOperated,
  countWaitingRefunds,
  findCouponCode,
  findGatewayEvents,
  findOperated,
  findOperatedById,
  findStoryEvents,
  findStoryRefunds,
  findWaitingRefunds,
  type OperatedFilters,
  type OperatedRow,
  type WaitingFilters,
} from './operated.repository.ts';
import { type AtStake, findCertificatesAtStake } from './items/line-courses.repository.ts';
import { findLinesWithSlug, findTransaction } from './payments.repository.ts';
import type { LineRow } from './payments.tables.ts';
import {
  canDeny,
  canVoid,
  isOursToUndo,
  recordableOf,
  refundableOf,
  resolutionsOf,
  waysOf,
} from './payments.policy.ts';

export const operatedOf = ({ settles_at, ...row }: OperatedRow): OperatedTransaction => ({
  ...row,
  ...transactionOf(row),
  settles_at: instantOrNull(settles_at),
});

export async function listAllTransactions(
  db: Database,
  filters: OperatedFilters,
): Promise<Reply<'listAllTransactions'>> {
  const [rows, counted] = await Promise.all([findOperated(db, filters), countOperated(db, filters)]);
  return { items: rows.map(operatedOf), page: filters.page, per_page: filters.per_page, ...counted };
}

export async function getTransactionStory({ db, gateway }: Context, id: string): Promise<TransactionStory> {
  const [[row], transaction] = await Promise.all([findOperatedById(db, [id]), findTransaction(db, { id })]);
  if (row === undefined || transaction === undefined) throw notFound();
  const [lines, events, refunds, gatewayEvents, entries, couponCode, given, decided, sent, certificates] =
    await Promise.all([
      findLinesWithSlug(db, id),
      findStoryEvents(db, id),
      findStoryRefunds(db, id),
      findGatewayEvents(db, transaction.reference),
      findEntries(db, id),
      findCouponCode(db, transaction.couponId),
      sumRefunds(db, id, 'not denied'),
      sumRefunds(db, id, 'decided'),
      sumRefunds(db, id, 'sent back'),
      findCertificatesAtStake(db, [id]),
    ]);
  const shown = operatedOf(row);
  const isInUse = isOursToUndo(transaction, gateway);
  return {
    ...shown,
    gateway_ref: transaction.gatewayRef,
    coupon_code: couponCode,
    lines: lines.map(({ line, slug }) => ({
      ...shown.lines.find(({ line_id }) => line_id === line.id)!,
      certificates: certificates.filter(({ line_id }) => line_id === line.id).map(({ name }) => name),
      kind: line.kind,
      id: line.itemId,
      name: line.name,
      slug,
      price_minor: line.priceMinor,
      discount_minor: line.discountMinor,
      tax_minor: line.taxMinor,
      amount_minor: line.amountMinor,
      tax: taxOf(line),
    })),
    events: events.map((event) => ({ ...event, at: instantOf(event.at) })),
    refunds: refunds.map(inIso),
    gateway_events: gatewayEvents.map((event) => ({
      ...event,
      received_at: instantOf(event.received_at),
      settled_at: instantOrNull(event.settled_at),
    })),
    entries,
    can_void: isInUse && canVoid(transaction, decided),
    resolutions: resolutionsOf(transaction, isInUse),
    refundable_minor: isInUse ? refundableOf(transaction, given) : 0,
    recordable_minor: recordableOf(transaction, {
      isInUse,
      givenMinor: given,
      unknownMinor: transaction.refundedThereMinor - sent,
    }),
  };
}

const taxOf = ({ taxName: name, taxRate: rate, taxInclusive: inclusive }: LineRow): LineTax | null =>
  name === null || rate === null || inclusive === null ? null : { name, rate, inclusive };

export const inIso = <T extends { created_at: string; updated_at: string }>(row: T): T => ({
  ...row,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});

export async function listRefunds({ db, gateway }: Context, filters: WaitingFilters): Promise<Reply<'listRefunds'>> {
  const [rows, total] = await Promise.all([findWaitingRefunds(db, filters), countWaitingRefunds(db, filters)]);
  const ids = rows.map(({ transaction_id }) => transaction_id);
  const [transactions, certificates] = await Promise.all([findOperatedById(db, ids), findCertificatesAtStake(db, ids)]);
  const byId = new Map(transactions.map((row) => [row.id, operatedOf(row)]));
  const items = rows.map(({ decided_at, unknown_minor: unknownMinor, ...row }) => {
    const transaction = byId.get(row.transaction_id)!;
    const isInUse = isOursToUndo(transaction, gateway);
    return {
      ...inIso(row),
      transaction,
      can_deny: canDeny({ status: row.status, decidedAt: decided_at === null ? null : new Date(decided_at) }, isInUse),
      ways: waysOf(
        { status: row.status, lineId: row.line_id, amountMinor: row.amount_minor },
        { isInUse, unknownMinor },
      ),
      certificates: [
        ...new Set(certificates.filter((one) => isClosedWith(row, one, transaction)).map(({ name }) => name)),
      ],
    };
  });
  return { items, page: filters.page, per_page: filters.per_page, total };
}

/** Whether the course of this certificate closes when this refund is paid back. */
function isClosedWith(
  { line_id, amount_minor, transaction_id }: Refund,
  certificate: AtStake,
  { lines, ...payment }: OperatedTransaction,
): boolean {
  if (certificate.transaction_id !== transaction_id) return false;
  const left = payment.amount_minor - payment.refunded_minor;
  if (line_id === null) return amount_minor === left;
  // Its own amount is taken off what is left by then.
  return (
    certificate.line_id === line_id && lines.some((line) => line.line_id === line_id && line.refundable_minor === 0)
  );
}
