import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { requireKey, requireSite } from '../kernel/entry.ts';
import type { Sandbox } from '../kernel/sandbox.ts';
import { paymentInput, refundInput } from './payment-input.ts';
import { listPayments } from './payment-list.ts';
import { paymentReply } from './payment-reply.ts';
import { capture, createPayment, forgetCard, refund, requirePayment, voidOne } from './payments.ts';

const byId = z.object({ id: z.string() });
const byReference = z.object({ reference: z.string().min(1) });
const byTime = z.object({ since: z.iso.datetime(), after: z.string().optional() });
const byCustomerAndId = z.object({ customer: z.string(), id: z.string() });

/** What the site's server asks for, and nobody else may. */
export const paymentRoutes =
  ({ book, time, settings, publicUrl }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    const replyOf = (id: string) => paymentReply(requirePayment(book.state, id), publicUrl());
    app.addHook('onRequest', async (request) => requireSite(request, settings.secret));

    app.post('/v1/payments', async (request, reply) => {
      const { id, isNew } = await createPayment(book, requireKey(request), paymentInput.parse(request.body));
      if (isNew && requirePayment(book.state, id).card.behaviour === 'loses_answer') return reply.raw.destroy();
      await time.answered(id);
      return replyOf(id);
    });
    app.get('/v1/payments', async ({ query }) => {
      const asked = z.union([byReference, byTime]).parse(query);
      if ('since' in asked) {
        const { payments, hasMore } = listPayments(book.state, { ...asked, since: Date.parse(asked.since) });
        return { payments: payments.map(({ id }) => replyOf(id)), has_more: hasMore };
      }
      const found = [...book.state.payments.values()].filter(({ reference }) => reference === asked.reference);
      return { payments: found.map(({ id }) => replyOf(id)) };
    });
    app.get('/v1/payments/:id', async ({ params }) => replyOf(byId.parse(params).id));

    app.post('/v1/payments/:id/capture', async (request) => ({
      id: await capture(book, requireKey(request), byId.parse(request.params).id),
    }));
    app.post('/v1/payments/:id/void', async (request) => ({
      id: await voidOne(book, requireKey(request), byId.parse(request.params).id),
    }));
    app.post('/v1/payments/:id/refunds', async (request) => {
      const { amount_minor: amountMinor } = refundInput.parse(request.body);
      return { id: await refund(book, requireKey(request), byId.parse(request.params).id, amountMinor) };
    });
    app.delete('/v1/customers/:customer/cards/:id', async ({ params }) => {
      const { customer, id } = byCustomerAndId.parse(params);
      await forgetCard(book, customer, id);
      return { id };
    });
  };
