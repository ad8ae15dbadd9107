import { hash } from 'node:crypto';
import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { releaseId } from '@stoa/shared/platform-contract/release.ts';
import type { BrowserReport, ReportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { canHave, isOurVisitor } from '../release/canary-choice.ts';
import { addVisitor, HASH_BYTES } from './distinct-visitors.ts';
import { failureKindOf, failureKinds } from './failure-kind.ts';
import {
  emptyMinute,
  emptyVersionHour,
  hourOf,
  partsOf,
  startOfHour,
  type HealthHour,
  type HealthMinute,
} from './health-hour.ts';
import { addValue } from './value-sketch.ts';

/** Visitors of one version that one gateway can tell apart in a day; more are not counted until the day is over. */
const MOST_VISITORS = 200_000;
/** In all versions together, about 100 bytes each; beyond it the version not heard of for longest forgets its visitors. */
const MOST_REMEMBERED = 600_000;
/** Versions in one hour that are not live: in old tabs, or made up. Reports of more are dropped. */
const MOST_OTHERS = 100;
/** Of one canary: networks with a visitor to whom it failed. Beyond it nobody could be one machine. */
const MOST_NETWORKS = 50_000;
/** Hours in memory: more than a day only while the storage is down. */
const MOST_HOURS = 48;

const MINUTE = 60_000;
const vitals = new Set(['LCP', 'INP', 'CLS', 'TTFB', 'FCP']);

export interface CountingOptions {
  channel: string;
  /** Of visitor ids. */
  secret: Buffer;
  /** Drawn anew by each process: it alone writes the objects of that name. */
  gatewayId: string;
  now?: () => number;
  /**
   * What is live. Only a canary's own visitors can speak for or against it. And when one begins, visitors of its remote
   * count anew, on both versions: else the stable version would only have those who had not come before that day, and the
   * comparison would be between two kinds of people.
   */
  current?: () => ChannelDocument | undefined;
}

/** What happened to one visitor on one version, in one number: the minute of the day, then a bit for each kind. */
const KINDS = failureKinds.length;
const MINUTE_UNIT = 2 ** KINDS;

interface Sender {
  visitor: string;
  /** As `networkOf` tells it; undefined when it says nothing of who sends. */
  network: string | undefined;
}

/** Counts visitors, not events: each once a version and day as opened, once as failed, and once for each kind of failure. */
export function countReports({ channel, secret, gatewayId, now = Date.now, current }: CountingOptions) {
  const hours = new Map<string, HealthHour>();
  /** Hours to be written. */
  const changed = new Set<string>();
  let day = '';
  /** Version and comparison → visitor's hash → what happened. In the order in which they were last heard of. */
  let remembered = new Map<string, Map<number, number>>();
  let howMany = 0;
  /** Canary and comparison → networks whose failure counts against it. Kept over days, as long as the canary is out. */
  const spoken = new Map<string, Set<string>>();

  /**
   * Anybody can have as many visitors as they like: a page without a cookie makes one. So against a canary one failing
   * visitor counts for each network, which makes the judge only slower, and one machine can end no canary by itself.
   */
  function maySpeak(id: string, since: string | undefined, network: string | undefined): boolean {
    const { name, version } = partsOf(id);
    if (network === undefined || current?.()?.live[name]?.canary?.version !== version) return true;
    const key = `${id}\n${since}`;
    for (const other of spoken.keys()) if (other !== key && other.startsWith(`${name}@`)) spoken.delete(other);
    const networks = spoken.get(key) ?? new Set();
    spoken.set(key, networks);
    if (networks.has(network)) return false;
    if (networks.size < MOST_NETWORKS) networks.add(network);
    return true;
  }

  function hourAt(hour: string): HealthHour {
    let found = hours.get(hour);
    if (!found) {
      found = { gateway: gatewayId, hour, versions: new Map() };
      hours.set(hour, found);
      const oldest = [...hours.keys()].toSorted()[0]!;
      if (hours.size > MOST_HOURS) hours.delete(oldest);
    }
    return found;
  }

  function isLive(id: string): boolean {
    const { name, version } = partsOf(id);
    const live = current?.()?.live[name];
    return live?.version === version || live?.canary?.version === version;
  }

  function versionAt(time: number, id: string) {
    const { versions } = hourAt(hourOf(time));
    if (!versions.has(id) && (versions.size < MOST_OTHERS || isLive(id))) versions.set(id, emptyVersionHour());
    return versions.get(id);
  }

  function minuteAt(time: number, id: string): HealthMinute | undefined {
    const minutes = versionAt(time, id)?.minutes;
    const at = new Date(time).getUTCMinutes();
    if (minutes && !minutes.has(at)) minutes.set(at, emptyMinute());
    return minutes?.get(at);
  }

  function visitorsOf(key: string): Map<number, number> {
    const known = remembered.get(key) ?? new Map<number, number>();
    remembered.delete(key);
    remembered.set(key, known);
    return known;
  }

  function makeRoom(): void {
    for (const [key, known] of remembered) {
      if (howMany < MOST_REMEMBERED || remembered.size === 1) return;
      remembered.delete(key);
      howMany -= known.size;
    }
  }

  /** @param kind of the failure; undefined when it opened. */
  function count(time: number, { visitor, network }: Sender, id: string, kind: string | undefined): void {
    const minute = minuteAt(time, id);
    if (!minute) return;
    const comparison = current?.()?.live[partsOf(id).name]?.canary?.since ?? '';
    const known = visitorsOf(`${id}\n${comparison}`);
    const who = hash('sha256', `${day}\n${comparison}\n${visitor}`, 'buffer').readUIntBE(0, HASH_BYTES);
    const startOfDay = Date.parse(`${day}T00:00:00.000Z`);

    let before = known.get(who);
    if (before === undefined) {
      if (known.size >= MOST_VISITORS) return;
      if (howMany >= MOST_REMEMBERED) makeRoom();
      before = Math.floor((time - startOfDay) / MINUTE) * MINUTE_UNIT;
      known.set(who, before);
      howMany += 1;
      minute.opened += 1;
      addVisitor(versionAt(time, id)!.opened, who);
      changed.add(hourOf(time));
    }
    if (kind === undefined) return;

    const kindsBefore = before % MINUTE_UNIT;
    const bit = 2 ** failureKinds.indexOf(kind);
    if (Math.floor(kindsBefore / bit) % 2 === 1) return;
    known.set(who, before + bit);
    minute.failures[kind] = (minute.failures[kind] ?? 0) + 1;
    changed.add(hourOf(time));
    if (kindsBefore > 0) return;
    minute.failed += 1;
    addVisitor(versionAt(time, id)!.failed, who);
    if (!maySpeak(id, comparison, network)) return;
    const opened = startOfDay + Math.floor(before / MINUTE_UNIT) * MINUTE;
    const openedMinute = minuteAt(opened, id);
    if (openedMinute) openedMinute.opened_failed += 1;
    changed.add(hourOf(opened));
  }

  function measure(time: number, id: string, report: Extract<BrowserReport, { kind: 'measure' | 'opened' }>): void {
    if (report.kind === 'opened') {
      const minute = minuteAt(time, id);
      if (minute && report.mount_ms !== null) addValue(minute.mount, report.mount_ms);
    } else if (vitals.has(report.name) && report.value >= 0 && report.value < 600_000) {
      const version = versionAt(time, id);
      if (version) addValue((version.vitals[report.name] ??= {}), report.value);
    }
    changed.add(hourOf(time));
  }

  function turnDay(today: string): void {
    if (today === day) return;
    [day, remembered, howMany] = [today, new Map(), 0];
    // What was written of earlier days is read from the storage again.
    for (const hour of hours.keys()) if (!hour.startsWith(today) && !changed.has(hour)) hours.delete(hour);
  }

  return {
    hours,
    changed,
    /** The times are this gateway's: clocks of browsers are wrong too often. */
    take(batch: ReportBatch, network?: string): void {
      if (batch.channel !== channel || !isOurVisitor(batch.visitor, secret)) return;
      const time = now();
      turnDay(new Date(time).toISOString().slice(0, 10));
      const document = current?.();
      const sender: Sender = { visitor: batch.visitor, network };
      for (const report of batch.reports) {
        const id = `${report.remote}@${report.version}`;
        if (!releaseId.safeParse(id).success) continue;
        if (document && !canHave(document, batch.visitor, report.remote, report.version)) continue;
        if (report.kind === 'measure') measure(time, id, report);
        else if (report.kind === 'opened') {
          count(time, sender, id, undefined);
          measure(time, id, report);
        } else count(time, sender, id, failureKindOf(report));
      }
    },
    /** Hours that are over and written need no memory. */
    forget(hour: string): void {
      if (!hour.startsWith(day) && startOfHour(hour) < now() - 2 * 60 * MINUTE) hours.delete(hour);
    },
  };
}
