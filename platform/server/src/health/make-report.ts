import type { HealthReport, VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import type { MergedMinute, MergedVersion } from './merge-hours.ts';
import { addSketch, quantileOf, type ValueSketch } from './value-sketch.ts';

const SECOND = 1000;

/** Seconds between two points of a chart: at most about 170 points, so that a phone can draw them. */
export const stepOf = (minutes: number): number =>
  minutes <= 60 ? 60 : minutes <= 360 ? 300 : minutes <= 1440 ? 900 : 3600;

export interface Span {
  channel: string;
  from: number;
  to: number;
  /** In seconds. */
  step: number;
}

export function makeReport(versions: MergedVersion[], { channel, from, to, step }: Span): HealthReport {
  return {
    channel,
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    step,
    versions: versions.map(summarise),
    series: versions.map((version) => ({
      name: version.name,
      version: version.version,
      points: pointsOf(version, { from, to, step }),
    })),
  };
}

function summarise({ name, version, minutes, vitals }: MergedVersion): VersionHealth {
  const mount = allMounts(minutes);
  return {
    name,
    version,
    ...sumsOf(minutes),
    failures: failuresOf(minutes),
    mount_p50: rounded(quantileOf(mount, 0.5)),
    mount_p95: rounded(quantileOf(mount, 0.95)),
    vitals: Object.fromEntries(
      Object.entries(vitals).flatMap(([vital, sketch]) => {
        const value = quantileOf(sketch, 0.75);
        return value === null ? [] : [[vital, vital === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)]];
      }),
    ),
  };
}

function pointsOf({ minutes }: MergedVersion, { from, to, step }: Omit<Span, 'channel'>) {
  const length = Math.ceil((to - from) / (step * SECOND));
  return Array.from({ length }, (_, place) => {
    const start = from + place * step * SECOND;
    const those = minutes.filter(({ at }) => at >= start && at < start + step * SECOND);
    return {
      at: new Date(start).toISOString(),
      ...sumsOf(those),
      mount_p50: rounded(quantileOf(allMounts(those), 0.5)),
    };
  });
}

const sumsOf = (minutes: MergedMinute[]) => ({
  opened: Math.round(minutes.reduce((sum, { opened }) => sum + opened, 0)),
  failed: Math.round(minutes.reduce((sum, { failed }) => sum + failed, 0)),
});

const allMounts = (minutes: MergedMinute[]): ValueSketch => {
  const all: ValueSketch = {};
  for (const { mount } of minutes) addSketch(all, mount);
  return all;
};

/** Visitors by kind of failure. */
export function failuresOf(minutes: MergedMinute[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { failures } of minutes)
    for (const [kind, count] of Object.entries(failures)) all[kind] = (all[kind] ?? 0) + count;
  return Object.fromEntries(Object.entries(all).map(([kind, count]) => [kind, Math.max(1, Math.round(count))]));
}

const rounded = (value: number | null): number | null => value && Math.round(value);
