import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { registryProblem, type Refusal, type RefusalCode } from '@stoa/shared/platform-contract/channels.ts';
import { isRefused } from '../registry/refusal.ts';

/** The one table from refusal to HTTP status. */
const statuses: Record<RefusalCode, number> = {
  unknown_version: 404,
  no_shell: 409,
  contract_mismatch: 409,
  shared_mismatch: 409,
  route_clash: 409,
  lifecycles_missing: 422,
  over_budget: 422,
  file_too_large: 422,
  source_forbidden: 422,
  style_leaks: 422,
  lower_version: 409,
  taken_back: 409,
  inside_route: 409,
  integrity_missing: 422,
  revoked: 409,
  retired: 409,
  still_needed: 409,
  not_live: 409,
  no_canary: 409,
  nothing_before: 409,
  revision_moved: 409,
  version_taken: 409,
  artefact_invalid: 422,
  blob_invalid: 422,
  proof_failed: 422,
  proof_missing: 409,
  approval_needed: 409,
  unauthenticated: 401,
  forbidden: 403,
  invalid: 422,
  not_found: 404,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/** What HTTP answers where the caller named the revision as `If-Match`. */
const PRECONDITION_FAILED = 412;

/** Writes every error of the registry's calls. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusals = refusalsOf(error);
  const [first] = refusals;
  if (!first) throw error;
  if (statuses[first.code] >= 500) request.log.error(error);
  const body = registryProblem.parse({ ...first, request_id: request.id, ...(refusals.length > 1 && { refusals }) });
  if (first.code === 'unavailable') reply.header('retry-after', '5');
  const isOnCondition = first.code === 'revision_moved' && request.headers['if-match'] !== undefined;
  return reply.code(isOnCondition ? PRECONDITION_FAILED : statuses[first.code]).send(body);
}

const DOWN =
  'The registry’s storage cannot be reached, so nothing was changed that is not said here. Pages are still served. Try again in a moment.';
const UNTRUSTED =
  'The registry holds something that no trusted key signed, or that is older than what was seen here, so nothing can be changed. The gateway’s log names it.';

function refusalsOf(error: FastifyError): readonly Refusal[] {
  if (isRefused(error)) return error.refusals;
  if (error.name === 'StorageUnavailable') return [{ code: 'unavailable', message: DOWN }];
  if (['RevisionUntrusted', 'ArtefactUntrusted', 'RecordUntrusted'].includes(error.name)) {
    return [{ code: 'unavailable', message: UNTRUSTED }];
  }
  if (error.statusCode === 413) return [{ code: 'invalid', message: 'The request is too large.' }];
  if (error.statusCode && error.statusCode < 500) return [{ code: 'invalid', message: error.message }];
  return [{ code: 'internal', message: 'The registry could not do this. Its log has the reason.' }];
}
