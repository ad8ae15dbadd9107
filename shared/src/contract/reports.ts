import { z } from 'zod';

export { EVENTS_PATH, releasePath, REPORTS_PATH } from './platform-paths.ts';

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
    message: z.string().max(1000),
    stack: z.string().max(6000).optional(),
    /** Of a load error: the file or chunk, and how it failed. */
    file: z.string().max(300).optional(),
    failure: z.enum(['timeout', 'missing']).optional(),
    context: z.record(z.string().max(60), z.union([z.string().max(300), z.number(), z.boolean(), z.null()])).optional(),
  }),
  z.object({
    /** A measure; milliseconds, but for CLS, which has no unit. */
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
  reports: z.array(browserReport).min(1).max(50),
});
export type ReportBatch = z.infer<typeof reportBatch>;
