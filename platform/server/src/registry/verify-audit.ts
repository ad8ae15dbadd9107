import type { KeyObject } from 'node:crypto';
import {
  auditEntry,
  type AuditEntry,
  type AuditVerdict,
  type ReleaseKey,
} from '@stoa/shared/platform-contract/access.ts';
import { isSignedBy, publicKeyOf } from '../signing/ed25519.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { hashOf, isOfRevision, NOTHING_BEFORE } from './audit-entry.ts';
import { AUDIT_PREFIX, auditKeyOf, type LogHead } from './audit-log.ts';

export interface VerifyAuditOptions {
  /** Entries read so far, of how many. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Channel → its newest revision: shows when entries were taken off the end, and revisions off a channel. */
  expected?: (() => Promise<Readonly<Record<string, number>>>) | undefined;
}

interface AuditedLog {
  storage: ObjectStorage;
  keys: SigningKeys;
  findHead(): Promise<LogHead>;
}

const READ_AT_ONCE = 16;
/** A change that is being made has its revision a moment before its entry. */
const PATIENCE_MS = 1_000;

export async function verifyAudit(log: AuditedLog, options: VerifyAuditOptions): Promise<AuditVerdict> {
  const expected = await options.expected?.();
  // What this process or a signed hint remembers of the end, and what is stored: the log must reach the farther one.
  const last = Math.max((await log.findHead()).seq, await newestStored(log.storage));
  const chain = chainOf(log.keys);
  for (let from = 1; from <= last; from += READ_AT_ONCE) {
    const seqs = Array.from({ length: Math.min(READ_AT_ONCE, last - from + 1) }, (_, index) => from + index);
    const contents = await Promise.all(seqs.map((seq) => log.storage.read(auditKeyOf(seq))));
    for (const [index, stored] of contents.entries()) {
      const seq = from + index;
      const reason = stored ? chain.reasonAgainst(seq, stored.content) : missing(seq, last);
      if (reason) return { entries: last, valid: false, broken_at: seq, reason };
    }
    options.onProgress?.(from + seqs.length - 1, last);
  }
  const broken = chain.endReason() ?? (await revisionsReason(log, expected ?? {}, last, chain.revisions));
  return broken
    ? { entries: last, valid: false, broken_at: broken.at, reason: broken.reason }
    : { entries: last, valid: true, broken_at: null, reason: null };
}

interface Broken {
  at: number;
  reason: string;
}

function chainOf(keys: SigningKeys) {
  const publicKeys = new Map<string, { state: ReleaseKey['state']; key: KeyObject }>();
  for (const { id, state, public_key } of keys.list()) publicKeys.set(id, { state, key: publicKeyOf(public_key) });
  const revisions: Record<string, number> = {};
  let previous = NOTHING_BEFORE;
  /** The first of the newest entries that only a retired key signed. */
  let unvouched: AuditEntry | undefined;

  const reasonAgainst = (seq: number, content: Uint8Array): string | undefined => {
    const entry = parsed(content);
    if (!entry) return `Entry ${seq} was altered: it cannot be read as an entry.`;
    if (entry.seq !== seq) return `Entry ${seq} is not in its place: it holds entry ${entry.seq}.`;
    if (hashOf(entry) !== entry.hash) return `Entry ${seq} was altered: its content does not have its hash.`;
    const signedBy = publicKeys.get(entry.key_id);
    if (!signedBy) return `Entry ${seq} is signed with the key ${entry.key_id}, which this site does not know.`;
    const signed = { payload: entry.hash, key_id: entry.key_id, signature: entry.signature };
    if (!isSignedBy(signedBy.key, signed)) return `Entry ${seq} was forged: its signature is not that of its hash.`;
    if (entry.previous !== previous) {
      return seq === 1
        ? 'Entry 1 is not the first: entries before it were taken out.'
        : `Entry ${seq} does not follow entry ${seq - 1}: one of the two was replaced.`;
    }
    previous = entry.hash;
    // A later entry of a trusted key vouches for all before it.
    if (signedBy.state !== 'retired') unvouched = undefined;
    else unvouched ??= entry;
    if (isOfRevision(entry)) revisions[entry.channel] = Math.max(revisions[entry.channel] ?? 0, entry.revision);
    return undefined;
  };
  const endReason = (): Broken | undefined =>
    unvouched && {
      at: unvouched.seq,
      reason: `Entry ${unvouched.seq} is signed with the retired key ${unvouched.key_id}, and no later entry of a trusted key vouches for it.`,
    };
  return { reasonAgainst, endReason, revisions };
}

async function revisionsReason(
  log: AuditedLog,
  expected: Readonly<Record<string, number>>,
  last: number,
  verified: Readonly<Record<string, number>>,
): Promise<Broken | undefined> {
  const isBehind = (known: Readonly<Record<string, number>>) =>
    Object.keys(expected).find((channel) => (known[channel] ?? 0) < (expected[channel] ?? 0));
  if (isBehind(verified)) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const known = isBehind(verified) ? (await log.findHead()).revisions : verified;
  const channel = isBehind(known);
  if (!channel) return undefined;
  return {
    at: last + 1,
    reason: `The log ends at entry ${last} and knows channel ${channel} up to revision ${known[channel] ?? 0}, but the channel has revision ${expected[channel]}: entries were taken off the end, or a process was killed before it wrote one.`,
  };
}

const missing = (seq: number, last: number): string =>
  seq === last ? `Entry ${seq} is missing: the log was cut off at its end.` : `Entry ${seq} is missing.`;

async function newestStored(storage: ObjectStorage): Promise<number> {
  let newest = 0;
  for await (const { key } of storage.list(AUDIT_PREFIX)) {
    const seq = /^(\d+)\.json$/.exec(key.slice(AUDIT_PREFIX.length))?.[1];
    if (seq) newest = Math.max(newest, Number(seq));
  }
  return newest;
}

function parsed(content: Uint8Array): AuditEntry | undefined {
  try {
    return auditEntry.strict().parse(JSON.parse(Buffer.from(content).toString('utf8')));
  } catch {
    return undefined;
  }
}
