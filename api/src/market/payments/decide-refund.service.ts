import type { paymentEndpoints, Refund } from '@stoa/shared/contract/market/payments.ts';
import type { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { findRefund, lockRefund, updateRefund } from '../billing/refunds.repository.ts';
import { payBack } from './pay-back.ts';
import { canDeny, isOursToUndo, isPaid, isToPayBack, paidElsewhere } from './payments.policy.ts';
import { findTransaction, lockTransaction } from './payments.repository.ts';
import { hearOfRefunds, recordPaidBack, takeInHeard } from './record-refund.ts';
import { BY_WORKER_S, enqueueRefund, withdrawRefund } from './refund-errand.ts';
import { refundAfter } from './refund-machine.ts';
import { tellOfDecision, tellOfDenial } from './refund-notices.ts';
import { refundOf } from './refund-of.ts';

type Body = z.output<(typeof paymentEndpoints)['decideRefund']['body']>;
interface Deciding {
  context: Context;
  /** As it was before anybody waited for anybody. */
  known: RefundRow;
  decidedBy: string;
  asked: Body;
}

export async function decideRefund(
  context: Context,
  { user }: Viewer,
  { id, ...asked }: Body & { id: string },
): Promise<Refund> {
  const known = await findRefund(context.db, { id });
  if (known === undefined) throw notFound();
  const deciding = { context, known, decidedBy: user.id, asked };
  if (asked.decision === 'deny') await deny(deciding, asked.answer);
  else if (asked.way === 'elsewhere' && isToPayBack(known)) await record(deciding);
  else {
    await grant(deciding);
    await payBack(context, id);
  }
  return refundOf((await findRefund(context.db, { id })) ?? known);
}

interface Now {
  refund: RefundRow;
  transaction: TransactionRow;
}

/** Nobody else needs to look at it, whatever is made of it. */
const decide = (deciding: Deciding, make: (tx: Database, now: Now) => Promise<void>): Promise<void> =>
  deciding.context.db.transaction(async (tx) => {
    const { known } = deciding;
    const transaction = await lockTransaction(tx, known.transactionId);
    const refund = (await lockRefund(tx, known.id)) ?? known;
    await tellOfDecision(tx, refund.id);
    await make(tx, { refund, transaction });
    await recordDecision(tx, deciding, { refund, transaction });
  });

async function recordDecision(tx: Database, { asked, decidedBy }: Deciding, { refund, transaction }: Now) {
  const now = (await findRefund(tx, { id: refund.id })) ?? refund;
  await recordAudit(tx, {
    kind: 'refund_decided',
    actorId: decidedBy,
    subject: { type: 'refund', id: refund.id, name: transaction.reference },
    why: asked.decision === 'deny' ? asked.answer : undefined,
    before: { status: refund.status, way: refund.way },
    after: {
      decision: asked.decision,
      status: now.status,
      way: now.way,
      amount_minor: refund.amountMinor,
      currency: transaction.currency,
    },
  });
}

const grant = (deciding: Deciding): Promise<void> =>
  decide(deciding, async (tx, { refund, transaction }) => {
    requireUndecided(refund);
    if (isToPayBack(refund) && !isOursToUndo(transaction, deciding.context.gateway)) throw paidElsewhere(transaction);
    const again = refundAfter(refund.status, 'ask_again');
    if (again !== undefined) await updateRefund(tx, refund.id, { status: again, failureMessage: null });
    if (refund.decidedAt === null) await updateRefund(tx, refund.id, decidedNow(deciding));
    await enqueueRefund(tx, refund.id, BY_WORKER_S);
  });

/** Granted, and somebody has given the money back already, outside this site. */
async function record(deciding: Deciding): Promise<void> {
  const { context, known, decidedBy } = deciding;
  const { transactionId } = known;
  const paid = await findTransaction(context.db, { id: transactionId });
  if (paid === undefined) throw notFound();
  const heard = await hearOfRefunds(context, paid);
  const told = { source: 'operator', actorId: decidedBy, note: known.reason, isSeen: true } as const;
  await decide(deciding, async (tx, { refund }) => {
    requireUnasked(refund);
    const transaction = await takeInHeard(tx, transactionId, { heard, told });
    // What was heard may have ended it.
    const now = (await lockRefund(tx, refund.id)) ?? refund;
    if (!isToPayBack(now) || !isPaid(transaction)) throw decided(now);
    await updateRefund(tx, refund.id, decidedNow(deciding));
    await recordPaidBack(tx, transaction, { refund: { ...refund, ...decidedNow(deciding) }, heard, told });
  });
}

/** Of what was granted the money may be on its way: denied is only what the gateway refused, or is not asked for any more. */
const deny = (deciding: Deciding, answer: string): Promise<void> =>
  decide(deciding, async (tx, { refund, transaction }) => {
    const status = refundAfter(refund.status, 'deny');
    const isInUse = isOursToUndo(transaction, deciding.context.gateway);
    if (status === undefined || !canDeny(refund, isInUse)) throw decided(refund);
    requireUnasked(refund);
    await updateRefund(tx, refund.id, { status, answer, ...decidedNow(deciding) });
    await withdrawRefund(tx, refund.id);
    await tellOfDenial(tx, refund, answer);
  });

const decidedNow = ({ decidedBy }: Deciding) => ({ decidedBy, decidedAt: new Date() });

function requireUndecided(refund: RefundRow): void {
  if (refund.status === 'denied' || refund.status === 'complete') throw decided(refund);
}

function requireUnasked({ leasedUntil }: RefundRow): void {
  if (leasedUntil === null || leasedUntil <= new Date()) return;
  throw new Problem('unavailable', 'The gateway is being asked for this refund just now. Look again in a minute.', {
    retryAfter: 60,
  });
}

const decided = ({ status }: RefundRow): Problem =>
  new Problem('payment_transition', `This refund is decided already: it is ${status}.`);
