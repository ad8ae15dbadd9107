import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, pageQuery, paged } from '../kernel/primitives.ts';

/** Something that the API was to do apart from any call, whose every attempt failed. */
export const givenUpWork = z.object({
  id,
  /** What was to be done, as logs call it: `settle payment`. */
  kind: z.string(),
  /** Of what; null where there is one of its kind at a time. Often the id of a payment. */
  key: z.string().nullable(),
  attempts: z.int().min(0),
  /** What broke the last attempt. */
  last_error: z.string().nullable(),
  created_at: instant,
  given_up_at: instant,
});
export type GivenUpWork = z.infer<typeof givenUpWork>;

export const backgroundWorkEndpoints = defineEndpoints({
  listGivenUpWork: {
    summary: 'Work that was given up after its last attempt, newest first',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    query: pageQuery,
    reply: paged(givenUpWork),
  },
  retryWork: {
    summary: 'Have given-up work attempted again, with all its attempts',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    params: byId,
    reply: ok,
  },
});
