import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { AuditRow } from './audit.tables.ts';

export const NOTHING_BEFORE = '0'.repeat(64);

/** SHA-256, hex, of the entry without its hash, as canonical JSON (RFC 8785). */
export const hashOf = ({ at, ...entry }: Omit<AuditRow, 'hash'>): string =>
  createHash('sha256')
    .update(canonicalize({ ...entry, at: at.toISOString() }) ?? '')
    .digest('hex');
