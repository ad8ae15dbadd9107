import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { keepReadableForwarded, requireReadableHost } from '@stoa/shared/serving/forwarded-headers.ts';
import { hasBody, lingerWhenAnsweredEarly } from '@stoa/shared/serving/linger.ts';
import { callPace, pacedBody, uploadPace, type Pace } from '@stoa/shared/serving/paced-body.ts';
import { continueWhenRead } from '@stoa/shared/serving/server-options.ts';
import { endSlowReaders } from '@stoa/shared/serving/slow-readers.ts';

type PaceOf = (request: FastifyRequest) => Pace;

const isUpload = ({ url }: FastifyRequest): boolean => url.startsWith(UPLOADS_PATH);
const paceOfKind: PaceOf = (request) => (isUpload(request) ? uploadPace : callPace);

/** What holds for every request before anything else looks at it. Registered first. */
export function guardRequests(app: FastifyInstance, paceOf: PaceOf = paceOfKind): void {
  continueWhenRead(app.server);
  endSlowReaders(app.server);
  app.addHook('onRequest', async ({ raw }) => {
    keepReadableForwarded(raw.headers);
    lingerWhenAnsweredEarly(raw);
    requireReadableHost(raw.headers);
  });
  app.addHook('preParsing', async (request, reply, body) => {
    if (!hasBody(request.raw)) return body;
    if (request.headers.expect && mayCome(request)) reply.raw.writeContinue();
    return pacedBody(body, paceOf(request));
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // What is left of the body would be taken for the next request.
    if (!raw.complete && hasBody(raw)) reply.header('connection', 'close');
  });
}

const mayCome = (request: FastifyRequest): boolean =>
  isUpload(request) || Number(request.headers['content-length'] ?? 0) <= request.routeOptions.bodyLimit;
