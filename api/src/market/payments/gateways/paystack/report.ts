import type { z } from 'zod';
import { type AskGateway, unknownOf } from '../ask-gateway.ts';
import type { ReportedPayment, ReportPage } from '../gateway.ts';
import {
  manyRefunds,
  manyTransactions,
  oneTransaction,
  type PaystackRefund,
  type PaystackTransaction,
} from './paystack-replies.ts';

type Page<T> = { kind: 'page'; data: T[] } | { kind: 'unknown'; cause: string };

/** What was charged since then, and what was charged before and paid back since then. */
export async function* reportOf(ask: AskGateway, since: Date): AsyncIterable<ReportPage> {
  const from = `from=${encodeURIComponent(since.toISOString())}`;
  const givenBack = await refundsBy(ask, `/refund?${from}`);
  if (givenBack.kind === 'unknown') return yield givenBack;
  const { sums } = givenBack;
  for await (const page of pagesOf(ask, `/transaction?${from}`, manyTransactions)) {
    if (page.kind === 'unknown') return yield page;
    // What was charged since then was not paid back before.
    yield { kind: 'page', payments: page.data.flatMap((one) => reported(one, sums.get(one.reference) ?? 0)) };
    for (const { reference } of page.data) sums.delete(reference);
  }
  for (const reference of sums.keys()) yield await reportOne(ask, reference);
}

async function reportOne(ask: AskGateway, reference: string): Promise<ReportPage> {
  const name = encodeURIComponent(reference);
  const paid = await ask({ method: 'GET', path: `/transaction/verify/${name}` }, oneTransaction);
  if (paid.kind !== 'answered') return unknownOf(paid);
  const refunds = await refundsBy(ask, `/refund?transaction=${name}`);
  if (refunds.kind === 'unknown') return refunds;
  const refundedMinor = [...refunds.sums.values()].reduce((sum, one) => sum + one, 0);
  return { kind: 'page', payments: reported(paid.reply.data, refundedMinor) };
}

/** What is on its way back counts: it has left what is held. */
async function refundsBy(
  ask: AskGateway,
  path: string,
): Promise<{ kind: 'known'; sums: Map<string, number> } | { kind: 'unknown'; cause: string }> {
  const sums = new Map<string, number>();
  for await (const page of pagesOf<PaystackRefund>(ask, path, manyRefunds)) {
    if (page.kind === 'unknown') return page;
    for (const { status, amount, transaction_reference: reference } of page.data) {
      if (status !== 'failed' && reference) sums.set(reference, (sums.get(reference) ?? 0) + amount);
    }
  }
  return { kind: 'known', sums };
}

const PER_PAGE = 100;

async function* pagesOf<T>(
  ask: AskGateway,
  path: string,
  list: z.ZodType<{ status: true; data: T[] }>,
): AsyncGenerator<Page<T>> {
  for (let page = 1; ; page++) {
    const answer = await ask({ method: 'GET', path: `${path}&perPage=${PER_PAGE}&page=${page}` }, list);
    if (answer.kind !== 'answered') return yield unknownOf(answer);
    const { data } = answer.reply;
    yield { kind: 'page', data };
    if (data.length < PER_PAGE) return;
  }
}

/** As `newReference` makes them: an account may take money for other sites of its owner, too. */
const OURS = /^ST-/;

function reported(
  { id, reference, currency, amount, status }: PaystackTransaction,
  refunded: number,
): ReportedPayment[] {
  if (!OURS.test(reference) || (status !== 'success' && status !== 'reversed')) return [];
  const refundedMinor = status === 'reversed' ? amount : refunded;
  return [{ ref: id, reference, currency, paidMinor: amount, refundedMinor, isVoided: false }];
}
