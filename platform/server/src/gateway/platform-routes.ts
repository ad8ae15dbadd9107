import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import {
  platformEndpoints,
  type PlatformEndpoint,
  type PlatformReply,
} from '@stoa/shared/platform-contract/endpoints.ts';
import { platformRoutes as routes, type PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import type { Authenticate } from '../access/authenticate.ts';
import { guestPrincipal, type Principal } from '../registry/principal.ts';
import type { Context } from '../operations/operation.ts';
import { runOperation } from '../operations/run-operation.ts';
import { refuse } from '../registry/refusal.ts';
import { revisionTag, withRevision } from './if-match.ts';
import { sendProblem } from './problems.ts';

interface Options {
  authenticate: Authenticate;
  contextOf(request: FastifyRequest): Omit<Context, 'principal'>;
}

/** The largest file that can be published; the gate has smaller limits for each kind. */
const MOST_BLOB_BYTES = 64 * 1024 * 1024;
/** A record of 2,000 files with their copies. */
const MOST_BODY_BYTES = 2 * 1024 * 1024;

/** They may name, as `If-Match`, the revision that they were decided on. */
const changesOfChannel: ReadonlySet<PlatformRouteName> = new Set([
  'promote',
  'rollBack',
  'startCanary',
  'pauseCanary',
  'resumeCanary',
]);

/** Every call of the release platform, from the contract's table. */
export async function platformRoutes(app: FastifyInstance, { authenticate, contextOf }: Options): Promise<void> {
  const principals = new WeakMap<FastifyRequest, Principal>();
  await app.register(
    async (scope) => {
      scope.setErrorHandler(sendProblem);
      scope.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      scope.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: MOST_BLOB_BYTES },
        (_request: FastifyRequest, body: Buffer, done) => done(null, body),
      );
      for (const name of Object.keys(routes) as PlatformRouteName[]) addRoute(scope, name);
      scope.all('/*', async (request) => {
        throw refuse('not_found', `The registry has no call ${request.method} ${request.url}.`);
      });
    },
    { prefix: PLATFORM_PREFIX },
  );

  function addRoute(scope: FastifyInstance, name: PlatformRouteName): void {
    const [method = 'GET', path = ''] = routes[name].split(' ');
    const endpoint: PlatformEndpoint = platformEndpoints[name];
    scope.route({
      method,
      url: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: name === 'putBlob' ? MOST_BLOB_BYTES : MOST_BODY_BYTES,
      // Before the body: nobody unknown makes a gateway take in 64 MB.
      onRequest: async (request) => {
        principals.set(request, await authenticate(request.headers.authorization, endpoint.needs === 'nothing'));
      },
      handler: async (request, reply) => {
        const principal = principals.get(request) ?? guestPrincipal;
        const { params, query } = request;
        const body = changesOfChannel.has(name)
          ? withRevision(request.body, request.headers['if-match'])
          : request.body;
        const answer = await runOperation(name, { ...contextOf(request), principal }, { params, query, body });
        if (name === 'getChannel') reply.header('etag', revisionTag((answer as PlatformReply<'getChannel'>).revision));
        if (method !== 'GET') request.log.info({ call: name, by: principal.name, params }, 'registry');
        return reply.send(answer);
      },
    });
  }
}
