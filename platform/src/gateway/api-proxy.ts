import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { problemBody } from '@stoa/shared/contract/problem.ts';

/** Everything below `/api/` goes to the API as a stream: uploads, Range requests and downloads are never held here. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // The API has its own clock; the gateway only gives up on one that says nothing at all.
    undici: { connections: 128, headersTimeout: 120_000, bodyTimeout: 120_000, keepAliveTimeout: 30_000 },
    disableRequestLogging: true,
    maxRetriesOn503: 0,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // What the visitor sent under these names is replaced, not passed on.
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        'x-request-id': request.id,
      }),
      // The proxy itself has logged why.
      onError: (reply) => {
        const body = problemBody.parse({
          message: 'The service is not available right now. Please try again in a moment.',
          code: 'unavailable',
          request_id: reply.request.id,
        });
        void reply.code(503).header('retry-after', '2').send(body);
      },
    },
  });
}
