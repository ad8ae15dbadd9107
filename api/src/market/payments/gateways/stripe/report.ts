import type { Stripe } from 'stripe';
import type { z } from 'zod';
import type { ReportedPayment, ReportPage } from '../gateway.ts';
import { type Ask, unknownOf } from './ask-stripe.ts';
import { stripeGivenBack, stripeTaken, type TakenPayment } from './stripe-replies.ts';

interface Place {
  created: { gte: number };
  limit: number;
  starting_after?: string;
}
type List = z.ZodType<{ has_more: boolean; data: { id: string }[] }>;

/** What was charged since then, and what refunds of since then gave back, whenever that was charged. */
export async function* reportOf(ask: Ask, since: Date): AsyncIterable<ReportPage> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const taken = pagesOf(ask, created, stripeTaken, (stripe, place) =>
    stripe.paymentIntents.list({ ...place, expand: ['data.latest_charge'] }),
  );
  for await (const page of taken) {
    if (page.kind === 'unknown') return yield page;
    yield { kind: 'page', payments: page.data.flatMap(reported) };
  }
  const givenBack = pagesOf(ask, created, stripeGivenBack, (stripe, place) =>
    stripe.refunds.list({ ...place, expand: ['data.payment_intent.latest_charge'] }),
  );
  for await (const page of givenBack) {
    if (page.kind === 'unknown') return yield page;
    const payments = page.data.flatMap(({ payment_intent }) => (payment_intent ? reported(payment_intent) : []));
    yield { kind: 'page', payments };
  }
}

/** Newest first, a hundred at a time. */
async function* pagesOf<T extends List>(
  ask: Ask,
  created: Place['created'],
  list: T,
  call: (stripe: Stripe, place: Place) => Promise<unknown>,
): AsyncGenerator<{ kind: 'page'; data: z.output<T>['data'] } | { kind: 'unknown'; cause: string }> {
  let after: string | undefined;
  for (;;) {
    const place = { created, limit: 100, ...(after !== undefined && { starting_after: after }) };
    const answer = await ask((stripe) => call(stripe, place), list);
    if (answer.kind !== 'answered') return yield answer.kind === 'refused' ? unknownOf(answer) : answer;
    const { data, has_more } = answer.reply;
    yield { kind: 'page', data };
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return;
  }
}

/** What names no payment of ours is another site's, or was charged by hand. */
function reported({ id, status, currency, amount_received, metadata, latest_charge }: TakenPayment): ReportedPayment[] {
  const reference = metadata?.reference;
  if (reference === undefined || status !== 'succeeded') return [];
  const refundedMinor = latest_charge?.amount_refunded ?? 0;
  return [{ ref: id, reference, currency, paidMinor: amount_received, refundedMinor, isVoided: false }];
}
