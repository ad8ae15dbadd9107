import type { z } from 'zod';
import type { Permission } from './roles.ts';
import type { RouteName } from './routes.ts';

/** What one call takes, gives and asks of its caller. Method and path stand in `routes.ts`. */
export interface Endpoint {
  /** One line for the reading page of the API. */
  summary: string;
  /**
   * `public`: anyone; `optional`: anyone, but a signed-in caller may see more;
   * `signed-in`: a valid token. `permission` implies `signed-in`; of several, any one is enough.
   */
  auth: 'public' | 'optional' | 'signed-in';
  permission?: Permission | readonly Permission[];
  /**
   * To who sees the site as somebody else, reads are open and whatever changes something is closed; here the other way
   * round.
   */
  impersonating?: 'open' | 'closed';
  /** Its handler counts its calls: they are none of the writes of which a person has so many a minute. */
  hasOwnLimit?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

type Shape<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.input<S> : undefined;
// In brackets: a body that is one of several shapes stays one part of the call.
type Given<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : object extends V
    ? { [P in K]?: V }
    : { [P in K]: V };

/** Arguments of a call, as the caller gives them. */
export type CallArguments<E> = Given<'params', Shape<E, 'params'>> &
  Given<'query', Shape<E, 'query'>> &
  Given<'body', Shape<E, 'body'>> & {
    signal?: AbortSignal;
    /** The call outlives its page; for bodies well below 64 KiB. */
    keepalive?: boolean;
  };
/** What the call resolves to. */
export type CallReply<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never;

/** Checks a noun's table against `Endpoint` while keeping each schema's exact type. */
export const defineEndpoints = <const T extends Partial<Record<RouteName, Endpoint>>>(table: T): T => table;
