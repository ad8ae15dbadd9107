import type { HealthReport } from '@stoa/shared/platform-contract/health.ts';
import type { ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { countReports, type CountingOptions } from './count-reports.ts';
import { encodeHour, healthKey, healthPrefix, hourOf, hourOfKey, startOfHour } from './health-hour.ts';
import { makeReport, failuresOf, stepOf } from './make-report.ts';
import { mergeHours, mergeVersion } from './merge-hours.ts';
import { readHours } from './read-hours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KEPT_DAYS = 30;

export interface HealthStoreOptions extends CountingOptions {
  flushEveryMs?: number;
  /** Older hours are deleted, but for those by which a canary is judged that is still out. */
  days?: number;
  log?: (words: string, error: unknown) => void;
}

export interface Totals {
  opened: number;
  failed: number;
  failures: Record<string, number>;
}
/** Of the visitors who opened in this minute: how many had a failure since. Fractions: see `countedTwice`. */
export interface JudgedMinute {
  at: number;
  opened: number;
  failed: number;
}

export interface HealthStore {
  /** Never throws and never waits. `network`: where it came from, as `networkOf` tells it. */
  take(batch: ReportBatch, network?: string): void;
  /** Writes what has changed. Never throws: what could not be written is tried again with the next one. */
  flush(): Promise<void>;
  /** Over all gateways. Without the storage it is what this one knows. */
  report(query: { minutes: number; name?: string | undefined }): Promise<HealthReport>;
  minutesSince(name: string, version: string, since: number): Promise<JudgedMinute[]>;
  totalsSince(name: string, version: string, since: number): Promise<Totals>;
  /** Writes the last counts. */
  close(): Promise<void>;
}

/** Counts browsers' reports here, and knows what the other gateways on the same storage have counted. */
export function openHealthStore(storage: ObjectStorage, options: HealthStoreOptions): HealthStore {
  const { channel, now = Date.now, current, flushEveryMs = 5000, days = KEPT_DAYS, log = () => undefined } = options;
  const counter = countReports(options);
  const others = readHours(storage, { channel, log });
  let flushing: Promise<void> | undefined;
  let lastCleaned = '';
  let isDown = false;

  async function write(hour: string): Promise<void> {
    const counted = counter.hours.get(hour);
    counter.changed.delete(hour);
    if (!counted) return;
    const key = healthKey(channel, counted);
    try {
      const content = encodeHour(counted);
      const before = await storage.read(key);
      const done = before
        ? before.content.equals(content) || (await storage.replace(key, content, before.tag))
        : await storage.create(key, content);
      if (!done) counter.changed.add(hour);
      else counter.forget(hour);
    } catch (error) {
      counter.changed.add(hour);
      throw error;
    }
  }

  async function flushAll(): Promise<void> {
    try {
      for (const hour of [...counter.changed]) await write(hour);
      await clean();
      isDown = false;
    } catch (error) {
      if (!isDown) log('The counts of browsers’ reports could not be written; they are kept and tried again.', error);
      isDown = true;
    }
  }

  /** Once an hour; whichever gateway comes first. */
  async function clean(): Promise<void> {
    const hour = hourOf(now());
    const channelNow = current?.();
    // Without knowing what is live nobody can say which canary still needs them.
    if (hour === lastCleaned || (current && !channelNow)) return;
    const canaries = Object.values(channelNow?.live ?? {}).flatMap(({ canary }) => canary ?? []);
    const first = Math.min(now() - days * DAY, ...canaries.map(({ since }) => Date.parse(since)));
    for await (const { key } of storage.list(healthPrefix(channel)))
      if (startOfHour(hourOfKey(key)) + HOUR <= first) await storage.remove(key);
    lastCleaned = hour;
  }

  /** All hours that reach into the span; this gateway's own from memory where they are still there. */
  async function hoursSince(from: number) {
    const read = await others.since(from, now(), ({ gateway, hour }) => {
      return gateway === options.gatewayId && counter.hours.has(hour);
    });
    const own = [...counter.hours.values()].filter(({ hour }) => startOfHour(hour) + HOUR > from);
    return [...read, ...own];
  }

  const flush = (): Promise<void> => (flushing ??= flushAll().finally(() => (flushing = undefined)));
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();

  return {
    take(batch, network) {
      try {
        counter.take(batch, network);
      } catch (error) {
        log('A batch of reports was not counted.', error);
      }
    },
    flush,
    async report({ minutes, name }) {
      const step = stepOf(minutes);
      const to = Math.floor(now() / MINUTE) * MINUTE + MINUTE;
      // Points begin at round times, so that a chart does not shiver with each reload.
      const from = Math.floor((to - minutes * MINUTE) / (step * 1000)) * step * 1000;
      const hours = await hoursSince(from);
      const versions = mergeHours(hours, from, to, (id) => !name || id.startsWith(`${name}@`));
      return makeReport(versions, { channel, from, to, step });
    },
    async minutesSince(name, version, since) {
      const from = Math.floor(since / MINUTE) * MINUTE;
      const { minutes } = mergeVersion(await hoursSince(from), `${name}@${version}`, from, Infinity);
      return minutes.flatMap(({ at, opened, opened_failed }) =>
        opened > 0 ? [{ at, opened, failed: opened_failed }] : [],
      );
    },
    async totalsSince(name, version, since) {
      const from = Math.floor(since / MINUTE) * MINUTE;
      const { minutes } = mergeVersion(await hoursSince(from), `${name}@${version}`, from, Infinity);
      return {
        opened: minutes.reduce((sum, { opened }) => sum + opened, 0),
        failed: minutes.reduce((sum, { opened_failed }) => sum + opened_failed, 0),
        failures: failuresOf(minutes),
      };
    },
    async close() {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}
