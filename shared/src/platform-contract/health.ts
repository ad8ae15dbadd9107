import { z } from 'zod';
import { channelDocument, channelName, channelPolicy, liveRemote } from './channels.ts';
import { gatewayState, heldBack } from './gateways.ts';
import { remoteName, semver } from './release.ts';

/**
 * How one version behaved in one span of time, over all gateways. Counts are of visitors: each counts once a version and
 * day, and anew when a canary of the remote begins.
 */
export const versionHealth = z.object({
  name: remoteName,
  version: semver,
  /** Visitors who opened a screen of it, or tried to. */
  opened: z.int(),
  /** Visitors to whom anything of it failed. */
  failed: z.int(),
  /** Visitors by what failed: `load:entry:missing`, `load:chunk:timeout`, `mount`, `runtime`, `integrity`. */
  failures: z.record(z.string(), z.int()),
  /** Milliseconds from the wish to the first render; null without a sample. */
  mount_p50: z.number().nullable(),
  mount_p95: z.number().nullable(),
  /** 75th percentiles of web vitals: LCP, INP, TTFB, FCP in ms; CLS has no unit. */
  vitals: z.record(z.string(), z.number()),
});
export type VersionHealth = z.infer<typeof versionHealth>;

/** One line of a chart. */
export const healthSeries = z.object({
  name: remoteName,
  version: semver,
  points: z.array(
    z.object({ at: z.iso.datetime(), opened: z.int(), failed: z.int(), mount_p50: z.number().nullable() }),
  ),
});
export const healthReport = z.object({
  channel: channelName,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Seconds between two points. */
  step: z.int(),
  versions: z.array(versionHealth),
  series: z.array(healthSeries),
});
export type HealthReport = z.infer<typeof healthReport>;

/** What the platform thinks of a canary. */
export const canaryVerdict = z.object({
  name: remoteName,
  canary: semver,
  stable: semver,
  /** `too-early`: fewer visitors than the test needs; `no-difference` so far; `worse`: it will be, or was, rolled back. */
  verdict: z.enum(['too-early', 'no-difference', 'worse', 'not-judged']),
  canary_opened: z.int(),
  canary_failed: z.int(),
  stable_opened: z.int(),
  stable_failed: z.int(),
  /** What the stable version was counted over: its last 24 hours where it had too few visitors beside the canary. */
  stable_over: z.enum(['same-time', 'last-day']).optional(),
  /** Always-valid p-value of the sequential test that the canary fails no more than the stable version; null too early. */
  p: z.number().nullable(),
  /** In one English sentence, with the figures: for logs and the command line. */
  words: z.string(),
});
export type CanaryVerdict = z.infer<typeof canaryVerdict>;

/** What `stoa status` and the release console show first. */
export const channelStatus = z.object({
  document: channelDocument,
  remotes: z.array(
    z.object({
      name: remoteName,
      /** Null while it is published but live nowhere in this channel. */
      live: liveRemote.nullable(),
      /** Published versions, newest first, at most 20. */
      versions: z.array(semver),
      /** What a rollback would bring back; null when there is nothing. */
      before: semver.nullable(),
      approval: z.boolean(),
      judged: z.boolean(),
      proof: channelPolicy.shape.proof,
      /** The last 60 minutes: of the stable version, and of the canary. */
      health: versionHealth.nullable(),
      canary_health: versionHealth.nullable(),
      verdict: canaryVerdict.nullable(),
      /** Gateways that hold a live version of it back; absent in replies of older gateways. */
      held: z.array(heldBack.extend({ gateway: z.string() })).optional(),
    }),
  ),
  /** The gateways of this channel that were heard of lately, by name; absent in replies of older ones. */
  gateways: z.array(gatewayState).optional(),
  /** Can the registry be written to at the moment? */
  writable: z.boolean(),
});
export type ChannelStatus = z.infer<typeof channelStatus>;

/**
 * What the platform tells `STOA_WEBHOOK_URL`: a `POST` with this as JSON. `X-Stoa-Signature: sha256=<hex>` is the HMAC-SHA256
 * of the body with `STOA_WEBHOOK_SECRET`. It is tried three times; an answer of 2xx ends that.
 */
export const webhookEvent = z.object({
  /** The same in every attempt. */
  id: z.string(),
  kind: z.enum([
    'canary-rolled-back',
    'promoted',
    'rolled-back',
    'revoked',
    'registry-unavailable',
    'integrity-failed',
  ]),
  at: z.iso.datetime(),
  channel: channelName,
  /** One sentence; chat tools show a field of this name as it is. */
  text: z.string(),
  /** The remote it is about; null when it is about several or none. */
  name: remoteName.nullable(),
  from: semver.nullable(),
  to: semver.nullable(),
  by: z.string().nullable(),
  /** Of the channel, after the change. */
  revision: z.int().nullable(),
  verdict: canaryVerdict.nullable(),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;
