import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A course that leaves as a file: saved, never kept by a cache. */
export const sendZip = (reply: FastifyReply, { name, zip }: { name: string; zip: Readable }): FastifyReply =>
  reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(zip);
