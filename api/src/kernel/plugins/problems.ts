import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { bodyTooLarge, MOST_BODY_BYTES } from '@stoa/shared/contract/kernel/body-limit.ts';
import type { ProblemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { UnreadableHost } from '@stoa/shared/serving/forwarded-headers.ts';
import { BodyTooSlow } from '@stoa/shared/serving/paced-body.ts';
import { causesOf } from '../database/database.ts';
import { Problem, invalid, notFound, problemStatus } from '../problem.ts';

/** The one place that writes an error reply. */
export function addProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(toProblem(error), request, reply));
  app.setNotFoundHandler((request, reply) => send(notFound(), request, reply));
}

/** For an address that cannot be read at all: there is nothing there. Fastify asks before there is a route. */
export const unreadableAddress: NonNullable<FastifyServerOptions['frameworkErrors']> = (_error, request, reply) => {
  send(notFound(), request, reply);
};

function send(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = problemStatus[problem.code];
  if (status >= 500) request.log.error({ err: problem.cause ?? problem }, problem.message);
  else request.log.info({ code: problem.code }, 'refused');
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(problem.retryAfter))));
  const body: ProblemBody = { message: problem.message, code: problem.code, request_id: request.id };
  if (problem.errors) body.errors = problem.errors;
  if (problem.conflict) body.conflict = problem.conflict;
  if (problem.registration) body.registration = problem.registration;
  if (problem.suspension) body.suspension = problem.suspension;
  if (problem.quote) body.quote = problem.quote;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function toProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(brokenRules(error.validation));
  if (error instanceof BodyTooSlow) return new Problem('too_slow', error.message);
  if (error instanceof UnreadableHost) return invalid({ host: error.message });
  if (error.statusCode === 413) return invalid({ body: bodyTooLarge(MOST_BODY_BYTES) });
  if (error.statusCode === 415) return invalid({ body: 'Send the body as application/json.' });
  if (error.statusCode === 400) return invalid({ body: 'The body is not valid JSON.' });
  if (isUnstorable(error)) return invalid({ body: rule('A text holds a character that cannot be kept. Remove it.') });
  if (isPassing(error)) {
    return new Problem('unavailable', 'The service is busy. Try again in a moment.', { cause: error, retryAfter: 5 });
  }
  return new Problem('internal', 'Something went wrong on our side.', { cause: error });
}

/** `/modules/0/title` → `modules.0.title`, with every message of that field. */
function brokenRules(issues: readonly { instancePath: string; message?: string }[]): Record<string, string[]> {
  const rules: Record<string, string[]> = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body';
    (rules[field] ??= []).push(message ?? rule('This value is not valid.'));
  }
  return rules;
}

/** PostgreSQL keeps no NUL character, and no half of a pair of surrogates in JSON. */
const isUnstorable = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      code === '22021' || code === '22P05' || (code === '22P02' && String(message).includes('type json')),
  );

/** The database does not answer, or chose this transaction to end a deadlock: worth trying again, unlike a fault of ours. */
const isPassing = (error: unknown): boolean =>
  causesOf(error).some(
    ({ code, message }) =>
      ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P03', '53300', '40P01', '40001'].includes(String(code)) ||
      String(message).includes('timeout exceeded when trying to connect'),
  );
