import type { Server, ServerOptions } from 'node:http';

/** For `createServer`: who has not told what they want after 15 s is let go. */
export const patientHeaders = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 2_500,
} as const satisfies ServerOptions;

/**
 * Leaves it to whoever reads the body to say `100 Continue` to those who ask first; by itself a server says it before
 * anyone has looked at the request.
 */
export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
}
