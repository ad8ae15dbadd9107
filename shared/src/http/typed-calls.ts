import type { HttpClient, HttpRequest } from './http-client.ts';

/** What a call is given, as far as sending goes. */
export interface GivenToCall {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  /** The call outlives its page; for bodies well below 64 KiB. */
  keepalive?: boolean;
}

/**
 * One function per entry of a route table (`name: 'GET path/{parameter}'`). Who calls this gives the result its types,
 * from the same contract as the table.
 */
export function createCalls(
  http: HttpClient,
  table: Readonly<Record<string, string>>,
  prefix = '',
): Record<string, (given?: GivenToCall) => Promise<unknown>> {
  const call = (route: string) => {
    const [method, template] = route.split(' ') as [HttpRequest['method'], string];
    return (given: GivenToCall = {}) =>
      http.request({
        method,
        path: prefix + fillPath(template, given.params ?? {}),
        query: given.query,
        body: given.body,
        signal: given.signal,
        keepalive: given.keepalive,
      });
  };
  return Object.fromEntries(Object.entries(table).map(([name, route]) => [name, call(route)]));
}

function fillPath(template: string, params: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new TypeError(`The path ${template} needs the parameter '${key}'.`);
    return encodeURIComponent(value);
  });
}
