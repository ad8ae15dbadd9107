import type { FastifyRequest } from 'fastify';

/** Nothing of ours has so many digits in a row; the number of a card has. */
const LONG_NUMBER = /\d{13,}/g;

/**
 * What the log keeps of a request, and what not: what people search for and fill in stands behind the question mark of an
 * address, and belongs into no log.
 */
export const requestLog = {
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: {
    req: ({ method, url, host, ip, socket }: FastifyRequest) => ({
      method,
      url: url.replace(/\?.*$/s, '').replaceAll(LONG_NUMBER, '…'),
      host,
      remoteAddress: ip,
      remotePort: socket.remotePort,
    }),
  },
};
