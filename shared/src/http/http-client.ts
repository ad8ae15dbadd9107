/**
 * The narrow door to the API that the shell lends to remotes. It adds the token, credentials and marker header, and
 * turns every failure into an `ApiError`. It knows no calls: a remote brings its own table (`createApi`), so that a
 * remote newer than the shell can make calls the shell has never heard of.
 */
export interface HttpClient {
  /** @throws ApiError for every answer that is not 2xx, and when there is no answer at all. */
  request(request: HttpRequest): Promise<unknown>;
  /** Headers for uploads that another library sends (tus); empty for a guest. */
  headers(): Record<string, string>;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Below the API prefix, without a leading slash: `courses/user`. With one, an address of the same site:
   * `/platform/v1/channels`. Token and marker header go along either way, so another site is refused with a TypeError.
   */
  path: string;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Half a minute unless given; a shell that does not know it keeps to that. */
  timeoutMs?: number | undefined;
  /** The call outlives its page. Browsers take such bodies up to 64 KiB in all. */
  keepalive?: boolean | undefined;
}
