import type { FastifyInstance } from 'fastify';

/**
 * Where a reply says nothing of its own: it is kept by nobody, taken for nothing but what it says it is, and, opened in a
 * window, shares nothing with who opened it.
 */
export function addReplyHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('x-content-type-options')) reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cross-origin-opener-policy')) reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
