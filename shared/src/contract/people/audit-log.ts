import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink } from '../kernel/list-queries.ts';
import { day, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { locales } from '../site/locales.ts';
import { auditKinds, auditSubjects } from './audit-words.ts';

const personRef = z.object({ id, name: z.string() });

/** Name → value, of what an act changed. */
const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]));

export const auditLogEntry = z.object({
  /** From 1, without a gap. */
  seq: z.int().min(1),
  at: instant,
  kind: z.enum(auditKinds),
  /** Who did it; null: the site by itself. */
  actor: personRef.nullable(),
  subject: z.object({
    type: z.enum(auditSubjects),
    id: z.string(),
    /** Of a person today's, of all else that of the day. */
    name: z.string().nullable(),
  }),
  /** Empty where none is asked for. */
  why: z.string(),
  before: facts,
  after: facts,
  /** SHA-256, hex, of all of this and the hash before it. */
  hash: z.string(),
});
export type AuditLogEntry = z.infer<typeof auditLogEntry>;

export const auditLogFilters = z.object({
  kind: z.enum(auditKinds).optional(),
  actor_id: id.optional(),
  /** Of a person, a course and so on: all that was done to it. */
  subject_id: z.string().trim().max(200).optional(),
  /** Words of the reason, or of the subject's name. */
  q: z.string().trim().max(100).default(''),
  /** Both days belong to it, in UTC. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditLogFilters = z.infer<typeof auditLogFilters>;

export const auditLogFile = auditLogFilters.extend({ locale: z.enum(locales) });

export const auditLogEndpoints = defineEndpoints({
  listAuditLog: {
    summary: 'What those who run the site did, newest first',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    query: pageQuery.extend(auditLogFilters.shape),
    reply: paged(auditLogEntry),
  },
  verifyAuditLog: {
    summary: 'Compute all hashes of the audit log anew',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    reply: z.object({
      /** That hold, counted from the first. */
      entries: z.int().min(0),
      /** The first one that does not; null where all do. */
      broken_at: z.int().min(1).nullable(),
    }),
  },
  getAuditLogLink: {
    summary: 'A link to the audit log as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    query: auditLogFilters,
    reply: fileLink,
  },
});
