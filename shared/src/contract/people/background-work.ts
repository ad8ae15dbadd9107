import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

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

const workIds = z.array(id).min(1, rule('Choose at least one.')).max(100, rule('Choose at most 100.'));
export const dropReason = z
  .string()
  .trim()
  .min(3, rule('Say why, in 3 to 500 characters.'))
  .max(500, rule('Say why, in 3 to 500 characters.'));
/** How many of them it was done to; somebody else was faster with the rest. */
const done = z.object({ done: z.int().min(0) });

export const backgroundWorkEndpoints = defineEndpoints({
  listGivenUpWork: {
    summary: 'Work that was given up after its last attempt, newest first',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    /** `kind`: of this one alone. */
    query: pageQuery.extend({ kind: z.string().trim().max(100).optional() }),
    reply: paged(givenUpWork).extend({
      /** All kinds that there are, and how many of each; an older API tells none. */
      kinds: z.array(z.object({ kind: z.string(), count: z.int().min(1) })).optional(),
    }),
  },
  retryWork: {
    summary: 'Have given-up work attempted again, with all its attempts',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    params: byId,
    reply: ok,
  },
  retryManyWork: {
    summary: 'Have many given-up works attempted again',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    body: z.object({ ids: workIds }),
    reply: done,
  },
  /** There is no way back: nobody does it any more. */
  dropWork: {
    summary: 'Let go of given-up work for good, with a reason',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    body: z.object({ ids: workIds, reason: dropReason }),
    reply: done,
  },
});
