import type { Arguments, Reply } from '../contract/endpoints.ts';
import { routes, type RouteName } from '../contract/routes.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

/** One typed function per call: `api.listCourses({ query: { q: 'python' } })`. */
export type Api = {
  [N in RouteName]: object extends Arguments<N>
    ? (given?: Arguments<N>) => Promise<Reply<N>>
    : (given: Arguments<N>) => Promise<Reply<N>>;
};

interface Given {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

/** The API's client over any `HttpClient`; made from the route table, so nothing is typed twice. */
export function createApi(http: HttpClient): Api {
  const call = (name: RouteName) => {
    const [method, template] = routes[name].split(' ') as [HttpRequest['method'], string];
    return (given: Given = {}) =>
      http.request({
        method,
        path: fillPath(template, given.params ?? {}),
        query: given.query,
        body: given.body,
        signal: given.signal,
      });
  };
  return Object.fromEntries(Object.keys(routes).map((name) => [name, call(name as RouteName)])) as unknown as Api;
}

function fillPath(template: string, params: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new TypeError(`The path ${template} needs the parameter '${key}'.`);
    return encodeURIComponent(value);
  });
}
