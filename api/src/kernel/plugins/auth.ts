import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import { Problem, forbidden, unauthenticated } from '../problem.ts';
import type { Viewer } from '../viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Who a token stands for, and from where it is used; undefined where it no longer holds. */
type FindViewer = (token: string, address: string) => Promise<Viewer | undefined>;

/** Turns the bearer token into `request.viewer`, on every route. */
export function addAuth(app: FastifyInstance, findViewer: FindViewer): void {
  app.decorateRequest('viewer', undefined);
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request);
    if (token === undefined) return;
    request.viewer = await findViewer(token, request.ip);
    requireOpenToSeer(request);
  });
}

/** Here, and not call by call: it holds for uploads, too, and nothing of the person's is counted. */
function requireOpenToSeer({ viewer, method, routeOptions }: FastifyRequest): void {
  if (viewer?.seenBy === undefined) return;
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  const { impersonating = isRead ? 'open' : 'closed' } = routeOptions.config.endpoint ?? {};
  if (impersonating === 'open') return;
  const what = isRead ? 'this is for them alone' : 'nothing can be changed';
  throw new Problem('impersonating', `You see the site as ${viewer.user.fullName}: ${what}. Stop that first.`);
}

/** Refuses who may not make this call, before its body is read. */
export function guard(endpoint: Endpoint) {
  return async (request: FastifyRequest): Promise<void> => {
    requireMarker(request);
    // A token that no longer holds is an error even where none is needed: the client must learn that it is signed out.
    const mustHold = endpoint.auth === 'signed-in' || (endpoint.auth === 'optional' && hasToken(request));
    if (mustHold && request.viewer === undefined) throw unauthenticated();
    if (!holdsAny(request.viewer, endpoint)) throw forbidden();
  };
}

/** One of what the call asks for; a call that asks for nothing is everyone's. */
const holdsAny = (viewer: Viewer | undefined, { permission }: Endpoint): boolean =>
  permission === undefined || [permission].flat().some((one) => viewer?.permissions.has(one));

/** A page of another site cannot set this header without a preflight that we never grant. */
function requireMarker(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') {
    throw new Problem('missing_marker_header', 'Send the header X-Requested-With: XMLHttpRequest.');
  }
}

const hasToken = (request: FastifyRequest): boolean => bearerToken(request) !== undefined;

function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1];
  return token ?? (authorization === undefined ? undefined : '');
}
