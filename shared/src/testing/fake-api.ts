import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints, type Endpoints } from '../contract/endpoints.ts';
import type { ProblemCode } from '../contract/problem.ts';
import { API_PREFIX, routes, type RouteName } from '../contract/routes.ts';

type Part<N extends RouteName, K extends string> = Endpoints[N] extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a fake is asked, after the contract's schemas have read it. */
export interface Asked<N extends RouteName> {
  params: Part<N, 'params'>;
  query: Part<N, 'query'>;
  body: Part<N, 'body'>;
}

type ReplyOf<N extends RouteName> = z.input<Endpoints[N]['reply']>;
/** Call → its answer, or a function that makes it. Throw `refusal(…)` for a refused call. */
export type Replies = {
  [N in RouteName]?: ReplyOf<N> | ((asked: Asked<N>) => ReplyOf<N> | Promise<ReplyOf<N>>);
};

export interface RecordedCall {
  name: RouteName;
  params: unknown;
  query: unknown;
  body: unknown;
}

class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: Record<string, string[]> | undefined;
  constructor(code: ProblemCode, status: number, message: string, errors?: Record<string, string[]>) {
    super(message);
    this.code = code;
    this.status = status;
    this.errors = errors;
  }
}

const statuses: Partial<Record<ProblemCode, number>> = {
  unauthenticated: 401,
  credentials_wrong: 422,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  invalid: 422,
  course_incomplete: 422,
  file_rejected: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

/** An answer that is not a success: `throw refusal('not_found')`. The status follows from the code, else it is 409. */
export const refusal = (
  code: ProblemCode,
  given: { status?: number; message?: string; errors?: Record<string, string[]> } = {},
): Error =>
  new Refusal(code, given.status ?? statuses[code] ?? 409, given.message ?? `Refused: ${code}.`, given.errors);

/**
 * Stands for the API at the network edge: a `fetch` that answers by the route table. Questions and answers both go
 * through the contract's schemas, so a fake cannot promise what the API would not give.
 */
export function createFakeApi(replies: Replies): { fetch: typeof fetch; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];

  async function answer(request: Request): Promise<unknown> {
    const url = new URL(request.url);
    const found = findRoute(request.method, url.pathname.slice(API_PREFIX.length + 1));
    if (!found) throw new Refusal('not_found', 404, `No call of the contract is ${request.method} ${url.pathname}.`);
    const text = await request.text();
    const call = readCall(found, Object.fromEntries(url.searchParams), text === '' ? undefined : JSON.parse(text));
    calls.push(call);
    const reply = replies[found.name];
    if (reply === undefined) throw new Refusal('internal', 501, `This test gives no reply to ${found.name}.`);
    const value: unknown = typeof reply === 'function' ? await (reply as (asked: unknown) => unknown)(call) : reply;
    return endpoints[found.name].reply.parse(value);
  }

  const fakeFetch: typeof fetch = async (input, init) => {
    try {
      return json(200, await answer(new Request(input, init)));
    } catch (error) {
      if (error instanceof Refusal) {
        const { code, message, errors, status } = error;
        return json(status, { code, message, request_id: 'fake', ...(errors && { errors }) });
      }
      const message = error instanceof Error ? error.message : String(error);
      return json(500, { code: 'internal', message: `The fake broke the contract: ${message}`, request_id: 'fake' });
    }
  };
  return { fetch: fakeFetch, calls };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

interface FoundRoute {
  name: RouteName;
  params: Record<string, string>;
}

/** A fixed path wins over one with parameters: `courses/user` is not the course called 'user'. */
function findRoute(method: string, path: string): FoundRoute | undefined {
  const names = Object.keys(routes) as RouteName[];
  const byFewestParameters = names.sort((a, b) => routes[a].split('{').length - routes[b].split('{').length);
  for (const name of byFewestParameters) {
    const [routeMethod, template = ''] = routes[name].split(' ');
    if (routeMethod !== method) continue;
    const match = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (match) return { name, params: mapValues(match.groups ?? {}, decodeURIComponent) };
  }
  return undefined;
}

function readCall({ name, params }: FoundRoute, query: Record<string, string>, body: unknown): RecordedCall {
  const endpoint: Endpoint = endpoints[name];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const errors: Record<string, string[]> = {};
    for (const issue of result.error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message);
    throw new Refusal('invalid', 422, 'The given data was invalid.', errors);
  };
  return {
    name,
    params: read(endpoint.params, params),
    query: read(endpoint.query, query),
    body: read(endpoint.body, body),
  };
}

const mapValues = (values: Record<string, string>, change: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
