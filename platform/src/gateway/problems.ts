import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { registryProblem, type Refusal, type RefusalCode } from '@stoa/shared/contract/channels.ts';
import { ReleaseRefused } from '../registry/refusal.ts';

/** The one table from refusal to HTTP status. */
const statuses: Record<RefusalCode, number> = {
  unknown_version: 404,
  no_shell: 409,
  contract_mismatch: 409,
  shared_mismatch: 409,
  route_clash: 409,
  not_live: 409,
  nothing_before: 409,
  revision_moved: 409,
  version_taken: 409,
  artefact_invalid: 422,
  archive_invalid: 422,
  unauthenticated: 401,
  invalid: 422,
  not_found: 404,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/** Writes every error of the registry's calls. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusals = refusalsOf(error);
  const [first] = refusals;
  if (!first) throw error;
  if (first.code === 'internal') request.log.error(error);
  const body = registryProblem.parse({ ...first, request_id: request.id, ...(refusals.length > 1 && { refusals }) });
  return reply.code(statuses[first.code]).send(body);
}

function refusalsOf(error: FastifyError): readonly Refusal[] {
  if (error instanceof ReleaseRefused) return error.refusals;
  if (error.statusCode === 413) return [{ code: 'invalid', message: 'The request is too large.' }];
  if (error.statusCode && error.statusCode < 500) return [{ code: 'invalid', message: error.message }];
  return [{ code: 'internal', message: 'The registry could not do this. Its log has the reason.' }];
}
