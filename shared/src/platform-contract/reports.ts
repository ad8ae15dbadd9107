import { z } from 'zod';
import { releaseId } from './release.ts';

export { EVENTS_PATH, LEASES_PATH, releasePath, REPORTS_PATH } from './paths.ts';

export const releaseEvent = z.object({ channel: z.string(), revision: z.int() });

const origin = {
  /** Name of the remote, or `shell`. */
  remote: z.string().max(42),
  version: z.string().max(80),
  /** Path of the page, without query. */
  path: z.string().max(300),
  at: z.iso.datetime(),
};

export const browserReport = z.discriminatedUnion('kind', [
  z.object({
    /** Where it went wrong: while loading its code, at its first render, or later. */
    kind: z.enum(['load-error', 'mount-error', 'runtime-error']),
    ...origin,
    /** How far it had come: `entry`, `chunk`, `stylesheet`, `mount`, `runtime` … */
    stage: z.string().max(30).optional(),
    message: z.string().max(1000),
    stack: z.string().max(6000).optional(),
    /** Of a load error: the file or chunk, and how it failed; `integrity`: its bytes are not those of the release. */
    file: z.string().max(300).optional(),
    failure: z.enum(['timeout', 'missing', 'integrity']).optional(),
    context: z.record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean(), z.null()])).optional(),
  }),
  z.object({
    /** A screen of this version stood for the first time in this page. Milliseconds from the wish to the first render. */
    kind: z.literal('opened'),
    ...origin,
    mount_ms: z.number().min(0).max(600_000).nullable(),
  }),
  z.object({
    /** A web vital; milliseconds, but for CLS, which has no unit. `remote` is the one on screen when it was taken. */
    kind: z.literal('measure'),
    ...origin,
    name: z.string().max(40),
    value: z.number(),
  }),
]);
export type BrowserReport = z.infer<typeof browserReport>;

export const reportBatch = z.object({
  channel: z.string().max(31),
  revision: z.int(),
  /** As in the page's `Visit`; counts are of visitors, and only of those that a gateway has made. */
  visitor: z.string().max(60).default(''),
  release_set: z.string().max(40).default(''),
  /** The share of pages that send measures, so that counts can be scaled. */
  sample: z.number().min(0).max(1).default(1),
  reports: z.array(browserReport).min(1).max(50),
});
export type ReportBatch = z.infer<typeof reportBatch>;

/** Sent every `LEASE_EVERY_MS` (`paths.ts`) while a page is open, and once with `closing` when it goes. */
export const leaseBody = z.object({
  /** Of the visits that brought these versions, the page's first one first; it is the same in all its leases. */
  passes: z.array(z.string().max(60)).max(40).default([]),
  /** All versions whose code is in the page, the shell's too. */
  versions: z.array(releaseId).max(40),
  closing: z.boolean().default(false),
});
export type LeaseBody = z.infer<typeof leaseBody>;
