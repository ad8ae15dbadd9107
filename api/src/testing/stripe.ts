import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripeCards } from './stripe-cards.ts';

type Behaviour = Parameters<ReturnType<typeof stripeCards>['keep']>[0];

interface Session {
  id: string;
  object: string;
  mode: string;
  status: string;
  payment_status: string;
  client_reference_id: string;
  amount_total: number | null;
  currency: string;
  metadata: { currency?: string };
  url: string | null;
  expires_at: number;
  payment_intent: string | null;
  customer: string | null;
  setup_intent: object | null;
  /** What was asked of the payment that its page makes: here only in the tests' hands. */
  future: string | null;
}
interface Refund {
  object: 'refund';
  id: string;
  payment_intent: string;
  amount: number;
  status: string;
  created: number;
  metadata: { refund: string };
}
interface Asked {
  method: string;
  path: string;
  form: URLSearchParams;
  headers: IncomingHttpHeaders;
}
type Answer = [status: number, body: unknown];

/** As Stripe answers the calls that we use, by its public documentation: form-encoded in, JSON out, keys kept. */
export interface TestStripe {
  access: {
    secretKey: string;
    webhookSecret: string;
    server: { host: string; port: number; protocol: 'http' };
  };
  sessions: Map<string, Session>;
  refunds: Refund[];
  cards: ReturnType<typeof stripeCards>;
  /** The person whose card is to be kept types it on its page. */
  keep(reference: string, behaviour: Behaviour): void;
  /** What the payer does on its page; a card that was to be kept behaves so from then on. */
  pay(reference: string, given?: { settled?: boolean; behaviour?: Behaviour }): void;
  expire(reference: string): void;
  /** A day later: the answers that it kept by key are gone. */
  forgetKeys(): void;
  /** What is asked next is done, and its answer lost on its way; the second one too, since the SDK asks again by itself. */
  loseNext(method?: 'GET' | 'POST'): void;
  /** The next answer is this one. */
  answerNext(answer: Answer): void;
  close(): void;
}

const error = (status: number, type: string, message: string): Answer => [status, { error: { type, message } }];

