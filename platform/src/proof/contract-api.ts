import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { permission, roleName } from '@stoa/shared/contract/accounts.ts';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import { API_PREFIX, routes, type RouteName } from '@stoa/shared/contract/routes.ts';
import { sampleOf } from '../doctor/sample-of.ts';

export interface ContractApi {
  url: string;
  close(): Promise<void>;
}

/** Serves every call of the contract with invented answers, to somebody who has every role and permission. */
export async function serveContract(): Promise<ContractApi> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const calls = (Object.keys(routes) as RouteName[]).map((name) => {
  const [method = 'GET', path = ''] = routes[name].split(' ');
  const segments = path.split('/').map((segment) => (segment.startsWith('{') ? undefined : segment));
  return { name, method, segments, parameters: segments.filter((segment) => segment === undefined).length };
});

/** The call with this method and path; what names more segments goes before what takes anything. */
export function findCall(method: string, pathname: string): RouteName | undefined {
  if (!pathname.startsWith(`${API_PREFIX}/`)) return undefined;
  const segments = pathname.slice(API_PREFIX.length + 1).split('/');
  return calls
    .filter((call) => call.method === method && call.segments.length === segments.length)
    .filter((call) => call.segments.every((segment, index) => segment === undefined || segment === segments[index]))
    .sort((one, other) => one.parameters - other.parameters)[0]?.name;
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
