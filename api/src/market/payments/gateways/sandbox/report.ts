import { type AskGateway, unknownOf } from '../ask-gateway.ts';
import type { ReportedPayment, ReportPage } from '../gateway.ts';
import { type SandboxPayment, sandboxReport } from './sandbox-replies.ts';

/** Its clock is ahead of ours, if anything: it tells of too much rather than of too little. */
export async function* reportOf(ask: AskGateway, since: Date): AsyncIterable<ReportPage> {
  let after: string | undefined;
  for (;;) {
    const place = after === undefined ? '' : `&after=${encodeURIComponent(after)}`;
    const path = `/v1/payments?since=${encodeURIComponent(since.toISOString())}${place}`;
    const answer = await ask({ method: 'GET', path }, sandboxReport);
    if (answer.kind !== 'answered') return yield unknownOf(answer);
    const { payments, has_more } = answer.reply;
    yield { kind: 'page', payments: payments.filter(hasMovedMoney).map(reported) };
    after = payments.at(-1)?.id;
    if (!has_more || after === undefined) return;
  }
}

const hasMovedMoney = ({ status, amount_minor }: SandboxPayment): boolean =>
  amount_minor > 0 && (status === 'paid' || status === 'voided');

const reported = ({
  id,
  reference,
  currency,
  amount_minor,
  refunded_minor,
  status,
}: SandboxPayment): ReportedPayment => ({
  ref: id,
  reference,
  currency,
  paidMinor: amount_minor,
  refundedMinor: refunded_minor,
  isVoided: status === 'voided',
});
