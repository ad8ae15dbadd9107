import type { FastifyInstance } from 'fastify';

/** `navigator.sendBeacon` sends JSON as text. */
export function takeBeacons(scope: FastifyInstance): void {
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
}
