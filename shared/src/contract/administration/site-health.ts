import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { instant } from '../kernel/primitives.ts';
import { healthReasons, healthStates, measureNames, measureUnits, siteChecks } from './site-health-words.ts';

const measure = z.object({
  name: z.enum(measureNames),
  unit: z.enum(measureUnits),
  /** A moment as the contract writes it, else a number; null: not known, or never. */
  value: z.union([z.number(), z.string()]).nullable(),
});
export type Measure = z.infer<typeof measure>;

/** How one part of the site fares, and what that was read off. */
export const siteCheck = z.object({
  check: z.enum(siteChecks),
  state: z.enum(healthStates),
  reason: z.enum(healthReasons),
  measures: z.array(measure),
  /** When it was measured. */
  at: instant,
});
export type SiteCheck = z.infer<typeof siteCheck>;

export const siteHealthEndpoints = defineEndpoints({
  /** Each is asked for by itself, and ends after five seconds: one that hangs keeps nobody waiting for the others. */
  getSiteCheck: {
    summary: 'How one part of the site fares: its state, why, and what was measured',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    params: z.object({ check: z.enum(siteChecks) }),
    reply: siteCheck,
  },
});
