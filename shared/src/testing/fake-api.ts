import type { z } from 'zod';
import type { Refusal as Rule, RefusalCode } from '../platform-contract/channels.ts';
import type { EditConflict } from '../contract/kernel/edit-conflict.ts';
import { endpoints, type Endpoints } from '../contract/endpoints.ts';
import { platformEndpoints } from '../platform-contract/endpoints.ts';
import { PLATFORM_PREFIX } from '../platform-contract/paths.ts';
import { platformRoutes, type PlatformRouteName } from '../platform-contract/routes.ts';
import type { PendingRegistration } from '../contract/kernel/pending-registration.ts';
import type { ProblemCode } from '../contract/kernel/problem.ts';
import { API_PREFIX, routes, type RouteName } from '../contract/kernel/routes.ts';

/** Calls of the API and of the release platform; no name stands in both tables. */
type CallName = RouteName | PlatformRouteName;
type AllEndpoints = Endpoints & typeof platformEndpoints;
interface Shapes {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}
const shapes: Record<CallName, Shapes> = { ...endpoints, ...platformEndpoints };

type Part<N extends CallName, K extends string> = AllEndpoints[N] extends { [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a fake is asked, after the contract's schemas have read it. */
export interface Asked<N extends CallName> {
  params: Part<N, 'params'>;
  query: Part<N, 'query'>;
  body: Part<N, 'body'>;
}

type ReplyOf<N extends CallName> = z.input<AllEndpoints[N]['reply']>;
/** Call → its answer, or a function that makes it. Throw `refusal(…)` for a refused call. */
export type Replies = {
  [N in CallName]?: ReplyOf<N> | ((asked: Asked<N>) => ReplyOf<N> | Promise<ReplyOf<N>>);
};

export interface RecordedCall {
  name: CallName;
  params: unknown;
  query: unknown;
  body: unknown;
  /** Whether it reaches the server though its page is closed right after. */
  keepalive: boolean;
}

interface RefusalFacts {
  errors?: Record<string, string[]>;
  conflict?: EditConflict;
  registration?: PendingRegistration;
  suspension?: { since: string; reason: string };
  /** Of the release platform. */
  refusals?: Rule[];
  remedy?: string;
}

class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ProblemCode | RefusalCode;
  readonly status: number;
  readonly facts: RefusalFacts;
  constructor(code: ProblemCode | RefusalCode, status: number, message: string, facts: RefusalFacts = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.facts = facts;
  }
}

const statuses: Partial<Record<ProblemCode | RefusalCode, number>> = {
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
  code: ProblemCode | RefusalCode,
  { status, message, ...facts }: { status?: number; message?: string } & RefusalFacts = {},
): Error => new Refusal(code, status ?? statuses[code] ?? 409, message ?? `Refused: ${code}.`, facts);

class NoLine extends Error {}
/** Thrown by a reply: the question never arrives, as on a device without a line. */
export const noLine = (): Error => new NoLine();

/**
 * Stands for the API and the release platform at the network edge: a `fetch` that answers by the route table. Questions and answers both go
 * through the contract's schemas, so a fake cannot promise what the API would not give.
 */
export function createFakeApi(replies: Replies): { fetch: typeof fetch; calls: RecordedCall[] } {
  const calls: RecordedCall[] = [];

  async function answer(request: Request): Promise<unknown> {
    const url = new URL(request.url);
    const found = findRoute(request.method, url.pathname);
    if (!found) throw new Refusal('not_found', 404, `No call of the contract is ${request.method} ${url.pathname}.`);
    const text = await request.text();
    const call = readCall(found, Object.fromEntries(url.searchParams), text === '' ? undefined : JSON.parse(text));
    calls.push({ ...call, keepalive: request.keepalive });
    const reply = replies[found.name];
    if (reply === undefined) throw new Refusal('internal', 501, `This test gives no reply to ${found.name}.`);
    const value: unknown = typeof reply === 'function' ? await (reply as (asked: unknown) => unknown)(call) : reply;
    return shapes[found.name].reply.parse(value);
  }

  const fakeFetch: typeof fetch = async (input, init) => {
    try {
      return json(200, await answer(new Request(input, init)));
    } catch (error) {
      if (error instanceof Refusal) {
        const { code, message, facts, status } = error;
        return json(status, { code, message, request_id: 'fake', ...facts });
      }
      if (error instanceof NoLine) throw new TypeError('Failed to fetch', { cause: error });
      const message = error instanceof Error ? error.message : String(error);
      return json(500, { code: 'internal', message: `The fake broke the contract: ${message}`, request_id: 'fake' });
    }
  };
  return { fetch: fakeFetch, calls };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

interface FoundRoute {
  name: CallName;
  params: Record<string, string>;
}

const addresses = [
  ...Object.entries(routes).map(([name, route]) => addressOf(name as CallName, API_PREFIX, route)),
  ...Object.entries(platformRoutes).map(([name, route]) => addressOf(name as CallName, PLATFORM_PREFIX, route)),
  // A fixed path wins over one with parameters: `courses/user` is not the course called 'user'.
].sort((a, b) => a.parameters - b.parameters);

function addressOf(name: CallName, prefix: string, route: string) {
  const [method, template = ''] = route.split(' ');
  const pattern = new RegExp(`^${prefix}/${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { name, method, pattern, parameters: template.split('{').length - 1 };
}

function findRoute(method: string, path: string): FoundRoute | undefined {
  for (const address of addresses) {
    const match = address.method === method ? address.pattern.exec(path) : null;
    if (match) return { name: address.name, params: mapValues(match.groups ?? {}, decodeURIComponent) };
  }
  return undefined;
}

function readCall(
  { name, params }: FoundRoute,
  query: Record<string, string>,
  body: unknown,
): Omit<RecordedCall, 'keepalive'> {
  const endpoint = shapes[name];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const errors: Record<string, string[]> = {};
    for (const issue of result.error.issues) (errors[issue.path.join('.')] ??= []).push(issue.message);
    throw new Refusal('invalid', 422, 'The given data was invalid.', { errors });
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
