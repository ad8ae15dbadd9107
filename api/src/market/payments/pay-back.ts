import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import {
  findRefund,
  leaseRefund,
  lockRefund,
  releaseRefund,
  sumRefunds,
  updateRefund,
} from '../billing/refunds.repository.ts';
import { creditPayment } from '../receipts/announce-receipt.ts';
import type { AccessLeft } from '../receipts/receipts.tables.ts';
import { bookRefund } from './books.ts';
import type { Reversal } from './gateways/gateway.ts';
import { findUnpaidLines } from './find-refundable.ts';
import { closeLines } from './open-line.ts';
import { findLines, findTransaction, lockTransaction } from './payments.repository.ts';
import type { LineRow } from './payments.tables.ts';
import { refundAfter } from './refund-machine.ts';
import { happen } from './settle.ts';

/** Longer than a gateway is waited for; where whoever asks dies, the next may ask after it. */
const LEASE_S = 60;

/**
 * Brings a refund that was decided on as far as it goes: first the money, then what it bought. Asked again, it does what is
 * left; the gateway knows the refund by its id, and pays it back once. `since`: when it was decided.
 */
export async function payBack(context: Context, refundId: string): Promise<{ result: Result; since: Date }> {
  const refund = await findRefund(context.db, { id: refundId });
  if (refund === undefined || refund.decidedAt === null) return { result: 'over', since: new Date() };
  const since = refund.decidedAt;
  if (!isToAsk(refund)) return { result: await finish(context.db, refund), since };
  const leasedUntil = await leaseRefund(context.db, refund.id, LEASE_S);
  if (leasedUntil === undefined) return { result: 'taken', since };
  try {
    return { result: await payBackLeased(context, refund.id), since };
  } finally {
    await releaseRefund(context.db, refund.id, leasedUntil);
  }
}

/** `pending`: the gateway has it and is not done yet; `taken`: somebody else asks it just now; `unknown`: to be tried again. */
type Result = 'over' | 'pending' | 'taken' | 'unknown';

/** What the gateway refused is asked for again when somebody decides so, and can be denied until then. */
const isToAsk = ({ status }: Pick<RefundRow, 'status'>): boolean => status === 'open';

/** Read anew: whoever held the lease before may have brought it to its end. */
async function payBackLeased(context: Context, refundId: string): Promise<Result> {
  const refund = await findRefund(context.db, { id: refundId });
  if (refund === undefined) return 'over';
  if (!isToAsk(refund)) return finish(context.db, refund);
  const reversal = await askGateway(context, refund);
  if (reversal.kind === 'done') return context.db.transaction((tx) => takeInRefund(tx, refund, reversal.ref));
  if (reversal.kind !== 'refused') return reversal.kind;
  await context.db.transaction((tx) => refuse(tx, refund, reversal.message));
  return 'over';
}

async function askGateway({ db, gateway }: Context, refund: RefundRow): Promise<Reversal> {
  const transaction = await findTransaction(db, { id: refund.transactionId });
  if (gateway === undefined || transaction?.gateway !== gateway.name || transaction.gatewayRef === null) {
    return { kind: 'unknown', cause: 'The gateway of this payment is not the one of the site.' };
  }
  const { id, amountMinor } = refund;
  return gateway.refund({ ref: transaction.gatewayRef, id, amountMinor, currency: transaction.currency });
}

/** The money went back: said once, booked once, whoever hears of it first. Without a `gatewayRef`, outside this site. */
export async function takeInRefund(
  tx: Database,
  { id, transactionId }: Pick<RefundRow, 'id' | 'transactionId'>,
  gatewayRef: string | null,
): Promise<'over' | 'unknown'> {
  const transaction = await lockTransaction(tx, transactionId);
  const refund = await lockRefund(tx, id);
  const status = refund && refundAfter(refund.status, 'paid_back');
  if (refund === undefined || status === undefined) return 'over';
  const { gateway } = transaction;
  await updateRefund(tx, id, { status, gateway, gatewayRef, failureMessage: null });
  const lines = await findLines(tx, transactionId);
  await bookRefund(tx, transaction, { refund, line: lines.find((one) => one.id === refund.lineId) });
  const isAll = (await sumRefunds(tx, transactionId, 'paid back')) === transaction.amountMinor;
  await happen(tx, transaction, isAll ? 'refund_all' : 'refund_part', {
    source: refund.decidedBy === null ? 'janitor' : 'operator',
    amountMinor: refund.amountMinor,
    note: refund.reason,
    ...(refund.decidedBy !== null && { actorId: refund.decidedBy }),
  });
  const { result, closed } = await close(tx, transaction, { ...refund, status });
  // Last: until the end of this transaction nobody else gets a number.
  await creditPayment(tx, transaction, { refund, access: accessAfter(lines, closed, refund) });
  return result;
}

/** `lines`: as they were before. */
function accessAfter(lines: readonly LineRow[], closed: readonly LineRow[], { way }: RefundRow): AccessLeft {
  const open = lines.filter(({ grantedAt, withdrawnAt }) => grantedAt !== null && withdrawnAt === null);
  const isClosed = ({ id }: LineRow) => closed.some((line) => line.id === id);
  const namesOf = (some: readonly LineRow[]) => some.map(({ name }) => name);
  return { closed: namesOf(open.filter(isClosed)), kept: namesOf(open.filter((line) => !isClosed(line))), way };
}

const finish = (db: Database, { id, transactionId }: RefundRow): Promise<'over' | 'unknown'> =>
  db.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, transactionId);
    const refund = await lockRefund(tx, id);
    return refund === undefined ? 'over' : (await close(tx, transaction, refund)).result;
  });

/**
 * The second phase: what is not paid any more closes. Where that fails, the money stays back and known, and this alone is tried
 * again. `closed`: with it, or as soon as that works.
 */
async function close(
  tx: Database,
  transaction: TransactionRow,
  { id, status }: RefundRow,
): Promise<{ result: 'over' | 'unknown'; closed: LineRow[] }> {
  if (refundAfter(status, 'taken_back') === undefined) return { result: 'over', closed: [] };
  const lines = await findUnpaidLines(tx, transaction);
  try {
    // A savepoint: what was done before stands.
    const closed = await tx.transaction((inner) => closeLines(inner, transaction, { lines, why: 'refunded' }));
    await updateRefund(tx, id, { status: 'complete', failureMessage: null });
    return { result: 'over', closed };
  } catch (error) {
    await updateRefund(tx, id, { status: 'revocation_error', failureMessage: String(error).slice(0, 500) });
    return { result: 'unknown', closed: lines };
  }
}

async function refuse(tx: Database, { id, transactionId }: RefundRow, message: string): Promise<void> {
  await lockTransaction(tx, transactionId);
  const refund = await lockRefund(tx, id);
  const status = refund && refundAfter(refund.status, 'refused');
  if (status !== undefined) await updateRefund(tx, id, { status, failureMessage: message.slice(0, 500) });
}
