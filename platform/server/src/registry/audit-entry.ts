import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { AuditEntry } from '@stoa/shared/platform-contract/access.ts';
import { changeKinds, type ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { Signer } from '../signing/signing.ts';

/** What there is to write down; the log adds the rest. */
export type AuditDraft = Pick<AuditEntry, 'kind' | 'by' | 'subject'> &
  Partial<Pick<AuditEntry, 'at' | 'channel' | 'revision' | 'why' | 'release_set' | 'details'>>;

export const NOTHING_BEFORE = '0'.repeat(64);

export function sealEntry(
  draft: AuditDraft,
  place: { seq: number; previous: string },
  signer: Pick<Signer, 'keyId' | 'sign'>,
): AuditEntry {
  const entry = {
    seq: place.seq,
    at: draft.at ?? new Date().toISOString(),
    kind: draft.kind,
    by: draft.by,
    subject: draft.subject,
    channel: draft.channel ?? null,
    revision: draft.revision ?? null,
    why: draft.why ?? '',
    release_set: draft.release_set ?? null,
    // As JSON keeps it: what is hashed is what will be read.
    details: JSON.parse(JSON.stringify(draft.details ?? {})) as Record<string, unknown>,
    previous: place.previous,
    key_id: signer.keyId,
  };
  const hash = hashOf(entry);
  return { ...entry, hash, signature: signer.sign(hash).signature };
}

/** SHA-256, hex, of the entry without `hash` and `signature`, as canonical JSON (RFC 8785). */
export function hashOf({
  hash: _hash,
  signature: _signature,
  ...entry
}: Omit<AuditEntry, 'hash' | 'signature'> & Partial<AuditEntry>): string {
  return createHash('sha256')
    .update(canonicalize(entry) ?? '')
    .digest('hex');
}

/** A change of a channel as the audit log tells it. */
export const auditOfChange = (channel: string, change: ChannelChange): AuditDraft & { revision: number } => ({
  kind: change.kind,
  at: change.at,
  by: change.by,
  subject: subjectOf(change),
  channel,
  revision: change.revision,
  why: change.why,
  details: {
    moves: change.moves,
    ...(change.canaries.length > 0 && { canaries: change.canaries }),
    ...(change.revoked.length > 0 && { revoked: change.revoked }),
    ...(change.approved_by !== null && { approved_by: change.approved_by }),
    ...(change.automatic && { automatic: true }),
  },
});

/** Whether the entry tells of a revision of its channel. */
export const isOfRevision = <E extends Pick<AuditDraft, 'kind' | 'channel' | 'revision'>>(
  entry: E,
): entry is E & { channel: string; revision: number } =>
  (changeKinds as readonly string[]).includes(entry.kind) &&
  typeof entry.channel === 'string' &&
  typeof entry.revision === 'number';

const subjectOf = ({ moves, canaries, revoked }: ChannelChange): string => {
  const moved = moves.map(({ name, to }) => `${name}@${to}`);
  const drawn = canaries.map(({ name, version }) => `${name}@${version}`);
  return [...new Set([...moved, ...drawn, ...revoked])].join(' ');
};
