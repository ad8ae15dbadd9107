import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { RELEASE_SET_HEADER } from '@stoa/shared/platform-contract/paths.ts';

type Header = string | string[] | undefined;
const REQUEST_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As the platform names the set of versions that a page runs; `stoa replay` serves it again. */
const RELEASE_SET = /^rs[a-z2-7]{14}$/;

const matching = (header: Header, shape: RegExp): string | undefined =>
  typeof header === 'string' && shape.test(header) ? header : undefined;

/**
 * How a request is called in every line of the log: by the id that the gateway gave it, so that one name leads through
 * both logs, and by the versions that the asking page runs. Anything else that a caller sends under these names is left out.
 */
export const requestNames = {
  genReqId: ({ headers }) => matching(headers['x-request-id'], REQUEST_ID) ?? randomUUID(),
  childLoggerFactory: (logger, bindings, options, { headers }) => {
    const releaseSet = matching(headers[RELEASE_SET_HEADER.toLowerCase()], RELEASE_SET);
    return logger.child({ ...bindings, ...(releaseSet && { release_set: releaseSet }) }, options);
  },
} satisfies Pick<FastifyServerOptions, 'genReqId' | 'childLoggerFactory'>;
