import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { instant } from '../kernel/primitives.ts';
import { failureKinds, figureKinds, waitingKinds } from './overview-words.ts';

/** Where the rows behind a number are read: an address of this site. Null: no screen lists them. */
const link = z.string().nullable();

const standing = z.object({
  count: z.int().min(0),
  /** Of the oldest one; null where there is none. */
  since: instant.nullable(),
  link,
});

/** Days are UTC. Each time stands beside the one before it: yesterday, and the seven days before these. */
const pace = z.object({
  today: z.int(),
  yesterday: z.int(),
  /** Seven days, today among them. */
  week: z.int(),
  week_before: z.int(),
});
export type Pace = z.infer<typeof pace>;

export const adminOverview = z.object({
  at: instant,
  /** Of each kind that the viewer may decide on, also where none waits. */
  waiting: z.array(standing.extend({ kind: z.enum(waitingKinds) })),
  /** Of each kind that the viewer may see to. */
  failures: z.array(standing.extend({ kind: z.enum(failureKinds) })),
  /** People who were here in the last five minutes, 24 hours and seven days; null for who may not manage users. */
  people: z.object({ now: z.int().min(0), day: z.int().min(0), week: z.int().min(0), link }).nullable(),
  figures: z.array(pace.extend({ kind: z.enum(figureKinds), link })),
  /** Sold, less what was given back, in minor units: below zero on a day of refunds. Null for who may not manage payments. */
  revenue: z.array(pace.extend({ currency: z.string().length(3), link })).nullable(),
});
export type AdminOverview = z.infer<typeof adminOverview>;

export const overviewEndpoints = defineEndpoints({
  getAdminOverview: {
    summary:
      'What waits for those who run the site, what went wrong, and how the site fares; by what the viewer may do',
    auth: 'signed-in',
    permission: 'review-course',
    reply: adminOverview,
  },
});
