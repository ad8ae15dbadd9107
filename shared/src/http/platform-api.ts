import type { PlatformArguments, PlatformReply } from '../platform-contract/endpoints.ts';
import { PLATFORM_PREFIX } from '../platform-contract/paths.ts';
import { platformRoutes, type PlatformRouteName } from '../platform-contract/routes.ts';
import type { HttpClient } from './http-client.ts';
import { createCalls } from './typed-calls.ts';

/** Uploading a blob sends bytes, not JSON: that is the command line's. */
type Callable = Exclude<PlatformRouteName, 'putBlob'>;

/** One typed function per call of the release platform: `platformApi.getStatus({ params: { channel: 'production' } })`. */
export type PlatformApi = {
  [N in Callable]: object extends PlatformArguments<N>
    ? (given?: PlatformArguments<N>) => Promise<PlatformReply<N>>
    : (given: PlatformArguments<N>) => Promise<PlatformReply<N>>;
};

/** Versions are mounted in a browser before people have them. */
const CHANGE_TIMEOUT_MS = 10 * 60_000;

/** The release platform's client, on the same site as the page; needs a shell of contract 1.1.0. */
export const createPlatformApi = (http: HttpClient): PlatformApi =>
  createCalls(patient(http), platformRoutes, `${PLATFORM_PREFIX}/`) as unknown as PlatformApi;

const patient = (http: HttpClient): HttpClient => ({
  ...http,
  request: (call) => http.request(call.method === 'GET' ? call : { ...call, timeoutMs: CHANGE_TIMEOUT_MS }),
});
