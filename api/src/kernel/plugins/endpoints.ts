import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import { endpoints, type Endpoints } from '@stoa/shared/contract/endpoints.ts';
import { problemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { API_PREFIX, type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { Viewer } from '../viewer.ts';
import { guard } from './auth.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose routes are added: the tag of its calls. */
    noun: string;
  }
}

type Parsed<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** What a handler is given: the caller and the call's parts, checked and typed by the contract. */
export interface Call<E> {
  viewer: E extends { auth: 'signed-in' } ? Viewer : Viewer | undefined;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E> = E extends { reply: infer R extends z.ZodType } ? z.input<R> : never;

/** Call name → what answers it. */
export type Handlers = {
  [N in RouteName]?: (call: Call<Endpoints[N]>) => Promise<Answer<Endpoints[N]>> | Answer<Endpoints[N]>;
};

/**
 * Registers the named calls of the contract: method and path, checks of what comes in, the shape of
 * what goes out and who may call all stand there; a noun's routes only map a name to its handler.
 */
export function registerEndpoints(app: FastifyInstance, handlers: Handlers): void {
  for (const [name, handler] of Object.entries(handlers)) {
    registerEndpoint(app, name as RouteName, handler as (call: Call<Endpoint>) => unknown);
  }
}

function registerEndpoint(app: FastifyInstance, name: RouteName, handler: (call: Call<Endpoint>) => unknown): void {
  const endpoint: Endpoint = endpoints[name];
  const { method, url } = addressOf(name);
  app.route({
    method,
    url,
    exposeHeadRoute: method === 'GET' && !withoutHead.includes(name),
    config: { endpoint },
    schema: {
      operationId: name,
      summary: endpoint.summary,
      tags: [app.noun],
      ...(endpoint.auth === 'public' ? { security: [] } : {}),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.reply, '4xx': problemBody, '5xx': problemBody },
    },
    onRequest: guard(endpoint),
    handler: (request, reply) =>
      handler({
        viewer: request.viewer,
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as Call<Endpoint>),
  });
}

/** tus answers HEAD of an upload itself; a code that is used once is not for looking at. */
const withoutHead: readonly RouteName[] = ['getFile', 'externalLogin', 'getSignInLinkOwner'];

/** `GET certificate/{slug}` → what Fastify calls it: `/api/v1.3.0/certificate/:slug`. */
export function addressOf(name: RouteName): { method: string; url: string } {
  const [method = '', path = ''] = routes[name].split(' ');
  return { method, url: `${API_PREFIX}/${path.replaceAll(/\{(\w+)\}/g, ':$1')}` };
}
