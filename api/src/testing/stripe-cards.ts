/** What a card does that is kept at the Stripe of the tests: pays, is declined, or asks who is there. */
type Behaviour = 'pays' | 'has_no_money' | 'asks';
type Answer = [status: number, body: unknown];

interface Intent {
  object: 'payment_intent';
  id: string;
  status: string;
  amount: number;
  currency: string;
  created: number;
  amount_received: number;
  customer: string | null;
  payment_method: string;
  setup_future_usage: string | null;
  metadata: { reference?: string; payment?: string };
  next_action: { redirect_to_url: { url: string } } | null;
  last_payment_error: object | null;
  latest_charge: { amount_refunded: number } | null;
}

interface PaidPage {
  reference: string;
  amount: number;
  currency: string;
  future: string | null;
  settled: boolean;
  behaviour: Behaviour;
}

const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 };
const charge = (settled = false) => ({
  object: 'charge',
  amount_refunded: 0,
  payment_method_details: { card },
  balance_transaction: { available_on: 2_000_000_000, status: settled ? 'available' : 'pending' },
});
const noMoney = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const mustAsk = { code: 'authentication_required', decline_code: 'authentication_required', message: 'Ask the payer.' };

/** Cards that were kept on a page of its own, and what is charged to them: by Stripe's public documentation. */
export function stripeCards() {
  const kept = new Map<string, { customer: string; behaviour: Behaviour }>();
  const intents = new Map<string, Intent>();

  function create(form: URLSearchParams): Answer {
    const method = form.get('payment_method') ?? '';
    const found = kept.get(method);
    if (found === undefined || found.customer !== form.get('customer')) {
      return refused(400, { type: 'invalid_request_error', message: `No such PaymentMethod: '${method}'` });
    }
    const intent: Intent = {
      object: 'payment_intent',
      id: `pi_${intents.size + 1}`,
      status: 'succeeded',
      amount: Number(form.get('amount')),
      amount_received: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      created: Math.floor(Date.now() / 1000),
      customer: found.customer,
      payment_method: method,
      setup_future_usage: null,
      metadata: {
        reference: form.get('metadata[reference]') ?? '',
        payment: form.get('metadata[payment]') ?? '',
      },
      next_action: null,
      last_payment_error: null,
      latest_charge: charge(),
    };
    intents.set(intent.id, intent);
    const isThere = form.get('off_session') !== 'true';
    if (found.behaviour === 'pays') return [200, intent];
    if (found.behaviour === 'asks' && isThere) {
      const redirect_to_url = { url: `https://hooks.example/${intent.id}` };
      const asking = { status: 'requires_action', amount_received: 0, next_action: { redirect_to_url } };
      Object.assign(intent, { ...asking, latest_charge: null });
      return [200, { ...intent }];
    }
    const last_payment_error = found.behaviour === 'asks' ? mustAsk : noMoney;
    const failed = { status: 'requires_payment_method', amount_received: 0, last_payment_error };
    Object.assign(intent, { ...failed, latest_charge: null });
    return refused(402, { type: 'card_error', ...last_payment_error, payment_intent: intent });
  }

  function list(form: URLSearchParams): Answer {
    const [from, to] = [Number(form.get('created[gte]')), Number(form.get('created[lte]') ?? Infinity)];
    const all = [...intents.values()].filter(({ created }) => from <= created && created <= to).reverse();
    const at = all.findIndex(({ id }) => id === form.get('starting_after')) + 1;
    // Two on a page, so that tests turn it.
    return [200, { object: 'list', has_more: at + 2 < all.length, data: all.slice(at, at + 2) }];
  }

  return {
    kept,
    intents,
    /** A person has typed a card on the page that keeps it. */
    keep(behaviour: Behaviour) {
      const [customer, id] = [`cus_${kept.size + 1}`, `pm_${kept.size + 1}`];
      kept.set(id, { customer, behaviour });
      const payment_method = { object: 'payment_method', id, card };
      const intent = { object: 'setup_intent', id: `seti_${kept.size}`, status: 'succeeded', usage: 'off_session' };
      return { customer, setup_intent: { ...intent, payment_method } };
    },
    /** Kept before, by whatever way: what it is called here. */
    keepFor(customer: string, behaviour: Behaviour): string {
      const id = `pm_${kept.size + 1}`;
      kept.set(id, { customer, behaviour });
      return `${customer}/${id}`;
    },
    /** A card is typed on a page and pays; without `future` it belongs to no customer, and is charged this once. */
    payOnPage({ reference, amount, currency, future, settled, behaviour }: PaidPage) {
      const payment_method = `pm_${kept.size + 1}`;
      const customer = future === null ? null : `cus_${kept.size + 1}`;
      if (customer !== null) kept.set(payment_method, { customer, behaviour });
      const id = `pi_${intents.size + 1}`;
      intents.set(id, {
        object: 'payment_intent',
        id,
        status: 'succeeded',
        amount,
        amount_received: amount,
        currency,
        created: Math.floor(Date.now() / 1000),
        customer,
        payment_method,
        setup_future_usage: future,
        metadata: { reference },
        next_action: null,
        last_payment_error: null,
        latest_charge: charge(settled),
      });
      return { customer, payment_intent: id };
    },
    /** Undefined: no call of these. */
    answerTo(method: string, path: string, form: URLSearchParams): Answer | undefined {
      const [, , noun, id, verb] = path.split('/');
      if (noun === 'payment_intents' && id === undefined) return method === 'POST' ? create(form) : list(form);
      if (noun === 'payment_intents' && method === 'GET') {
        const intent = intents.get(id ?? '');
        return intent ? [200, intent] : refused(404, { type: 'invalid_request_error', message: 'No such intent.' });
      }
      if (noun === 'payment_methods' && verb === 'detach') {
        return kept.delete(id ?? '')
          ? [200, { object: 'payment_method', id, card }]
          : refused(404, { type: 'invalid_request_error', message: 'No such PaymentMethod.' });
      }
      return undefined;
    },
  };
}

const refused = (status: number, error: object): Answer => [status, { error }];
