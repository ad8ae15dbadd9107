import type { Gateway, GatewayEvent, Order, Outcome, Reversal } from '../gateway.ts';
import { type AskGateway, askGatewayAt, type GatewayCall, isFinal, unknownOf } from '../ask-gateway.ts';
import { outcomeOf, stateOf } from './payment-state.ts';
import { isSignedBy } from '../read-signature.ts';
import { reportOf } from './report.ts';
import { sandboxEvent, sandboxPayment, sandboxPayments, sandboxRefusal, sandboxReversal } from './sandbox-replies.ts';

export interface SandboxAccess {
  /** Where our server reaches it. */
  url: string;
  /** Where browsers reach it: another host name than the site's. */
  publicUrl: string;
  secret: string;
  webhookSecret: string;
  /** Its slowest card answers after 8 s. */
  timeoutMs?: number;
}

/** The gateway that comes with the product and moves no money: api/sandbox-gateway, a program of its own. */
export function makeSandboxGateway({
  url,
  publicUrl,
  secret,
  webhookSecret,
  timeoutMs = 12_000,
}: SandboxAccess): Gateway {
  const ask = askGatewayAt({ url, secret, timeoutMs, refusal: sandboxRefusal });
  return {
    name: 'sandbox',
    isSandbox: true,
    cardFieldsUrl: `${publicUrl}/card-fields`,
    capabilities: {
      void: true,
      partialRefund: true,
      keepsPaid: true,
      keepsUnpaid: true,
      chargesKept: true,
      settlements: true,
    },
    start: (order) => start(ask, order),
    // The same call: there, an amount of 0 is a check.
    saveCard: (order) => start(ask, order),
    verify: (order) => verify(ask, order),
    capture: ({ ref, id }) => reverse(ask, { method: 'POST', path: `${pathOf(ref)}/capture`, key: `capture:${id}` }),
    void: ({ ref, id }) => reverse(ask, { method: 'POST', path: `${pathOf(ref)}/void`, key: `void:${id}` }),
    refund: ({ ref, id, amountMinor }) =>
      reverse(ask, { method: 'POST', path: `${pathOf(ref)}/refunds`, key: id, body: { amount_minor: amountMinor } }),
    forgetCard: ({ ref, customerId }) =>
      reverse(ask, {
        method: 'DELETE',
        path: `/v1/customers/${encodeURIComponent(customerId)}/cards/${encodeURIComponent(ref)}`,
      }),
    report: (since) => reportOf(ask, since),
    readEvents: (body, headers) =>
      isSignedBy(body, headers['stoa-signature'], webhookSecret) ? eventsIn(body) : undefined,
  };
}

async function start(ask: AskGateway, order: Order): Promise<Outcome> {
  const { id, reference, amountMinor, currency, card, customerId, email, returnUrl, isUnattended = false } = order;
  const body = {
    reference,
    amount_minor: amountMinor,
    currency,
    card,
    customer: customerId,
    email,
    return_url: returnUrl,
    off_session: isUnattended,
  };
  const answer = await ask({ method: 'POST', path: '/v1/payments', key: id, body }, sandboxPayment);
  if (answer.kind === 'answered') return outcomeOf(answer.reply);
  if (answer.kind === 'refused' && isFinal(answer)) {
    return { kind: 'declined', ref: undefined, failure: { code: 'gateway_refused', message: answer.message } };
  }
  return unknownOf(answer);
}

/** Several attempts may go by one reference: it is the one with our id that is asked about. */
const verify: (
  ask: AskGateway,
  order: Pick<Order, 'id' | 'reference'> & { ref: string | undefined },
) => ReturnType<Gateway['verify']> = async (ask, { id, reference, ref }) => {
  const path = `/v1/payments?reference=${encodeURIComponent(reference)}`;
  const answer = await ask({ method: 'GET', path }, sandboxPayments);
  if (answer.kind !== 'answered') return unknownOf(answer);
  const { payments } = answer.reply;
  const payment = payments.find((one) => one.key === id) ?? payments.find((one) => one.id === ref);
  return payment ? { kind: 'known', state: stateOf(payment) } : { kind: 'never_heard' };
};

async function reverse(ask: AskGateway, call: GatewayCall): Promise<Reversal> {
  const answer = await ask(call, sandboxReversal);
  if (answer.kind === 'answered') return { kind: 'done', ref: answer.reply.id };
  // What it has never heard of it cannot undo, however often it is asked.
  if (answer.kind === 'refused' && (isFinal(answer) || answer.code === 'not_found')) {
    return { kind: 'refused', message: answer.message };
  }
  return unknownOf(answer);
}

function eventsIn(body: Buffer): GatewayEvent[] {
  try {
    const { id, type, reference } = sandboxEvent.parse(JSON.parse(body.toString('utf8')));
    return [{ id, type, reference }];
  } catch {
    // It is the gateway's, and speaks of nothing that we know.
    return [];
  }
}

const pathOf = (ref: string): string => `/v1/payments/${encodeURIComponent(ref)}`;
