import { finished } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyTooLarge, MOST_BODY_BYTES } from '@stoa/shared/contract/kernel/body-limit.ts';
import { API_PATH, API_PREFIX, CONTENT_PATH, STREAMS_PATH, UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { problemBody, type ProblemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { UnreadableHost } from '@stoa/shared/serving/forwarded-headers.ts';
import { hasBody } from '@stoa/shared/serving/linger.ts';
import { BodyTooSlow } from '@stoa/shared/serving/paced-body.ts';
import { networkOf } from '../health/network-of.ts';
import { createFairShares, Crowded, type FairShares } from './fair-shares.ts';

/** Calls that the API works on at once, and what one network may have of them; it answers most within milliseconds. */
const MOST_CALLS = { most: 128, mostOfOne: 48, waitMs: 10_000, mostWaiting: 256 };
/** Uploads and downloads last as long as lines are slow and videos paused. A school is one network. */
const MOST_FILES = { most: 1_024, mostOfOne: 256, waitMs: 10_000, mostWaiting: 64 };
/** A live class is one network's, too, where it is held for people who sit in one house. */
const MOST_STREAMS = { most: 2_048, mostOfOne: 256, waitMs: 10_000, mostWaiting: 64 };
/** Packages are hundreds of small files, which a class opens at once. */
const MOST_CONTENT = { most: 512, mostOfOne: 192, waitMs: 10_000, mostWaiting: 1_024 };
/** Bytes of bodies of calls that may lie here until they are whole. */
const MOST_HELD = { most: 256 * MOST_BODY_BYTES, mostOfOne: 32 * MOST_BODY_BYTES, waitMs: 0, mostWaiting: 0 };

/** Where files come and go, as streams that nobody holds; see `shared/src/contract/routes.ts`. */
const filePaths = [UPLOADS_PATH, `${API_PREFIX}/files`];

/**
 * Everything below `/api/` goes to the API, and so does the content of packages, without a word of who asks for it. Files go as a stream: uploads, Range requests and downloads are never held
 * here. So do answers that last as long as somebody listens. The body of a call is read whole first, so that a slow one
 * keeps no connection to the API. What is scarce is divided by networks: an IPv4 address, or an IPv6 /48.
 */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
  const files = { turns: createFairShares(MOST_FILES), connections: MOST_FILES.most };
  const streams = { turns: createFairShares(MOST_STREAMS), connections: MOST_STREAMS.most };
  const content = { turns: createFairShares(MOST_CONTENT), connections: MOST_CONTENT.most };
  const calls = { turns: createFairShares(MOST_CALLS), connections: MOST_CALLS.most };
  await app.register(async (scope) => {
    scope.setErrorHandler(sendApiProblem);
    await scope.register(httpProxy, proxyOptions(apiUrl, STREAMS_PATH, streams));
    for (const path of filePaths) await scope.register(httpProxy, proxyOptions(apiUrl, path, files));
    await scope.register(httpProxy, nameless(proxyOptions(apiUrl, CONTENT_PATH, content)));
    await scope.register(async (whole) => {
      holdBodies(whole);
      await whole.register(httpProxy, { ...proxyOptions(apiUrl, API_PATH, calls), proxyPayloads: false });
    });
  });
}

function holdBodies(scope: FastifyInstance): void {
  const held = createFairShares(MOST_HELD);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  scope.addHook('preParsing', async (request, reply, body) => {
    if (!hasBody(request.raw)) return body;
    const length = Number(request.headers['content-length'] ?? MOST_BODY_BYTES);
    // Too large: the parser says so without taking any of it.
    if (length > MOST_BODY_BYTES) return body;
    const share = await held.take(networkOf(request.ip), length);
    finished(reply.raw, share.release);
    return body;
  });
}

interface Lane {
  turns: FairShares;
  connections: number;
}

function proxyOptions(apiUrl: string, prefix: string, { turns, connections }: Lane): FastifyHttpProxyOptions {
  const answered = new WeakMap<object, () => void>();
  return {
    upstream: apiUrl,
    prefix,
    rewritePrefix: prefix,
    // The API has its own clock; the gateway only gives up on one that says nothing at all.
    undici: { connections, headersTimeout: 120_000, bodyTimeout: 120_000, keepAliveTimeout: 30_000 },
    disableRequestLogging: true,
    // An API that is away is told at once: what a caller wants to do about it is the caller's business.
    retryMethods: [],
    handler: async (request, reply, destination, options) => {
      const turn = await turns.take(networkOf(request.ip));
      if (reply.raw.closed) return turn.release();
      const sent = new Promise<void>((resolve) => finished(reply.raw, () => resolve()));
      const told = new Promise<void>((resolve) => answered.set(request, resolve));
      // The API is at work until it answers, even for somebody who went away meanwhile.
      void Promise.all([sent, told]).then(turn.release);
      return reply.from(destination, { ...options, ...heldBody(request) });
    },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        // Who asked first was told to go on by the gateway.
        expect: undefined,
        // What the visitor sent under these names is replaced, not passed on.
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        'x-request-id': request.id,
      }),
      rewriteHeaders: (headers, request) => {
        if (request) answered.get(request)?.();
        return headers;
      },
      onError: (reply, { error }) => {
        answered.get(reply.request)?.();
        reply.send(error);
      },
    },
  };
}

