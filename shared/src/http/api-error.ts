import type { Refusal, RefusalCode } from '../platform-contract/channels.ts';
import type { EditConflict } from '../contract/kernel/edit-conflict.ts';
import type { PendingRegistration } from '../contract/kernel/pending-registration.ts';
import type { ProblemBody, ProblemCode } from '../contract/kernel/problem.ts';
import type { Quote } from '../contract/kernel/quote.ts';

/** Of the API or the release registry; `network`: no answer came; `malformed`: an answer that is neither's. */
export type ApiErrorCode = ProblemCode | RefusalCode | 'network' | 'malformed';

/** A refused or failed call. Test with `isApiError`: two copies of this class may be loaded in one page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Field → broken rules. */
  readonly fieldErrors: Record<string, string[]>;
  /** What somebody changed meanwhile, with `edit_conflict`. */
  readonly conflict: EditConflict | undefined;
  /** The sign-up that waits for its code, with `registration_unconfirmed`. */
  readonly registration: PendingRegistration | undefined;
  /** What the person is told, with `account_suspended`. */
  readonly suspension: { since: string; reason: string } | undefined;
  /** What it costs now, with `price_changed`. */
  readonly quote: Quote | undefined;
  /** Of the release registry: every rule that does not hold, each with its file and the way out. */
  readonly refusals: readonly Refusal[];
  readonly requestId: string | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    facts: {
      code: ApiErrorCode;
      status: number;
      fieldErrors?: Record<string, string[]>;
      conflict?: EditConflict | undefined;
      registration?: PendingRegistration | undefined;
      suspension?: { since: string; reason: string } | undefined;
      quote?: Quote | undefined;
      refusals?: readonly Refusal[];
      requestId?: string | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? {};
    this.conflict = facts.conflict;
    this.registration = facts.registration;
    this.suspension = facts.suspension;
    this.quote = facts.quote;
    this.refusals = facts.refusals ?? [];
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** Not there, or not this reader's to see; an address that names nothing is no better. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'not_found' || error.code === 'invalid');

interface AnyProblem extends Partial<Omit<ProblemBody, 'code'>>, Partial<Omit<Refusal, 'code' | 'message'>> {
  code?: ProblemCode | RefusalCode;
  refusals?: Refusal[];
}

/** Reads the error body of the API or of the release registry; anything else becomes `malformed`. */
export function apiErrorFromReply(status: number, body: unknown, retryAfter?: number, cause?: unknown): ApiError {
  const problem = body as AnyProblem | null;
  if (typeof problem?.message !== 'string' || typeof problem.code !== 'string') {
    return new ApiError(`The server answered ${status} in a form that was not expected.`, {
      code: 'malformed',
      status,
      retryAfter,
      cause,
    });
  }
  return new ApiError(problem.message, {
    code: problem.code,
    status,
    fieldErrors: problem.errors ?? {},
    conflict: problem.conflict,
    registration: problem.registration,
    suspension: problem.suspension,
    quote: problem.quote,
    refusals: refusalsIn(problem),
    requestId: problem.request_id,
    retryAfter,
    cause,
  });
}

/** A problem that names a remote, a file or a remedy is itself the one rule that does not hold. */
function refusalsIn({ refusals, code, message, name, file, remedy }: AnyProblem): readonly Refusal[] {
  if (refusals && refusals.length > 0) return refusals;
  if (message === undefined || (name ?? file ?? remedy) === undefined) return [];
  return [
    { code: code as RefusalCode, message, ...(name && { name }), ...(file && { file }), ...(remedy && { remedy }) },
  ];
}
