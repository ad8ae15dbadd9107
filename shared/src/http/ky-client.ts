import ky, { isHTTPError } from 'ky';
import { ApiError, apiErrorFromReply } from './api-error.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

export interface KyClientOptions {
  /** Absolute or same-site URL of the API with its version: `/api/v1.3.0`. */
  prefix: string;
  /** The bearer token of the moment, if there is one. */
  token(): string | undefined;
  /** Runs once for every 401, before the call rejects, with the token that was refused: another may hold meanwhile. */
  onUnauthenticated(token: string | undefined): void;
  /** What else every call says of itself, of the moment. */
  headers?(): Record<string, string>;
  fetch?: typeof fetch;
}

/** The specification's rules of calls: credentials, bearer token, marker header; errors with the answer's data. */
export function createKyClient(options: KyClientOptions): HttpClient {
  const headersWith = (token: string | undefined): Record<string, string> => ({
    'X-Requested-With': 'XMLHttpRequest',
    ...options.headers?.(),
    ...(token && { Authorization: `Bearer ${token}` }),
  });
  const client = ky.create({
    credentials: 'include',
    timeout: 30_000,
    // Only reads are sent again; ky honours Retry-After.
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [408, 429, 502, 503, 504],
      // Where there is no line, another try only keeps the person waiting.
      shouldRetry: () => (isOffline() ? false : undefined),
    },
    ...(options.fetch && { fetch: options.fetch }),
  });

  async function request(given: HttpRequest): Promise<unknown> {
    const address = addressOf(given.path, options.prefix);
    const token = options.token();
    try {
      const reply = await client(address, {
        method: given.method,
        headers: headersWith(token),
        searchParams: searchParams(given.query),
        ...(given.body !== undefined && { json: given.body }),
        ...(given.signal && { signal: given.signal }),
        ...(given.timeoutMs && { timeout: given.timeoutMs }),
        ...(given.keepalive && { keepalive: true }),
      });
      return await reply.json();
    } catch (error) {
      throw await toApiError(error, given.signal, () => options.onUnauthenticated(token));
    }
  }
  return { request, headers: () => headersWith(options.token()) };
}

const isOffline = (): boolean => globalThis.navigator.onLine === false;

/** Below the prefix, or on the prefix's site; the token must never leave for another one. */
function addressOf(path: string, prefix: string): string {
  if (!path.startsWith('/')) return `${prefix}/${path}`;
  if (/^\/[/\\]/.test(path)) throw new TypeError(`The address ${path} is not of this site.`);
  return prefix.startsWith('/') ? path : new URL(prefix).origin + path;
}

async function toApiError(
  error: unknown,
  signal: AbortSignal | undefined,
  onUnauthenticated: () => void,
): Promise<unknown> {
  if (signal?.aborted) return error;
  if (isHTTPError(error)) {
    const { response } = error;
    const apiError = apiErrorFromReply(response.status, await bodyOf(error), retryAfter(response), error);
    if (response.status === 401) onUnauthenticated();
    return apiError;
  }
  return new ApiError('The server cannot be reached. Check your connection and try again.', {
    code: 'network',
    status: 0,
    cause: error,
  });
}

/** ky 2 reads the body of a failed answer itself. */
async function bodyOf(error: { data?: unknown; response: Response }): Promise<unknown> {
  if (error.data !== undefined) return error.data;
  return error.response.bodyUsed ? null : error.response.json().catch(() => null);
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

function searchParams(query: Record<string, unknown> | undefined): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    params.set(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  return params;
}
