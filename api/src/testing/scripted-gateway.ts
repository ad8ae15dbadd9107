import { v7 } from 'uuid';
import type {
  Gateway,
  GatewayEvent,
  GatewayState,
  Order,
  Outcome,
  ReportedPayment,
  Reversal,
} from '../market/payments/gateways/gateway.ts';

/** What comes of a start, by the card's token. `dies`: the process ends there, before or after the gateway charged. */
export const scripts = [
  'paid',
  'declined',
  'challenge',
  'pending',
  'lost_before',
  'lost_after',
  'dies_before',
  'dies_after',
] as const;
export type Script = (typeof scripts)[number];
export const tokenOf = (script: Script): string => `token-${script}`;

type Behaviour = 'works' | 'refuses' | 'waits' | 'silent' | 'lost_after' | 'dies_before' | 'dies_after';

interface Booked {
  order: Order;
  ref: string;
  status: GatewayState['status'];
  refunds: Map<string, number>;
  settled: boolean;
  /** Whether it knows yet when it hands the money over. */
  isSettling: boolean;
  /** Told of instead of the order's: a gateway that is wrong. */
  saysAmountMinor?: number;
}

/** As if the process had ended at this point: nothing after it happens. */
export class Died extends Error {
  override name = 'Died';
}

/** A company that takes payments, in memory: each answer can be said before. It never charges one order twice. */
export function scriptedGateway() {
  const booked = new Map<string, Booked>();
  const events: GatewayEvent[] = [];
  const forgotten: { ref: string; customerId: string }[] = [];
  const say = {
    /** What becomes of a card that is kept; undefined: it pays. */
    card: undefined as Script | undefined,
    isReachable: true,
    isSettling: true,
    refund: 'works' as Behaviour,
    void: 'works' as Behaviour,
  };
  const byReference = (reference: string): Booked => {
    const found = [...booked.values()].find(({ order }) => order.reference === reference);
    if (found === undefined) throw new Error(`The gateway never heard of ${reference}.`);
    return found;
  };
  const tell = ({ order }: Booked, type: string) =>
    events.push({ id: `evt-${v7()}`, type, reference: order.reference });
  const move = (one: Booked, status: Booked['status']) => {
    one.status = status;
    tell(one, `payment.${status}`);
  };

  function book(order: Order, status: Booked['status']): Booked {
    const one = {
      order,
      ref: `pay-${order.id}`,
      status,
      refunds: new Map<string, number>(),
      settled: false,
      isSettling: say.isSettling,
    };
    booked.set(order.id, one);
    tell(one, `payment.${status}`);
    return one;
  }

  function start(order: Order): Outcome {
    const known = booked.get(order.id);
    if (known !== undefined) return outcomeOf(known);
    if ([...booked.values()].some(({ refunds }) => refunds.has(order.id))) return reused;
    const script = scriptOf(order, say.card);
    if (script === 'dies_before') throw new Died('before charging');
    if (script === 'lost_before') return silence;
    const status =
      script === 'declined' ? 'failed' : script === 'challenge' || script === 'pending' ? 'pending' : 'paid';
    const one = book(order, status);
    if (script === 'dies_after') throw new Died('after charging');
    return script === 'lost_after' ? silence : outcomeOf(one, script);
  }

  const reverse = (how: Behaviour, ref: string, change: () => void): Reversal => {
    if (!say.isReachable || how === 'silent') return silence;
    if (how === 'dies_before') throw new Died('before the gateway gave it back');
    if (how === 'refuses') return { kind: 'refused', message: 'The gateway does not give it back.' };
    if (how === 'waits') return { kind: 'pending', ref };
    change();
    if (how === 'dies_after') throw new Died('after the gateway gave it back');
    return how === 'lost_after' ? silence : { kind: 'done', ref };
  };

  const gateway: Gateway = {
    name: 'sandbox',
    isSandbox: true,
    cardFieldsUrl: 'http://127.0.0.1:9/fields',
    capabilities: {
      void: true,
      partialRefund: true,
      keepsPaid: true,
      keepsUnpaid: true,
      chargesKept: true,
      settlements: true,
    },
    start: async (order) => (say.isReachable ? start(order) : silence),
    saveCard: async (order) => (say.isReachable ? start(order) : silence),
    verify: async ({ id }) => {
      if (!say.isReachable) return silence;
      const one = booked.get(id);
      return one === undefined ? { kind: 'never_heard' } : { kind: 'known', state: stateOf(one) };
    },
    capture: async ({ ref }) => ({ kind: 'done', ref }),
    void: async ({ id, ref }) => {
      const one = booked.get(id);
      if (one === undefined || one.settled) return { kind: 'refused', message: 'It is settled.' };
      return reverse(say.void, ref, () => move(one, 'voided'));
    },
    refund: async ({ ref, id, amountMinor }) => {
      const one = [...booked.values()].find((each) => each.ref === ref);
      if (one === undefined) return { kind: 'refused', message: 'No such payment.' };
      if (booked.has(id)) return reused;
      if (one.refunds.has(id)) return { kind: 'done', ref: `ref-${id}` };
      if (refundedOf(one) + amountMinor > tookOf(one)) return { kind: 'refused', message: 'Too much.' };
      return reverse(say.refund, `ref-${id}`, () => {
        one.refunds.set(id, amountMinor);
        tell(one, 'payment.refunded');
      });
    },
    forgetCard: async ({ ref, customerId }) => {
      if (!say.isReachable) return silence;
      forgotten.push({ ref, customerId });
      return { kind: 'done', ref };
    },
    async *report() {
      if (!say.isReachable) return yield silence;
      yield { kind: 'page', payments: [...booked.values()].filter(({ status }) => hasMoved.has(status)).map(reported) };
    },
    readEvents: (body, headers) =>
      headers['x-scripted'] === 'signed' ? (JSON.parse(body.toString()) as GatewayEvent[]) : undefined,
  };
  return {
    gateway,
    events,
    forgotten,
    say,
    approve: (reference: string) => move(byReference(reference), 'paid'),
    refuse: (reference: string) => move(byReference(reference), 'failed'),
    handOver: (reference: string) => {
      Object.assign(byReference(reference), { settled: true, isSettling: true });
    },
    claim: (reference: string, amountMinor: number) => {
      byReference(reference).saysAmountMinor = amountMinor;
    },
    /** Somebody paid back on its own pages. */
    payBackThere: (reference: string, amountMinor: number) => {
      byReference(reference).refunds.set(v7(), amountMinor);
    },
    /** Somebody charged a card on its own pages, under a name like ours. */
    chargeThere: (order: Pick<Order, 'id' | 'reference' | 'amountMinor' | 'currency'>) =>
      void book(order as Order, 'paid'),
    /** As if it had never heard of a payment. */
    forget: (reference: string) => booked.delete(byReference(reference).order.id),
    forgetOrder: (id: string) => booked.delete(id),
    booked: () => [...booked.values()],
    /** What it took and did not give back, minor units. */
    heldOf: (reference: string): number => {
      const one = byReference(reference);
      return one.status === 'paid' ? tookOf(one) - refundedOf(one) : 0;
    },
  };
}
export type ScriptedGateway = ReturnType<typeof scriptedGateway>;

