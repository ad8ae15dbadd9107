import type { FastifyInstance } from 'fastify';
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

/** No call of the contract: gateways call it, each in its own words, and prove by a signature of the bytes who they are. */
export async function addGatewayEvents(app: FastifyInstance, context: Context): Promise<void> {
  await app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    own.post<{ Params: { gateway: string } }>(
      `${API_PREFIX}/payments/events/:gateway`,
      { schema: { hide: true } },
      async ({ params, body, headers }) => {
        const { gateway } = context;
        if (gateway?.name !== params.gateway) throw notFound();
        const events = gateway.readEvents(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
        if (events === undefined) {
          throw new Problem('forbidden', 'The signature is not of this gateway, or too old. Send the event again.');
        }
        await keepEvents(context, gateway.name, events);
        return { ok: true };
      },
    );
    done();
  });
}
