import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { decideChallenge, requirePayment } from '../payments/payments.ts';
import { decision } from '../payments/payment-input.ts';
import type { Sandbox } from '../sandbox.ts';

const byId = z.object({ id: z.string() });

/** The page on which the payer's bank asks whether it is they who pay. */
export const challengeRoutes =
  ({ book }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    /** A second press, or one after the time was over, changes nothing: the site knows how the payment stands. */
    app.post('/challenges/:id', async ({ params, body }, reply) => {
      const { id } = byId.parse(params);
      const { code, decision: decided } = decision.parse(body);
      const { status, return_url } = requirePayment(book.state, id);
      if (status === 'requires_action') await decideChallenge(book, id, { code, isApproved: decided === 'approve' });
      return reply.redirect(return_url, 303);
    });
  };
