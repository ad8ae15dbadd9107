import { z } from 'zod';
import { decodeVisitors, encodeVisitors, noVisitors, type DistinctVisitors } from './distinct-visitors.ts';
import type { ValueSketch } from './value-sketch.ts';

const counts = z.record(z.string(), z.int().min(0));

const minute = z.object({
  /** Visitors whose first screen of the version, or first try, was in this minute. */
  opened: z.int(),
  /** Visitors to whom something of it failed for the first time in this minute. */
  failed: z.int(),
  /** Of those who opened in this minute: how many had a failure, then or later. What judging goes by. */
  opened_failed: z.int(),
  failures: counts,
  mount: counts,
});
export type HealthMinute = z.infer<typeof minute>;
export const emptyMinute = (): HealthMinute => ({ opened: 0, failed: 0, opened_failed: 0, failures: {}, mount: {} });

export interface VersionHour {
  /** By the minute of the hour. */
  minutes: Map<number, HealthMinute>;
  vitals: Record<string, ValueSketch>;
  opened: DistinctVisitors;
  failed: DistinctVisitors;
}
export const emptyVersionHour = (): VersionHour => ({
  minutes: new Map(),
  vitals: {},
  opened: noVisitors(),
  failed: noVisitors(),
});

/** `mf-catalog@1.4.0` in its two parts. */
export const partsOf = (id: string): { name: string; version: string } => {
  const parting = id.lastIndexOf('@');
  return { name: id.slice(0, parting), version: id.slice(parting + 1) };
};

/** What one gateway counted in one hour. */
export interface HealthHour {
  gateway: string;
  /** `2026-11-21T14`, in UTC. */
  hour: string;
  /** By release id. */
  versions: Map<string, VersionHour>;
}

const stored = z.object({
  format: z.literal(1),
  gateway: z.string(),
  hour: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d$/),
  versions: z.record(
    z.string(),
    z.object({
      minutes: z.record(z.string().regex(/^[1-5]?\d$/), minute),
      vitals: z.record(z.string(), counts),
      opened: z.string(),
      failed: z.string(),
    }),
  ),
});

export const healthPrefix = (channel: string): string => `health/${channel}/`;
export const healthKey = (channel: string, { hour, gateway }: Pick<HealthHour, 'hour' | 'gateway'>): string =>
  `${healthPrefix(channel)}${hour}/${gateway}.json`;
/** `health/production/2026-11-21T14/…` → `2026-11-21T14` */
export const hourOfKey = (key: string): string => key.split('/').at(-2) ?? '';

export const hourOf = (time: number): string => new Date(time).toISOString().slice(0, 13);
export const startOfHour = (hour: string): number => Date.parse(`${hour}:00:00.000Z`);

export function encodeHour({ gateway, hour, versions }: HealthHour): Buffer {
  const content: z.infer<typeof stored> = {
    format: 1,
    gateway,
    hour,
    versions: Object.fromEntries(
      [...versions].map(([id, version]) => [
        id,
        {
          minutes: Object.fromEntries(version.minutes),
          vitals: version.vitals,
          opened: encodeVisitors(version.opened),
          failed: encodeVisitors(version.failed),
        },
      ]),
    ),
  };
  return Buffer.from(JSON.stringify(content));
}

/** @throws what zod or JSON throws when it is no such object. */
export function decodeHour(content: Buffer): HealthHour {
  const { gateway, hour, versions } = stored.parse(JSON.parse(content.toString('utf8')));
  return {
    gateway,
    hour,
    versions: new Map(
      Object.entries(versions).map(([id, version]) => [
        id,
        {
          minutes: new Map(Object.entries(version.minutes).map(([at, counted]) => [Number(at), counted])),
          vitals: version.vitals,
          opened: decodeVisitors(version.opened),
          failed: decodeVisitors(version.failed),
        },
      ]),
    ),
  };
}
