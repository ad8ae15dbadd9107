import type { FastifyInstance } from 'fastify';
import { problemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { defineWork, enqueue } from '../../kernel/work/work.ts';
import { checkPayment } from './check-payment.ts';
import type { GatewayEvent } from './gateways/gateway.ts';
import { findGatewayEvent, findTransaction, insertGatewayEvents, updateEventSettled } from './payments.repository.ts';

/** A hint from a gateway: the payment that it names is asked about. */
export const gatewayEventWork = defineWork({
  kind: 'take in gateway event',
  payload: z.object({ eventId: z.uuid() }),
  attempts: 10,
  leaseS: 60,
  run: async (context, { eventId }) => {
    const event = await findGatewayEvent(context.db, eventId);
    if (event === undefined || event.settledAt !== null) return;
    const transaction = await findTransaction(context.db, { reference: event.reference });
    if (transaction?.gateway === event.gateway) {
      const answer = await checkPayment(context, transaction.id, { source: 'webhook' });
      if (answer === 'unknown') throw new Error('The gateway did not say how the payment stands.');
    }
    await updateEventSettled(context.db, eventId);
  },
});

/** Each once, answered before anything is done with it: a gateway waits for nobody, and sends what it got no answer to again. */
async function keepEvents({ db }: Context, gateway: string, events: readonly GatewayEvent[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = events.map(({ id, type, reference }) => ({ gateway, eventId: id, type, reference }));
    for (const eventId of await insertGatewayEvents(tx, rows)) {
      await enqueue(tx, gatewayEventWork, { eventId }, { key: eventId });
    }
  });
}

/** For the document of the API; what comes in is checked by its signature alone. */
const documented = {
  operationId: 'receiveGatewayEvents',
  summary: 'Called by the gateway of this site: something happened to a payment',
  description:
    'The address that a gateway is told as its webhook. An event is a hint: it is kept once, answered, and the gateway is ' +
    'asked how the payment stands. The signature is checked over the bytes of the body as they came, so nothing on the way ' +
    'may write them anew. What names no payment is answered and left.',
  tags: ['payments'],
  security: [],
  params: z.object({ gateway: z.string().describe('`sandbox`, `stripe` or `paystack`: the one that this site uses.') }),
  headers: z.looseObject({
    'stoa-signature': z.string().optional().describe('Of the sandbox: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`.'),
    'stripe-signature': z
      .string()
      .optional()
      .describe('Of Stripe: as the sandbox’s; older than five minutes is refused.'),
    'x-paystack-signature': z.string().optional().describe('Of Paystack: hex HMAC-SHA512 of the body.'),
  }),
  consumes: ['application/json'],
  body: z.unknown().describe('As the gateway words it.'),
  response: {
    200: z.object({ ok: z.literal(true) }).describe('It is kept, or was before: it need not be sent again.'),
    403: problemBody.describe('The signature is not of this gateway, or too old.'),
    404: problemBody.describe('This site uses another gateway, or none.'),
  },
};

/** No call of the contract: gateways call it, each in its own words, and prove by a signature of the bytes who they are. */
export async function addGatewayEvents(app: FastifyInstance, context: Context): Promise<void> {
  await app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    own.post<{ Params: { gateway: string } }>(
      `${API_PREFIX}/payments/events/:gateway`,
      { schema: documented },
      async ({ params, body, headers }) => {
        const { gateway } = context;
        if (gateway?.name !== params.gateway) throw notFound();
        const events = gateway.readEvents(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
        if (events === undefined) {
          throw new Problem('forbidden', 'The signature is not of this gateway, or too old. Send the event again.');
        }
        await keepEvents(context, gateway.name, events);
        return { ok: true as const };
      },
    );
    done();
  });
}