export async function startStripe(): Promise<TestStripe> {
  const secretKey = 'sk_test_0123456789abcdef';
  const sessions = new Map<string, Session>();
  const refunds: TestStripe['refunds'] = [];
  const cards = stripeCards();
  const kept = new Map<string, { form: string; answer: Answer }>();
  let toLose = { times: 0, method: undefined as string | undefined };
  let next: Answer | undefined;

  const byReference = (reference: string): Session => {
    const found = [...sessions.values()].find((one) => one.client_reference_id === reference);
    if (!found) throw new Error(`Nothing was started as ${reference}.`);
    return found;
  };
  const create = ({ form }: Asked): Answer => {
    const mode = form.get('mode') ?? '';
    const isSetup = mode === 'setup';
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    if (isSetup && form.get('customer_creation') !== 'always') {
      return error(400, 'invalid_request_error', 'Without a customer the card is kept for nobody.');
    }
    const future = form.get('payment_intent_data[setup_future_usage]');
    if (future !== null && form.get('customer_creation') !== 'always') {
      return error(400, 'invalid_request_error', 'A card is kept under a customer alone.');
    }
    if (!isSetup && !(amount > 0)) return error(400, 'invalid_request_error', 'Amount must be more than zero.');
    const now = Math.floor(Date.now() / 1000);
    const expires_at = Number(form.get('expires_at') ?? now + 86_400);
    if (expires_at < now + 1800) {
      return error(400, 'invalid_request_error', 'The `expires_at` timestamp must be at least 30 minutes from now.');
    }
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      mode,
      status: 'open',
      payment_status: isSetup ? 'no_payment_required' : 'unpaid',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: isSetup ? null : amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: isSetup ? { currency: form.get('metadata[currency]') ?? '' } : {},
      url: `https://checkout.example/${id}`,
      expires_at,
      payment_intent: null,
      customer: null,
      setup_intent: null,
      future,
    };
    sessions.set(id, session);
    return [200, session];
  };
  const retrieve = (id: string): Answer => {
    const session = sessions.get(id);
    if (!session) return error(404, 'invalid_request_error', `No such checkout.session: '${id}'`);
    const intent = cards.intents.get(session.payment_intent ?? '');
    return [200, intent ? { ...session, payment_intent: intent } : session];
  };
  const refund = ({ form }: Asked): Answer => {
    const [intent, amount] = [form.get('payment_intent') ?? '', Number(form.get('amount'))];
    const paid = cards.intents.get(intent);
    const charge = paid?.latest_charge;
    if (!paid || !charge || charge.amount_refunded + amount > paid.amount) {
      return error(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge.');
    }
    charge.amount_refunded += amount;
    const made: Refund = {
      object: 'refund',
      id: `re_${refunds.length + 1}`,
      payment_intent: intent,
      amount,
      status: 'pending',
      created: Math.floor(Date.now() / 1000),
      metadata: { refund: form.get('metadata[refund]') ?? '' },
    };
    refunds.push(made);
    return [200, { ...made }];
  };
  const listRefunds = ({ form }: Asked): Answer => {
    // The newest first, as there.
    const [of, since] = [form.get('payment_intent'), Number(form.get('created[gte]') ?? 0)];
    const all = refunds
      .filter(({ payment_intent, created }) => (of === null || of === payment_intent) && created >= since)
      .toReversed();
    const from = all.findIndex(({ id }) => id === form.get('starting_after')) + 1;
    const isWhole = form.get('expand[0]') === 'data.payment_intent.latest_charge';
    const data = all
      .slice(from, from + Number(form.get('limit') ?? 10))
      .map((one) => (isWhole ? { ...one, payment_intent: cards.intents.get(one.payment_intent) } : one));
    return [200, { object: 'list', has_more: from + data.length < all.length, data }];
  };
  const answerTo = (asked: Asked): Answer => {
    if (asked.headers.authorization !== `Bearer ${secretKey}`) {
      return error(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    const { method, path } = asked;
    if (method === 'POST' && path === '/v1/checkout/sessions') return create(asked);
    if (method === 'GET' && path.startsWith('/v1/checkout/sessions/')) return retrieve(path.split('/').at(-1) ?? '');
    if (method === 'POST' && path === '/v1/refunds') return refund(asked);
    if (method === 'GET' && path === '/v1/refunds') return listRefunds(asked);
    return cards.answerTo(method, path, asked.form) ?? [404, { message: 'Not Found' }];
  };
  /** One key, one answer; with other input it is refused. */
  const once = (asked: Asked): Answer => {
    const key = asked.headers['idempotency-key'];
    const form = asked.form.toString();
    const earlier = typeof key === 'string' ? kept.get(key) : undefined;
    if (earlier && earlier.form !== form) {
      return error(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
    }
    const answer = earlier?.answer ?? answerTo(asked);
    if (typeof key === 'string') kept.set(key, { form, answer });
    return answer;
  };

  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
      const form = request.method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(parts).toString('utf8'));
      const [status, body] =
        next ?? once({ method: request.method ?? '', path: pathname, form, headers: request.headers });
      next = undefined;
      if (toLose.times > 0 && request.method === (toLose.method ?? request.method)) {
        toLose.times -= 1;
        request.socket.destroy();
        return;
      }
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    access: { secretKey, webhookSecret: 'whsec_0123456789', server: { host: '127.0.0.1', port, protocol: 'http' } },
    sessions,
    refunds,
    cards,
    keep(reference, behaviour) {
      Object.assign(byReference(reference), { status: 'complete', url: null, ...cards.keep(behaviour) });
    },
    pay(reference, { settled = false, behaviour = 'pays' } = {}) {
      const session = byReference(reference);
      const { future, currency, amount_total } = session;
      const amount = amount_total ?? 0;
      const paid = cards.payOnPage({ reference, amount, currency, future, settled, behaviour });
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, ...paid });
    },
    expire: (reference) => void Object.assign(byReference(reference), { status: 'expired', url: null }),
    forgetKeys: () => kept.clear(),
    loseNext: (method) => void (toLose = { times: 2, method }),
    answerNext: (answer) => void (next = answer),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
