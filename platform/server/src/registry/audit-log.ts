import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { auditEntry, type AuditEntry, type AuditVerdict } from '@stoa/shared/platform-contract/access.ts';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { signedText } from '@stoa/shared/platform-contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { auditOfChange, isOfRevision, NOTHING_BEFORE, sealEntry, type AuditDraft } from './audit-entry.ts';
import { verifyAudit, type VerifyAuditOptions } from './verify-audit.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { toJson } from './json-object.ts';
import { refuse } from './refusal.ts';

/** What the log needs of channels; a `ChannelStore` has it. */
export interface AuditedChannels {
  listChannels(): Promise<string[]>;
  /** Newest first. */
  listChanges(channel: string, limit?: number): Promise<ChannelChange[]>;
}

/** Adds what the change itself does not say, such as the release set. */
export type DescribeChange = (channel: string, change: ChannelChange) => Promise<Partial<AuditDraft>>;

export interface AuditLog {
  /**
   * Signs and writes the next entry. An entry of a channel's revision that the log has already is not written again.
   * @throws ReleaseRefused `unavailable` in a process without a signing key
   */
  append(draft: AuditDraft): Promise<AuditEntry>;
  /** Newest first. */
  list(options: { before?: number | undefined; limit: number }): Promise<AuditEntry[]>;
  /**
   * Appends an entry for each revision of a channel that has none: what a process left undone that was killed between
   * the two. Any number of processes may do so at once. Says how many there were.
   */
  reconcile(channels: AuditedChannels, describe?: DescribeChange): Promise<number>;
  /** Reads every entry anew. Says what is wrong with the first that is not what it was. */
  verify(options?: VerifyAuditOptions): Promise<AuditVerdict>;
}

/** The end of the log, and what reading it from the beginning would tell. */
const logHead = z.object({
  seq: z.int().min(0),
  hash: auditEntry.shape.hash,
  /** Channel → newest revision that has an entry. */
  revisions: z.record(z.string(), z.int()),
});
export type LogHead = z.infer<typeof logHead>;
const EMPTY: LogHead = { seq: 0, hash: NOTHING_BEFORE, revisions: {} };

export const AUDIT_PREFIX = 'audit/';
export const auditKeyOf = (seq: number): string => `${AUDIT_PREFIX}${seq}.json`;
/** A late copy of the head, signed, so that a process that starts need not begin at 1. */
const HINT = `${AUDIT_PREFIX}latest.json`;
const HINT_EVERY = 10;
const READ_AT_ONCE = 16;
const MOST_KEPT = 2_000;

/**
 * An entry is written once, under the number after the newest: only one of many writers can create it, the others take
 * the next number. Each holds the hash of the one before and a signature; so none can be altered, taken out or put
 * elsewhere unseen by someone who can write to the storage but cannot sign.
 */