const hasMoved: ReadonlySet<string> = new Set(['paid', 'voided']);
const reported = (one: Booked): ReportedPayment => ({
  ref: one.ref,
  reference: one.order.reference,
  currency: one.order.currency,
  paidMinor: tookOf(one),
  refundedMinor: refundedOf(one),
  isVoided: one.status === 'voided',
});

const silence = { kind: 'unknown', cause: 'scripted' } as const;
/** A payment and a refund each have a key of their own. */
const reused = { kind: 'unknown', cause: 'The key was used for another operation.' } as const;
const tookOf = ({ saysAmountMinor, order }: Booked): number => saysAmountMinor ?? order.amountMinor;
const refundedOf = ({ refunds }: Booked): number => [...refunds.values()].reduce((sum, one) => sum + one, 0);

/** Who pays with a kept card is charged. */
function scriptOf({ card }: Order, ofKept: Script = 'paid'): Script {
  const found = card !== undefined && 'token' in card ? scripts.find((one) => tokenOf(one) === card.token) : ofKept;
  if (found === undefined) throw new Error('The card of this order is not scripted.');
  return found;
}

function outcomeOf(one: Booked, script?: Script): Outcome {
  const { ref, status } = one;
  if (status === 'failed') return { kind: 'declined', ref, failure: DECLINED };
  if (status !== 'pending') return { kind: 'done', state: stateOf(one) };
  return script === 'pending'
    ? { kind: 'pending', ref }
    : { kind: 'challenge', ref, url: 'http://127.0.0.1:9/challenge', expiresAt: new Date(Date.now() + 600_000) };
}

/** Kept with the payment, not before; a kept card stays what it was. */
function refOf({ status, order: { id, card } }: Booked): string | undefined {
  if (card === undefined || 'ref' in card) return card?.ref;
  return status === 'paid' && card.save ? `card-${id}` : undefined;
}

const DECLINED = { code: 'card_declined', message: 'The card was declined.' } as const;

const stateOf = (one: Booked): GatewayState => ({
  ref: one.ref,
  status: one.status,
  reference: one.order.reference,
  amountMinor: tookOf(one),
  currency: one.order.currency,
  refundedMinor: refundedOf(one),
  card: {
    brand: 'visa',
    last4: '4242',
    expiresMonth: 12,
    expiresYear: 2031,
    ref: refOf(one),
  },
  settlesAt:
    one.status === 'paid' && one.order.amountMinor > 0 && one.isSettling
      ? new Date(Date.now() + 24 * 3_600_000)
      : undefined,
  settled: one.settled,
  failure: one.status === 'failed' ? DECLINED : undefined,
});
