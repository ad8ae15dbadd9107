import { z } from 'zod';
import { LEASE_LASTS_MS } from '@stoa/shared/platform-contract/paths.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { CLOCK_SLACK_MS } from './clock-slack.ts';
import { readJson, toJson } from './json-object.ts';
import { countPages, instantOf, type Lease, type LeaseCounts } from './page-leases.ts';

const PREFIX = 'leases/';
const FLUSH_EVERY_MS = 5_000;
/** One gateway may be ahead, another behind. */
const SLACK_MS = 2 * CLOCK_SLACK_MS;

const leaseObject = z.object({
  written_at: z.iso.datetime(),
  /** Release id → minute of expiry → pages. */
  held: z.record(z.string(), z.record(z.string(), z.int().min(1))),
});

export interface HeldVersion {
  /** How many open pages have its code; at most, where a page was seen by several gateways. */
  pages: number;
  /** When the last of these leases ends if none is renewed. */
  until: Date;
}

export interface LeaseStore {
  /** Takes what a page says of itself. Never throws; is written down within seconds. */
  renew(lease: Lease): void;
  /**
   * Release id → who still has it, over all gateways.
   * @throws StorageUnavailable: then nobody can say that a version is free.
   */
  heldVersions(): Promise<Map<string, HeldVersion>>;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

export interface LeaseStoreSettings {
  /** Names this process among the gateways; letters, digits and hyphens. */
  gatewayId: string;
  now?: () => number;
}

/**
 * Which versions open pages still need. Each gateway counts the pages that speak to it and is the only writer of one
 * object, `leases/{gatewayId}.json`; an object that its gateway no longer writes expires with its last lease.
 */
export function openLeaseStore(storage: ObjectStorage, { gatewayId, now = Date.now }: LeaseStoreSettings): LeaseStore {
  const key = `${PREFIX}${gatewayId}.json`;
  const leases = countPages();
  let timer: NodeJS.Timeout | undefined;
  let isDirty = false;
  let isClosed = false;
  let flushing = Promise.resolve();
  let inherited: Promise<void> | undefined;

  /** A process that was started again under the same name must not forget the pages of the one before. */
  const inherit = (): Promise<void> => {
    inherited ??= storage.read(key).then((stored) => {
      if (stored) leases.inherit(countsOf(readJson(key, stored.content, leaseObject)));
    });
    inherited.catch(() => (inherited = undefined));
    return inherited;
  };
  const write = async (): Promise<void> => {
    await inherit();
    leases.expire(now());
    isDirty = false;
    try {
      const content = toJson({ written_at: new Date(now()).toISOString(), held: plain(leases.counts) });
      const stored = await storage.read(key);
      const isWritten = stored && (await storage.replace(key, content, stored.tag));
      if (!isWritten) isDirty = !(await storage.create(key, content));
    } catch (error) {
      isDirty = true;
      throw error;
    }
  };
  const flush = (): Promise<void> => (flushing = flushing.then(write, write));
  const schedule = (): void => {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      // A storage that is down is told of elsewhere; what is in memory waits for it.
      void flush().then(
        () => isDirty && schedule(),
        () => schedule(),
      );
    }, FLUSH_EVERY_MS);
    timer.unref();
  };

  return {
    renew: (lease) => {
      leases.renew(lease, now());
      isDirty = true;
      schedule();
    },
    heldVersions: async () => {
      await inherit();
      leases.expire(now());
      const held = new Map<string, HeldVersion>();
      merge(held, leases.counts, now());
      for await (const { key: other } of storage.list(PREFIX)) {
        if (other === key) continue;
        const stored = await storage.read(other);
        if (!stored) continue;
        const read = readJson(other, stored.content, leaseObject);
        const isDead = now() - Date.parse(read.written_at) > LEASE_LASTS_MS + SLACK_MS;
        if (isDead) await storage.remove(other);
        else merge(held, countsOf(read), now());
      }
      return held;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      if (isDirty) await flush().catch(() => undefined);
    },
  };
}

const plain = (counts: LeaseCounts) =>
  Object.fromEntries([...counts].map(([release, minutes]) => [release, Object.fromEntries(minutes)]));

const countsOf = ({ held }: z.output<typeof leaseObject>): LeaseCounts =>
  new Map(
    Object.entries(held).map(([release, minutes]) => [
      release,
      new Map(Object.entries(minutes).map(([minute, pages]) => [Number(minute), pages])),
    ]),
  );

function merge(held: Map<string, HeldVersion>, counts: LeaseCounts, now: number): void {
  for (const [release, minutes] of counts) {
    for (const [minute, pages] of minutes) {
      const until = instantOf(minute);
      if (until.getTime() <= now) continue;
      const before = held.get(release);
      held.set(release, {
        pages: (before?.pages ?? 0) + pages,
        until: before && before.until > until ? before.until : until,
      });
    }
  }
}
