/**
 * A gateway that takes every payment at once and remembers nothing, so that what is measured is this site alone. It speaks
 * as the sandbox does, and listens on API_PORT.
 */
import Fastify from 'fastify';

interface Asked {
  reference: string;
  amount_minor: number;
  currency: string;
}

const app = Fastify();
app.get('/healthz', async () => ({ ok: true }));
app.post<{ Body: Asked; Headers: { 'idempotency-key'?: string } }>('/v1/payments', async ({ body, headers }) => ({
  id: `pay_${headers['idempotency-key']}`,
  key: headers['idempotency-key'],
  reference: body.reference,
  amount_minor: body.amount_minor,
  currency: body.currency,
  status: 'paid',
  refunded_minor: 0,
  card: { brand: 'visa', last4: '4242', expires_month: 12, expires_year: 2040, ref: null },
  failure: null,
  challenge: null,
  settles_at: null,
  is_settled: false,
}));
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env['API_PORT']), host: '127.0.0.1' });
