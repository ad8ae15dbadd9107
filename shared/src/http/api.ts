import type { Arguments, Reply } from '../contract/endpoints.ts';
import { routes, type RouteName } from '../contract/kernel/routes.ts';
import type { HttpClient } from './http-client.ts';
import { createCalls } from './typed-calls.ts';

/** One typed function per call: `api.listCourses({ query: { q: 'python' } })`. */
export type Api = {
  [N in RouteName]: object extends Arguments<N>
    ? (given?: Arguments<N>) => Promise<Reply<N>>
    : (given: Arguments<N>) => Promise<Reply<N>>;
};

/** The API's client over any `HttpClient`; made from the route table, so nothing is typed twice. */
export const createApi = (http: HttpClient): Api => createCalls(http, routes) as unknown as Api;