export function openAuditLog(storage: ObjectStorage, keys: SigningKeys): AuditLog {
  const known = new LRUCache<number, AuditEntry>({ max: MOST_KEPT });
  const inTurn = oneAfterAnother();
  let head: LogHead | undefined;

  /** An entry that somebody has spoiled must not keep anyone from rolling back: verifying tells of it. */
  const readEntry = async (seq: number): Promise<AuditEntry | 'spoiled' | undefined> => {
    const before = known.get(seq);
    if (before) return before;
    const stored = await storage.read(auditKeyOf(seq));
    if (!stored) return undefined;
    const entry = auditEntry.safeParse(parsed(stored.content));
    if (!entry.success) return 'spoiled';
    known.set(seq, entry.data);
    return entry.data;
  };
  /** Reads on until there is no next entry. */
  const findHead = async (): Promise<LogHead> => {
    let at = head ?? (await readHint()) ?? EMPTY;
    for (let ahead = 1; ; ahead = READ_AT_ONCE) {
      const seqs = Array.from({ length: ahead }, (_, index) => at.seq + 1 + index);
      const next = await Promise.all(seqs.map(readEntry));
      const end = next.indexOf(undefined);
      for (const entry of next.slice(0, end === -1 ? undefined : end)) at = after(at, entry ?? 'spoiled');
      head = !head || at.seq > head.seq ? at : head;
      if (end !== -1) return head;
    }
  };
  const readHint = async (): Promise<LogHead | undefined> => {
    const stored = await storage.read(HINT);
    const text = stored && signedText.safeParse(parsed(stored.content));
    if (!text?.success || !keys.verifier.verify(text.data)) return undefined;
    return logHead.parse(JSON.parse(text.data.payload));
  };
  const writeHint = async (at: LogHead): Promise<void> => {
    const content = toJson(keys.signer?.sign(JSON.stringify(at)));
    const stored = await storage.read(HINT);
    if (!stored) await storage.create(HINT, content);
    else if (((await readHint())?.seq ?? 0) < at.seq) await storage.replace(HINT, content, stored.tag);
  };

  const append = async (draft: AuditDraft): Promise<AuditEntry> => {
    for (;;) {
      const at = await findHead();
      const written = isOfRevision(draft) && (at.revisions[draft.channel] ?? 0) >= draft.revision;
      const before = written ? await findOfRevision(at.seq, draft) : undefined;
      if (before) return before;
      const { signer } = keys;
      if (!signer) throw refuse('unavailable', 'This process has no signing key: it cannot write to the audit log.');
      const entry = sealEntry(draft, { seq: at.seq + 1, previous: at.hash }, signer);
      if (!(await storage.create(auditKeyOf(entry.seq), toJson(entry)))) continue;
      known.set(entry.seq, entry);
      head = after(at, entry);
      // The entry stands. A hint that is late costs the next process a few reads, nothing more.
      if (entry.seq % HINT_EVERY === 0) await writeHint(head).catch(() => undefined);
      return entry;
    }
  };
  const findOfRevision = async (from: number, { channel, revision }: { channel: string; revision: number }) => {
    for (let seq = from; seq > 0; seq -= 1) {
      const entry = await readEntry(seq);
      if (isEntry(entry) && isOfRevision(entry) && entry.channel === channel && entry.revision === revision)
        return entry;
    }
    return undefined;
  };

  return {
    append: (draft) => inTurn(() => append(draft)),
    list: async ({ before = Number.POSITIVE_INFINITY, limit }) => {
      const newest = Math.min((await findHead()).seq, before - 1);
      const seqs = Array.from({ length: Math.max(0, Math.min(limit, newest)) }, (_, index) => newest - index);
      const entries: Awaited<ReturnType<typeof readEntry>>[] = [];
      for (let from = 0; from < seqs.length; from += READ_AT_ONCE) {
        entries.push(...(await Promise.all(seqs.slice(from, from + READ_AT_ONCE).map(readEntry))));
      }
      return entries.filter(isEntry);
    },
    reconcile: (channels, describe) =>
      inTurn(async () => {
        const { revisions } = await findHead();
        let late = 0;
        for (const channel of await channels.listChannels()) {
          for (const change of await changesAfter(channels, channel, revisions[channel] ?? 0)) {
            await append({ ...auditOfChange(channel, change), ...(await describe?.(channel, change)) });
            late += 1;
          }
        }
        return late;
      }),
    verify: (options = {}) => verifyAudit({ storage, keys, findHead }, options),
  };
}

/** Oldest first. Asks for few changes at a time: mostly there is none. */
async function changesAfter(channels: AuditedChannels, channel: string, revision: number): Promise<ChannelChange[]> {
  for (let limit = 2; ; limit *= 4) {
    const changes = await channels.listChanges(channel, limit);
    const oldest = changes.at(-1);
    if (oldest && oldest.revision > revision + 1 && changes.length === limit) continue;
    return changes.filter((change) => change.revision > revision).reverse();
  }
}

const isEntry = (entry: AuditEntry | 'spoiled' | undefined): entry is AuditEntry =>
  entry !== undefined && entry !== 'spoiled';

function after(head: LogHead, entry: AuditEntry | 'spoiled'): LogHead {
  const seq = head.seq + 1;
  if (entry === 'spoiled') return { ...head, seq };
  if (!isOfRevision(entry)) return { ...head, seq, hash: entry.hash };
  const newest = Math.max(head.revisions[entry.channel] ?? 0, entry.revision);
  return { seq, hash: entry.hash, revisions: { ...head.revisions, [entry.channel]: newest } };
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(content).toString('utf8'));
  } catch {
    return undefined;
  }
}
