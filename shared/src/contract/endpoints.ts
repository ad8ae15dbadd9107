import * as tables from './endpoint-tables.ts';
import type { CallArguments, CallReply, Endpoint } from './kernel/endpoint.ts';
import type { RouteName } from './kernel/routes.ts';

type Table = (typeof tables)[keyof typeof tables];
type AllOf<T> = (T extends unknown ? (table: T) => void : never) extends (all: infer A) => void ? A : never;
/** Does not compile while a call of `routes.ts` stands in no table. */
type Complete<T extends Record<RouteName, Endpoint>> = T;
/** Named by its tables: written out, it is longer than what the compiler writes into a declaration. */
export type Endpoints = Complete<AllOf<Table>>;

const joined: unknown = Object.assign({}, ...Object.values(tables));
/** Every call with its schemas. Browsers import this file for its types only (see `kernel/routes.ts`). */
export const endpoints: Endpoints = joined as Endpoints;

export type Arguments<N extends RouteName> = CallArguments<Endpoints[N]>;
export type Reply<N extends RouteName> = CallReply<Endpoints[N]>;
