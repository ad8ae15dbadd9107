import type { IncomingMessage, ServerResponse } from 'node:http';
import { permission, roleName } from '@stoa/shared/contract/kernel/roles.ts';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import { platformEndpoints } from '@stoa/shared/platform-contract/endpoints.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { platformRoutes, type PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import { API_PREFIX, routes, type RouteName } from '@stoa/shared/contract/kernel/routes.ts';
import { sampleOf } from '@stoa/shared/testing/sample-of.ts';
import { openLoopback, type LoopbackServer } from '../browser/loopback-server.ts';

/** Serves every call of the contract with invented answers, to somebody who has every role and permission. */
export const serveContract = (): Promise<LoopbackServer> =>
  openLoopback((request, response) => void answer(request, response));

interface Call {
  name: string;
  method: string;
  /** Undefined: takes anything. */
  segments: (string | undefined)[];
}

const callsOf = (table: Record<string, string>): Call[] =>
  Object.entries(table).map(([name, line]) => {
    const [method = 'GET', path = ''] = line.split(' ');
    return { name, method, segments: path.split('/').map((one) => (one.startsWith('{') ? undefined : one)) };
  });

const ofApi = callsOf(routes);
const ofPlatform = callsOf(platformRoutes);

/** The call with this method and path; what names more segments goes before what takes anything. */
function find(calls: readonly Call[], prefix: string, method: string, pathname: string): string | undefined {
  if (!pathname.startsWith(`${prefix}/`)) return undefined;
  const segments = pathname.slice(prefix.length + 1).split('/');
  const open = (call: Call) => call.segments.filter((segment) => segment === undefined).length;
  return calls
    .filter((call) => call.method === method && call.segments.length === segments.length)
    .filter((call) => call.segments.every((segment, index) => segment === undefined || segment === segments[index]))
    .sort((one, other) => open(one) - open(other))[0]?.name;
}

export const findCall = (method: string, pathname: string): RouteName | undefined =>
  find(ofApi, API_PREFIX, method, pathname) as RouteName | undefined;

/** What the release platform would answer to this call; undefined where it is none. */
export function platformSample(method: string, url: URL): unknown {
  const name = find(ofPlatform, PLATFORM_PREFIX, method, url.pathname) as PlatformRouteName | undefined;
  return name && sampleOf(platformEndpoints[name].reply, url.origin);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = findCall(request.method ?? 'GET', pathname);
  response.writeHead(name ? 200 : 404, { 'content-type': 'application/json' });
  const origin = `http://${String(request.headers['x-forwarded-host'] ?? request.headers.host)}`;
  response.end(JSON.stringify(name ? replyOf(name, origin) : { message: 'There is no such call.' }));
}

function replyOf(name: RouteName, origin: string): unknown {
  const sample = sampleOf(endpoints[name].reply, origin);
  return name === 'getStartUp' ? { ...(sample as object), ...EVERYTHING } : sample;
}

const EVERYTHING = {
  roles: roleName.options.map((name) => ({ name, permissions: permission.options.map((name) => ({ name })) })),
  preferences: { locale: 'en', color_scheme: null },
};