/** The same, but no cookie and no token passes it, either way: its addresses alone say what may be read. */
function nameless(options: FastifyHttpProxyOptions): FastifyHttpProxyOptions {
  const { rewriteRequestHeaders, rewriteHeaders, ...replyOptions } = options.replyOptions ?? {};
  return {
    ...options,
    httpMethods: ['GET', 'HEAD', 'POST'],
    replyOptions: {
      ...replyOptions,
      rewriteRequestHeaders: (request, headers) => ({
        ...rewriteRequestHeaders?.(request, headers),
        cookie: undefined,
        authorization: undefined,
      }),
      rewriteHeaders: (headers, request) => {
        const { 'set-cookie': _cookies, ...rest } = rewriteHeaders?.(headers, request) ?? headers;
        return rest;
      },
    },
  };
}

/** A body that is whole goes with its length; one that streams goes by itself. */
function heldBody({ body, headers }: FastifyRequest): { body?: Buffer; contentType?: string } {
  if (!Buffer.isBuffer(body)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

/** What the gateway itself has to say of a call, as the API would say it. The proxy has logged why. */
function sendApiProblem(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, ...problem } = problemOf(error);
  if (status === 503) reply.header('retry-after', '2');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(problemBody.parse({ ...problem, request_id: request.id }));
}

type ApiProblem = Omit<ProblemBody, 'request_id'> & { status: number };

function problemOf(error: Error & { statusCode?: number }): ApiProblem {
  const slow = [error, error.cause].find((one) => one instanceof BodyTooSlow);
  if (slow) return { status: slow.statusCode, code: 'too_slow', message: slow.message };
  if (error instanceof Crowded) return { status: 503, code: 'unavailable', message: CROWDED };
  if (error.statusCode === 413) return invalid('body', bodyTooLarge(MOST_BODY_BYTES));
  if (error.statusCode === 415) return invalid('body', 'Its content type cannot be read.');
  if (error instanceof UnreadableHost) return invalid('host', error.message);
  if (error.statusCode === 400) return invalid('body', 'It did not come as it was announced.');
  return { status: 503, code: 'unavailable', message: AWAY };
}

const invalid = (field: string, words: string): ApiProblem => ({
  status: 422,
  code: 'invalid',
  message: 'The given data was invalid.',
  errors: { [field]: [words] },
});

const AWAY = 'The service is not available right now. Please try again in a moment.';
const CROWDED = 'Too much is asked for at once. Please try again in a moment.';
