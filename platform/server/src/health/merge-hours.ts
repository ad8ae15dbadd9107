import { countDistinct } from './distinct-visitors.ts';
import { partsOf, startOfHour, type HealthHour, type HealthMinute } from './health-hour.ts';
import { addSketch, type ValueSketch } from './value-sketch.ts';

/** One minute of one version over all gateways. */
export interface MergedMinute extends HealthMinute {
  /** Its beginning. */
  at: number;
}
export interface MergedVersion {
  id: string;
  name: string;
  version: string;
  /** In order of time; those in which nothing happened are missing. */
  minutes: MergedMinute[];
  /** Of all hours that the span touches. */
  vitals: Record<string, ValueSketch>;
}

const MINUTE = 60_000;

/** The versions that were in browsers between the two times, with the minutes that begin in [from, to). */
export function mergeHours(hours: HealthHour[], from: number, to: number, isWanted = (_id: string) => true) {
  const ids = new Set(hours.flatMap((hour) => [...hour.versions.keys()]).filter(isWanted));
  return [...ids]
    .toSorted()
    .map((id) => mergeVersion(hours, id, from, to))
    .filter(({ minutes }) => minutes.length > 0);
}

export function mergeVersion(hours: HealthHour[], id: string, from: number, to: number): MergedVersion {
  const minutes = new Map<number, MergedMinute>();
  const vitals: Record<string, ValueSketch> = {};
  const twice = countedTwice(hours, id);
  for (const { hour, versions } of hours) {
    const counted = versions.get(id);
    for (const [name, sketch] of Object.entries(counted?.vitals ?? {})) addSketch((vitals[name] ??= {}), sketch);
    for (const [of, minute] of counted?.minutes ?? []) {
      const at = startOfHour(hour) + of * MINUTE;
      if (at < from || at >= to) continue;
      const merged = minutes.get(at) ?? { at, opened: 0, failed: 0, opened_failed: 0, failures: {}, mount: {} };
      minutes.set(at, merged);
      merged.opened += minute.opened / twice.opened;
      merged.failed += minute.failed / twice.failed;
      merged.opened_failed += minute.opened_failed / twice.failed;
      for (const [kind, count] of Object.entries(minute.failures))
        merged.failures[kind] = (merged.failures[kind] ?? 0) + count / twice.failed;
      addSketch(merged.mount, minute.mount);
    }
  }
  return {
    id,
    ...partsOf(id),
    minutes: [...minutes.values()].toSorted((a, b) => a.at - b.at),
    vitals,
  };
}

/**
 * How many times each visitor was counted on average: up to the number of gateways, as each counts those it sees. Dividing
 * by it keeps a visitor one visitor, whichever gateways a balancer sent the visits to.
 */
function countedTwice(hours: HealthHour[], id: string): { opened: number; failed: number } {
  const those = hours.filter(({ versions }) => versions.has(id));
  const gateways = new Set(those.map(({ gateway }) => gateway)).size;
  const ratio = (what: 'opened' | 'failed') => {
    if (gateways < 2) return 1;
    const versions = those.map(({ versions }) => versions.get(id)!);
    const counted = versions.flatMap(({ minutes }) => [...minutes.values()]).reduce((sum, at) => sum + at[what], 0);
    const different = countDistinct(versions.map((version) => version[what]));
    return different > 0 ? Math.min(gateways, Math.max(1, counted / different)) : 1;
  };
  return { opened: ratio('opened'), failed: ratio('failed') };
}
