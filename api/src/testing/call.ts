import type { FastifyInstance } from 'fastify';
import { type CallArguments, type CallReply, type Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import { endpoints, type Endpoints } from '@stoa/shared/contract/endpoints.ts';
import { problemBody, type ProblemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { API_PREFIX, type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { marker } from './builders.ts';

interface Refusal {
  status: number;
  retryAfter: string | undefined;
  problem: ProblemBody;
}

type ContractGiven<N extends RouteName> = CallArguments<Endpoints[N]> & { headers?: Record<string, string> };

/** Makes a call as a client would and holds the reply against the contract. Throws on a refusal. */
export async function call<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  given: ContractGiven<N>,
): Promise<CallReply<Endpoints[N]>> {
  const reply = await inject(app, name, given as Given);
  if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
  const endpoint: Endpoint = endpoints[name];
  return endpoint.reply.parse(reply.json()) as CallReply<Endpoints[N]>;
}

/** Makes a call that must be refused. Throws when it is not. */
export async function refusedCall<N extends RouteName>(
  app: FastifyInstance,
  name: N,
  given: ContractGiven<N>,
): Promise<Refusal> {
  const reply = await inject(app, name, given as Given);
  if (reply.statusCode < 400) throw new Error(`${name} was not refused: ${reply.body}`);
  const retryAfter = reply.headers['retry-after'];
  return { status: reply.statusCode, retryAfter: retryAfter?.toString(), problem: problemBody.parse(reply.json()) };
}

export interface Given {
  headers?: Record<string, string>;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
}

/** Makes a call with whatever it is given, and judges nothing. */
export function inject(app: FastifyInstance, name: RouteName, { headers = marker, params, query, body }: Given) {
  const [method = '', template = ''] = routes[name].split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
  return app.inject({
    method: method as 'GET',
    url: `${API_PREFIX}/${path}`,
    headers,
    query: searchOf(query),
    ...(body === undefined ? {} : { payload: body }),
  });
}

const searchOf = (query: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
