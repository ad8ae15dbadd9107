import type { FastifyPluginAsync } from 'fastify';
import { requireOwnPage } from '../kernel/entry.ts';
import type { Sandbox } from '../kernel/sandbox.ts';
import { makeToken, typedCard } from './tokens.ts';

/** Asked by the card form: here alone a card's number arrives. */
export const tokenRoutes =
  ({ book, publicUrl }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.post('/tokens', async (request) => {
      requireOwnPage(request, publicUrl());
      const { id, brand, last4 } = await makeToken(book, typedCard.parse(request.body));
      return { token: id, brand, last4 };
    });
  };
