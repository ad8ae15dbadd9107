import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const initialize = z.object({
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  email: z.email(),
  callback_url: z.url(),
  channels: z.tuple([z.literal('card')]),
});
const refund = z.object({ transaction: z.string(), amount: z.int(), currency: z.string(), merchant_note: z.string() });

interface Transaction {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: string;
  gateway_response: string;
  authorization: object;
  createdAt: string;
}
interface Refund {
  id: number;
  status: string;
  amount: number;
  merchant_note: string;
  transaction: string;
  transaction_reference: string;
  createdAt: string;
}
type Answer = [status: number, body: unknown];

/** As Paystack answers the calls that we use, by its public documentation; what it holds can be looked at and changed. */
export interface TestPaystack {
  url: string;
  secretKey: string;
  transactions: Map<string, Transaction>;
  refunds: Refund[];
  forgotten: string[];
  /** What the payer does on its page. */
  finish(reference: string, status: 'success' | 'failed', words?: string): void;
  /** The next answer is done, and lost on its way. */
  loseNext(): void;
  close(): void;
}

const CARD = {
  authorization_code: 'AUTH_kept',
  last4: '4081',
  exp_month: '12',
  exp_year: '2040',
  card_type: 'visa ',
  reusable: true,
};

export async function startPaystack(): Promise<TestPaystack> {
  const secretKey = 'sk_test_0123456789abcdef';
  const transactions = new Map<string, Transaction>();
  const refunds: Refund[] = [];
  const forgotten: string[] = [];
  let isLost = false;

  const finish: TestPaystack['finish'] = (reference, status, words = 'Approved') => {
    const transaction = transactions.get(reference);
    if (!transaction) throw new Error(`Nothing was started as ${reference}.`);
    Object.assign(transaction, { status, gateway_response: words, authorization: CARD });
  };
  const duplicate: Answer = [400, { status: false, message: 'Duplicate Transaction Reference' }];
  const done = (data: unknown): Answer => [200, { status: true, message: 'ok', data }];

  const answers: Record<string, (body: unknown, url: URL) => Answer> = {
    'POST /transaction/initialize': (body) => {
      const { reference, amount, currency } = initialize.parse(body);
      if (transactions.has(reference)) return duplicate;
      const id = transactions.size + 1;
      const createdAt = new Date().toISOString();
      const fresh = { status: 'abandoned', gateway_response: '', authorization: {}, createdAt };
      transactions.set(reference, { id, reference, amount, currency, ...fresh });
      return done({ authorization_url: `https://checkout.example/${reference}`, access_code: 'x', reference });
    },
    'POST /refund': (body) => {
      const given = refund.parse(body);
      const paid = transactions.get(given.transaction);
      const sum = refunds
        .filter((one) => one.transaction === given.transaction)
        .reduce((all, one) => all + one.amount, 0);
      if (!paid || sum + given.amount > paid.amount) {
        return [400, { status: false, message: 'Refund amount cannot be more than the transaction amount' }];
      }
      const [transaction_reference, createdAt] = [given.transaction, new Date().toISOString()];
      const made = { id: refunds.length + 1, status: 'pending', ...given, transaction_reference, createdAt };
      refunds.push(made);
      return done(made);
    },
    'GET /refund': (_, { searchParams }) => {
      const of = searchParams.get('transaction');
      return done(
        pageOf(
          refunds.filter((one) => of === null || one.transaction === of),
          searchParams,
        ),
      );
    },
    'GET /transaction': (_, { searchParams }) => done(pageOf([...transactions.values()], searchParams)),
    'POST /customer/authorization/deactivate': (body) => {
      forgotten.push(z.object({ authorization_code: z.string() }).parse(body).authorization_code);
      return [200, { status: true, message: 'Authorization has been deactivated' }];
    },
  };
  const answerTo = (request: IncomingMessage, body: unknown): Answer => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return [401, { status: false, message: 'Invalid key' }];
    const url = new URL(request.url ?? '/', 'http://paystack');
    const [, reference] = /^\/transaction\/verify\/(.+)$/.exec(url.pathname) ?? [];
    if (reference === undefined) {
      return (
        answers[`${request.method} ${url.pathname}`]?.(body, url) ?? [404, { status: false, message: 'No such call' }]
      );
    }
    const found = transactions.get(decodeURIComponent(reference));
    return found ? done(found) : [400, { status: false, message: 'Transaction reference not found.' }];
  };

  /** The newest first, as there. */
  const pageOf = <T extends { createdAt: string }>(all: readonly T[], asked: URLSearchParams): T[] => {
    const perPage = Number(asked.get('perPage') ?? 50);
    const at = (Number(asked.get('page') ?? 1) - 1) * perPage;
    const since = asked.get('from') ?? '';
    return all
      .filter(({ createdAt }) => createdAt >= since)
      .toReversed()
      .slice(at, at + perPage);
  };

  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      const [status, answer] = answerTo(request, text === '' ? undefined : JSON.parse(text));
      if (isLost) {
        isLost = false;
        request.socket.destroy();
        return;
      }
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    transactions,
    refunds,
    forgotten,
    finish,
    loseNext: () => void (isLost = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
