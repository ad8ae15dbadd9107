import type { ProblemBody, ProblemCode } from '../contract/problem.ts';

/** `network`: no answer came; `malformed`: an answer that is not the API's. */
export type ApiErrorCode = ProblemCode | 'network' | 'malformed';

/** A refused or failed call. Test with `isApiError`: two copies of this class may be loaded in one page. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Field → broken rules. */
  readonly fieldErrors: Record<string, string[]>;
  readonly requestId: string | undefined;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    facts: {
      code: ApiErrorCode;
      status: number;
      fieldErrors?: Record<string, string[]>;
      requestId?: string | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.fieldErrors = facts.fieldErrors ?? {};
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** Reads the API's error body; anything else becomes `malformed`. */
export function apiErrorFromReply(status: number, body: unknown, retryAfter?: number, cause?: unknown): ApiError {
  const problem = body as Partial<ProblemBody> | null;
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
    requestId: problem.request_id,
    retryAfter,
    cause,
  });
}
