import type { FastifyRequest } from 'fastify';

/** Of the site as the visitor asked for it; a host that cannot be one is left out. */
export function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
